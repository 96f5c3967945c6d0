import { waitFor } from '@testing-library/dom';
import { loadLibrary } from '@vitrina/core';

jest.mock( '@vitrina/core', () => ( {
	isModified: () => false,
	loadLibrary: jest.fn(),
	loadStyles: jest.fn( async () => {} ),
	onIntent: jest.fn(),
	sendEarly: jest.fn(),
} ) );

const find = < E extends HTMLElement >( selector: string ) =>
	document.querySelector< E >( selector );
const button = () => find( '.filters-button' )!;
const panel = () => find< HTMLDialogElement >( 'dialog' );
/** Long enough for a paint, where nothing visible says that it is over. */
const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 40 ) );

/** Clicks that the listing's parts would handle. */
const repeated = jest.fn();
let parts: { load: () => void; fail: ( error: Error ) => void };
let isWide = false;

beforeAll( async () => {
	window.matchMedia = ( () => ( { matches: isWide } ) ) as never;
	window.performance.getEntriesByType ??= () => [];
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.setAttribute( 'open', '' );
		},
		close( this: HTMLDialogElement ) {
			this.removeAttribute( 'open' );
		},
	} );
	jest.mocked( loadLibrary ).mockImplementation(
		() =>
			new Promise( ( resolve, reject ) => {
				parts = { load: resolve, fail: reject };
			} )
	);
	document.body.innerHTML =
		'<div class="listing listing--sidebar"><a class="filters-button" href="#filters">Filtrai</a><aside id="filters"><button data-panel-close>×</button></aside><ul class="products"></ul></div>';
	document.addEventListener( 'click', ( event ) => {
		if ( event.target === button() && ! event.defaultPrevented ) {
			repeated();
		}
	} );
	await import( '..' );
} );

beforeEach( () => {
	isWide = false;
	repeated.mockClear();
	window.location.hash = '';
} );

const press = async () => {
	button().click();
	await waitFor( () => expect( panel()?.open ).toBe( true ) );
};

/** Waits until the button's link was followed. */
const isFollowed = () =>
	waitFor( () => expect( window.location.hash ).toBe( '#filters' ) );

const isBack = () => find( '.listing > #filters' ) !== null && panel() === null;

it( '[LIST-01] beside the cards the filters wait for the code that opens them', async () => {
	isWide = true;
	button().click();
	await settle();
	expect( panel() ).toBeNull();
	parts.fail( new Error( 'not loaded' ) );
	await settle();
} );

it( '[LIST-01] the panel opens early, and if the rest is not loaded the link leads to the filters; then again', async () => {
	for ( let count = 0; count < 2; count++ ) {
		await press();
		expect( panel()?.open ).toBe( true );
		expect( panel()?.contains( find( '#filters' ) ) ).toBe( true );
		parts.fail( new Error( 'not loaded' ) );
		await isFollowed();
		expect( isBack() ).toBe( true );
		window.location.hash = '';
		expect( repeated ).not.toHaveBeenCalled();
	}
} );

it( '[LIST-01] the panel does not open after the rest has failed', async () => {
	button().click();
	parts.fail( new Error( 'not loaded' ) );
	await isFollowed();
	expect( isBack() ).toBe( true );
} );

it( '[LIST-01] the focus that the browser moves into the panel does not start React', async () => {
	const seen = jest.fn();
	find( '#filters' )!.addEventListener( 'focusin', seen );
	await press();
	find( '[data-panel-close]' )!.focus();
	expect( seen ).not.toHaveBeenCalled();
	button().focus();
	find( '[data-panel-close]' )!.focus();
	expect( seen ).toHaveBeenCalledTimes( 1 );
	parts.fail( new Error( 'not loaded' ) );
	await isFollowed();
} );

it( '[LIST-01] [PANEL-01] the panel stays closed if it is closed meanwhile, and open if it is opened again; then the rest handles the click', async () => {
	const seen = jest.fn();
	find( '#filters' )!.addEventListener( 'click', seen );
	await press();
	find( '[data-panel-close]' )!.click();
	expect( panel()?.open ).toBe( false );
	// The core would hold it until the component is ready.
	expect( seen ).not.toHaveBeenCalled();
	await press();
	expect( panel()?.open ).toBe( true );
	panel()!.close();
	parts.load();
	await waitFor( () => expect( isBack() ).toBe( true ) );
	expect( repeated ).not.toHaveBeenCalled();

	button().click();
	await waitFor( () => expect( repeated ).toHaveBeenCalledTimes( 1 ) );
	expect( panel() ).toBeNull();
} );
