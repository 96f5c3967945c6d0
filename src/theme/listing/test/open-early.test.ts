import { openEarly } from '../filters-dialog';

jest.mock( '@vitrina/core', () => ( {
	loadStyles: () => Promise.resolve(),
	showDialog: ( dialog: HTMLDialogElement ) => {
		dialog.open = true;
	},
} ) );

HTMLDialogElement.prototype.close = function () {
	this.open = false;
	this.dispatchEvent( new Event( 'close' ) );
};

const filters = () => document.querySelector( '#filters' )!;

beforeEach( () => {
	document.body.innerHTML =
		'<div class="listing"><aside id="filters"><button data-panel-close>Close</button></aside></div>';
} );

it( 'opens the filters over the page, and puts them back when they are closed again', async () => {
	const panel = await openEarly( () => false );
	expect( panel?.open ).toBe( true );
	expect( panel?.contains( filters() ) ).toBe( true );
	filters().querySelector( 'button' )?.click();
	expect( panel?.open ).toBe( false );
	expect( filters().parentElement?.className ).toContain( 'listing' );
	expect( document.querySelector( 'dialog' ) ).toBeNull();
} );

it( 'leaves that to the script of the listing once it is loaded', async () => {
	const panel = await openEarly( () => true );
	panel?.close();
	expect( panel?.contains( filters() ) ).toBe( true );
} );

it( 'opens one panel for two clicks', async () => {
	const [ panel, second ] = await Promise.all( [
		openEarly( () => false ),
		openEarly( () => false ),
	] );
	expect( panel?.contains( filters() ) ).toBe( true );
	expect( second ).toBeNull();
	expect( document.querySelectorAll( 'dialog' ) ).toHaveLength( 1 );
} );

it( 'opens nothing without filters', async () => {
	document.body.innerHTML = '<div class="listing"></div>';
	expect( await openEarly( () => false ) ).toBeNull();
} );
