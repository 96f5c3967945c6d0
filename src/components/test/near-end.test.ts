import { watchEnd } from '../near-end';

const nearness = { distance: 150, debounce: 30 };

/** A list that ends a given distance below the window, in px. */
function listAt( rest: number ): () => Element {
	const list = document.createElement( 'div' );
	jest.spyOn( list, 'getBoundingClientRect' ).mockReturnValue( {
		bottom: window.innerHeight + rest,
	} as DOMRect );
	return () => list;
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it.each( [
	[ 151, 0 ],
	[ 150, 1 ],
	[ -900, 1 ],
] )(
	'[BLOG-01] [LIST-03] %i px before the end it loads %i times',
	( rest, times ) => {
		const run = jest.fn();
		const watch = watchEnd( listAt( rest ), nearness, run );
		jest.advanceTimersByTime( 29 );
		expect( run ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( run ).toHaveBeenCalledTimes( times );
		watch.stop();
	}
);

it( '[BLOG-01] [LIST-03] many scroll events load once, after the last', () => {
	const run = jest.fn();
	const watch = watchEnd( listAt( 0 ), nearness, run );
	for ( let times = 0; times < 10; times++ ) {
		jest.advanceTimersByTime( 20 );
		window.dispatchEvent( new Event( 'scroll' ) );
	}
	expect( run ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 30 );
	expect( run ).toHaveBeenCalledTimes( 1 );
	watch.stop();
	window.dispatchEvent( new Event( 'scroll' ) );
	jest.runAllTimers();
	expect( run ).toHaveBeenCalledTimes( 1 );
} );

it( '[BLOG-01] a removed list loads nothing', () => {
	const run = jest.fn();
	watchEnd( () => null, nearness, run ).check();
	expect( run ).not.toHaveBeenCalled();
} );
