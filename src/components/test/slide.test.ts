import { isSliding, slide } from '../slide';

const scroller = document.createElement( 'div' );
let isReduced = false;

beforeEach( () => {
	jest.useFakeTimers();
	isReduced = false;
	window.matchMedia = () => ( { matches: isReduced } ) as MediaQueryList;
	scroller.scrollLeft = 0;
} );

afterEach( () => {
	jest.runAllTimers();
	jest.useRealTimers();
} );

it( 'arrives after the given time, and enables snapping again', () => {
	slide( scroller, 200, 0, 300 );
	jest.advanceTimersByTime( 150 );
	expect( scroller.scrollLeft ).toBeGreaterThan( 0 );
	expect( scroller.scrollLeft ).toBeLessThan( 200 );
	expect( scroller.style.scrollSnapType ).toBe( 'none' );
	expect( isSliding( scroller ) ).toBe( true );
	jest.advanceTimersByTime( 200 );
	expect( scroller.scrollLeft ).toBe( 200 );
	expect( scroller.style.scrollSnapType ).toBe( '' );
	expect( isSliding( scroller ) ).toBe( false );
} );

it( 'moves in the first frame, also if that began before the call', () => {
	jest.spyOn( window, 'requestAnimationFrame' ).mockImplementationOnce(
		( callback ) => {
			callback( performance.now() - 20 );
			return 0;
		}
	);
	slide( scroller, 200, 0, 300 );
	expect( scroller.scrollLeft ).toBeGreaterThan( 0 );
} );

it.each( [ 'pointerdown', 'wheel', 'touchstart' ] )(
	'stops where it is at a %s',
	( name ) => {
		slide( scroller, 200, 0, 300 );
		jest.advanceTimersByTime( 100 );
		const at = scroller.scrollLeft;
		scroller.dispatchEvent( new Event( name ) );
		jest.advanceTimersByTime( 300 );
		expect( scroller.scrollLeft ).toBe( at );
		expect( isSliding( scroller ) ).toBe( false );
	}
);

it( 'goes to the latest target', () => {
	slide( scroller, 200, 0, 300 );
	jest.advanceTimersByTime( 100 );
	slide( scroller, 0, 0, 300 );
	jest.advanceTimersByTime( 400 );
	expect( scroller.scrollLeft ).toBe( 0 );
} );

it.each( [
	[ 'reduced motion', true, 300 ],
	[ 'no time', false, 0 ],
] )( 'is there at once with %s', ( _name, reduced, duration ) => {
	isReduced = reduced;
	slide( scroller, 200, 0, duration );
	expect( scroller.scrollLeft ).toBe( 200 );
	expect( isSliding( scroller ) ).toBe( false );
} );
