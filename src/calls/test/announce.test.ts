import { announce } from '../announce';

const text = ( politeness: string ) =>
	document.getElementById( `vitrina-live-${ politeness }` )?.textContent;

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = '';
} );
afterEach( () => jest.useRealTimers() );

it( 'says a text in one region per politeness, a little later', () => {
	announce( 'Added' );
	announce( 'Failed', 'assertive' );
	expect( text( 'polite' ) ).toBe( '' );
	jest.advanceTimersByTime( 100 );
	expect( text( 'polite' ) ).toBe( 'Added' );
	expect( text( 'assertive' ) ).toBe( 'Failed' );
	expect( document.querySelectorAll( '[aria-live]' ) ).toHaveLength( 2 );
} );

it( 'says the same text again, and of two at once the later', () => {
	announce( 'Added' );
	jest.advanceTimersByTime( 100 );
	announce( 'Added' );
	expect( text( 'polite' ) ).toBe( '' );
	announce( 'Removed' );
	jest.advanceTimersByTime( 100 );
	expect( text( 'polite' ) ).toBe( 'Removed' );
} );

it( 'finds a new place when its region was taken out of the page', () => {
	announce( 'Added' );
	document.body.innerHTML = '';
	announce( 'Removed' );
	jest.advanceTimersByTime( 100 );
	expect( text( 'polite' ) ).toBe( 'Removed' );
} );

it( '[PANEL-01] speaks inside an open dialog, because all else is inert', () => {
	announce( 'Added' );
	document.body.insertAdjacentHTML( 'beforeend', '<dialog open></dialog>' );
	announce( 'In the dialog' );
	jest.advanceTimersByTime( 100 );
	expect( document.querySelector( 'dialog' )?.textContent ).toBe(
		'In the dialog'
	);
	document.querySelector( 'dialog' )?.removeAttribute( 'open' );
	announce( 'In the page' );
	jest.advanceTimersByTime( 100 );
	expect( document.querySelector( 'dialog' )?.textContent ).toBe( '' );
	expect( text( 'polite' ) ).toBe( 'In the page' );
	expect( document.querySelectorAll( '[aria-live="polite"]' ) ).toHaveLength(
		1
	);
} );
