import { onOpenerClick } from '../on-opener-click';

const open = jest.fn();
let stop = () => {};

beforeEach( () => {
	open.mockClear();
	document.body.innerHTML =
		'<a class="opener" href="#there"><i>Open</i></a><a class="other" href="#other">Other</a>';
	stop = onOpenerClick( '.opener', open );
} );

afterEach( () => stop() );

function click( selector: string, init: MouseEventInit = {} ): MouseEvent {
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	document.querySelector( selector )!.dispatchEvent( event );
	return event;
}

it( 'opens when the opener, or an element in it, is clicked', () => {
	expect( click( '.opener i' ).defaultPrevented ).toBe( true );
	expect( open ).toHaveBeenCalledWith( document.querySelector( '.opener' ) );
} );

it( 'leaves other links to the browser', () => {
	expect( click( '.other' ).defaultPrevented ).toBe( false );
	expect( open ).not.toHaveBeenCalled();
} );

it.each( [ 'ctrlKey', 'metaKey', 'shiftKey', 'altKey' ] )(
	'leaves a click with %s to the browser',
	( key ) => {
		expect( click( '.opener', { [ key ]: true } ).defaultPrevented ).toBe(
			false
		);
		expect( open ).not.toHaveBeenCalled();
	}
);

it( 'ignores a click that another script has handled', () => {
	const prevent = ( event: Event ) => event.preventDefault();
	document.querySelector( '.opener' )!.addEventListener( 'click', prevent );
	click( '.opener' );
	expect( open ).not.toHaveBeenCalled();
} );

it( 'stops after its cleanup', () => {
	stop();
	click( '.opener' );
	expect( open ).not.toHaveBeenCalled();
} );
