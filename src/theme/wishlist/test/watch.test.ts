import { loadLibrary } from '@vitrina/core';

jest.mock( '@vitrina/core', () => ( {
	loadLibrary: jest.fn(),
	onIntent: jest.fn(),
} ) );

const load = jest.mocked( loadLibrary );
const listeners = jest.spyOn( document, 'addEventListener' );

afterEach( () => {
	for ( const [ name, listener ] of listeners.mock.calls ) {
		document.removeEventListener( name, listener );
	}
	listeners.mockClear();
} );

/** Adds a heart to the page, and runs watch.ts. */
function printHeart( ariaPressed: string ): HTMLButtonElement {
	document.body.innerHTML = `<button data-wishlist value="7" aria-pressed="${ ariaPressed }"></button>`;
	jest.isolateModules( () => void require( '../watch' ) );
	return document.querySelector( 'button' )!;
}

describe( 'a heart that is pressed before its script is loaded', () => {
	it.each( [
		[ 'false', 'true' ],
		[ 'true', 'false' ],
	] )( 'changes at once from %s to %s', ( before, after ) => {
		load.mockReturnValue( new Promise( () => {} ) );
		const heart = printHeart( before );
		heart.click();
		expect( heart.ariaPressed ).toBe( after );
		expect( heart.ariaBusy ).toBe( 'true' );
	} );

	it( 'is clicked again as it was, once for each press, when the script is there', async () => {
		let loaded = () => {};
		load.mockReturnValue(
			new Promise( ( resolve ) => {
				loaded = resolve;
			} )
		);
		const heart = printHeart( 'false' );
		heart.click();
		heart.click();
		expect( heart.ariaPressed ).toBe( 'false' );
		const seen: ( string | null )[] = [];
		heart.addEventListener( 'click', () => {
			seen.push( heart.ariaPressed );
		} );
		loaded();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( seen ).toEqual( [ 'false', 'true' ] );
		expect( heart.ariaBusy ).toBeNull();
	} );

	it( 'is as it was when the script cannot be loaded, and submits its form', async () => {
		load.mockRejectedValue( new Error( 'Not loaded' ) );
		const heart = printHeart( 'false' );
		const isPrevented: boolean[] = [];
		heart.click();
		document.addEventListener( 'click', ( event ) =>
			isPrevented.push( event.defaultPrevented )
		);
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( heart.ariaPressed ).toBe( 'false' );
		expect( isPrevented ).toEqual( [ false ] );
	} );
} );
