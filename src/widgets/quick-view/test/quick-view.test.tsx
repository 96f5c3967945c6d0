import '@testing-library/jest-dom';
import { defineIsland, on, scan } from '@vitrina/core';
import { act } from '@testing-library/react';
import { watchListeners } from '../../../../tests/jest/listeners';
import '..';

const props = {
	closingDelay: 280,
	texts: {
		title: 'Greita peržiūra',
		failure: 'Prekės parodyti nepavyko.',
		details: 'Visa informacija',
	},
};

const BAR = `<button class="icon-button" type="button" data-quick-view-step="-1"><i></i><span>Ankstesnė prekė</span></button>
	<button class="icon-button" type="button" data-quick-view-step="1"><i></i><span>Kita prekė</span></button>
	<span class="quick-view__place"></span>
	<b class="other">Kito įskiepio</b>
	<button type="button" data-panel-close autofocus>Uždaryti</button>`;

/** Prints a child theme's template as quick_view_template() does. */
const print = ( bar = BAR ) =>
	`<div data-island="quick-view" data-island-props='${ JSON.stringify(
		props
	) }' data-island-load="now" data-island-openers="a[data-quick-view]"><template>
	<dialog class="quick-view wide">
		<div class="quick-view__bar">${ bar }</div>
		<div class="quick-view__content"></div>
		<p class="below">Po preke</p>
	</dialog>
</template></div>`;

const card = ( id: number ) => `<li class="card">
	<img class="card__picture" loading="lazy" src="/${ id }.jpg">
	<a class="quick-view-link" data-quick-view="${ id }" href="/preke-${ id }/">Greita peržiūra</a>
	<h3 class="card__title">Prekė ${ id }</h3><span class="price"><bdi>${ id } €</bdi></span>
</li>`;

const page = `<div class="woocommerce-notices-wrapper"></div><select id="size"></select>
	<ul class="products">${ [ 1, 2, 3 ].map( card ).join( '' ) }</ul>`;

const product = ( id: number ) =>
	`<div id="product-${ id }" class="quick-view__product"><h2 class="product_title" id="quick-view-title">Prekė ${ id }</h2>
	<label for="size">Dydis</label><select id="size"></select><div data-island="inside" data-island-load="now"></div></div>`;

const dialog = () =>
	document.querySelector< HTMLDialogElement >( 'dialog.quick-view' );
const find = ( selector: string ) =>
	document.querySelector< HTMLElement >( selector )!;
const content = () => find( '.quick-view__content' );
const step = ( by: number ) => find( `[data-quick-view-step="${ by }"]` );

const wait = ( time = 40 ) =>
	act( () => jest.advanceTimersByTimeAsync( time ) );
const press = async ( element: HTMLElement ) => {
	await act( async () => element.click() );
	await wait();
};
const link = ( id: number ) => find( `a[data-quick-view="${ id }"]` );

/** The shop's response, by product id. */
let response: ( id: number ) => Response | Promise< Response >;
const inside = { mounted: 0, ended: 0 };
defineIsland( 'inside', {
	mount() {
		inside.mounted++;
		return () => void inside.ended++;
	},
} );

async function start( html = page + print() ): Promise< void > {
	document.body.innerHTML = html;
	await act( async () => scan() );
	await wait();
}

beforeEach( () => {
	jest.useFakeTimers();
	window.history.replaceState( null, '', '/parduotuve/' );
	window.reportError = jest.fn();
	window.matchMedia = ( () => ( { matches: false } ) ) as never;
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.setAttribute( 'open', '' );
		},
		close( this: HTMLDialogElement ) {
			if ( this.open ) {
				this.removeAttribute( 'open' );
				setTimeout( () => this.dispatchEvent( new Event( 'close' ) ) );
			}
		},
	} );
	Object.assign( inside, { mounted: 0, ended: 0 } );
	response = ( id ) => new Response( product( id ) );
	window.fetch = jest.fn( async ( _url, { body } ) =>
		response( Number( new URLSearchParams( body ).get( 'product_id' ) ) )
	) as never;
} );

afterEach( async () => {
	document.body.replaceChildren();
	await act( async () => scan() );
	await wait();
} );

it( '[PROD-16] shows the data of the card, then the product; nothing is in the page before', async () => {
	let release = () => {};
	response = ( id ) =>
		new Promise( ( resolve ) => {
			release = () => resolve( new Response( product( id ) ) );
		} );
	await start();
	expect( dialog() ).toBeNull();
	await press( link( 2 ) );
	expect( dialog()?.open ).toBe( true );
	expect( dialog() ).toHaveClass( 'quick-view', 'wide' );
	expect( content() ).toHaveAttribute( 'aria-busy', 'true' );
	expect( find( '.is-waiting img' ).outerHTML ).toBe(
		'<img class="card__picture" src="/2.jpg">'
	);
	expect( find( '.is-waiting .product_title' ).textContent ).toBe(
		'Prekė 2'
	);
	expect( find( '.is-waiting .price' ).innerHTML ).toBe( '<bdi>2 €</bdi>' );
	expect( find( '.quick-view__place' ).textContent ).toBe( '2 / 3' );
	expect( window.location.hash ).toBe( '#quick-view=2' );

	release();
	await wait();
	expect( content() ).not.toHaveAttribute( 'aria-busy' );
	expect( find( '.is-waiting' ) ).toBeNull();
	expect( find( '#product-2 .product_title' ).id ).toBe( 'quick-view-title' );
	expect( console ).not.toHaveErrored();
} );

it( '[PROD-16] ids are distinct, islands run, and the theme is notified of forms', async () => {
	const emitted: string[] = [];
	const stop = on( 'quick-view:shown', ( shown ) =>
		emitted.push(
			shown.content.querySelector( '.product_title' )!.textContent!
		)
	);
	await start();
	await press( link( 1 ) );
	stop();
	expect( find( '#product-1 select' ).id ).toBe( 'quick-view-size' );
	expect( find( '#product-1 label' ) ).toHaveAttribute(
		'for',
		'quick-view-size'
	);
	expect( new Set( emitted ) ).toEqual( new Set( [ 'Prekė 1' ] ) );
	expect( find( '#product-1 [data-island]' ).dataset.islandState ).toBe(
		'ready'
	);
	expect( inside.mounted - inside.ended ).toBe( 1 );
} );

it( '[PROD-16] a step changes the product, keeps the buttons and unmounts the islands of the last product', async () => {
	await start();
	await press( link( 1 ) );
	const next = step( 1 );
	expect( step( -1 ) ).toHaveAttribute( 'aria-disabled', 'true' );
	next.focus();
	await press( next );
	expect( find( '#product-1' ) ).toBeNull();
	expect( find( '#product-2' ) ).not.toBeNull();
	expect( step( 1 ) ).toBe( next );
	expect( next ).toHaveFocus();
	expect( inside.mounted - inside.ended ).toBe( 1 );
	await press( next );
	await press( next );
	expect( find( '#product-3' ) ).not.toBeNull();
	expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( window.location.hash ).toBe( '#quick-view=3' );
} );

it( '[PROD-16] keeps the other elements of a child theme’s template', async () => {
	await start();
	await press( link( 1 ) );
	const bar = find( '.quick-view__bar' );
	expect( bar.textContent!.replace( /\s+/g, ' ' ) ).toContain(
		'1 / 3Kito įskiepioUždaryti'
	);
	expect( bar.querySelector( '.other' ) ).not.toBeNull();
	expect( bar.querySelector( '[data-panel-close]' ) ).toHaveAttribute(
		'autofocus'
	);
	expect( dialog()!.querySelector( '.below' )!.textContent ).toBe(
		'Po preke'
	);
} );

it( '[PROD-16] on close returns the focus at once, and removes the dialog and its islands 280 ms later', async () => {
	await start();
	await press( link( 2 ) );
	await press( find( '[data-panel-close]' ) );
	expect( dialog()?.open ).toBe( false );
	expect( link( 2 ) ).toHaveFocus();
	expect( find( '#product-2' ) ).not.toBeNull();
	await wait( 300 );
	expect( dialog() ).toBeNull();
	expect( window.location.hash ).toBe( '' );
	expect( inside.mounted ).toBe( inside.ended );
} );

it( '[PROD-16] opened again while it fades, keeps the same dialog', async () => {
	await start();
	await press( link( 1 ) );
	const first = dialog();
	await press( find( '[data-panel-close]' ) );
	await wait( 50 );
	await press( link( 3 ) );
	await wait( 300 );
	expect( dialog() ).toBe( first );
	expect( first!.open ).toBe( true );
	expect( find( '#product-3' ) ).not.toBeNull();
} );

it( '[PROD-16] shows a notice with a link if a product fails to load, until the next one', async () => {
	response = () => new Response( '{"success":false}', { status: 404 } );
	await start();
	await press( link( 2 ) );
	await wait( 300 );
	expect( dialog() ).toBeNull();
	expect( window.location.hash ).toBe( '' );
	const notice = find( '.woocommerce-notices-wrapper > [role="alert"]' );
	expect( notice ).toHaveClass( 'woocommerce-error' );
	expect( notice.textContent ).toBe(
		'Prekės parodyti nepavyko. Visa informacija'
	);
	expect( notice.querySelector( 'a' ) ).toHaveAttribute(
		'href',
		'http://localhost/preke-2/'
	);
	// Another script removes it; React does not throw.
	find( '.woocommerce-notices-wrapper' ).replaceChildren();
	response = ( id ) => new Response( product( id ) );
	await press( link( 1 ) );
	expect( find( '#product-1' ) ).not.toBeNull();
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[PROD-16] for a URL with a product without a card: has a name, no position, no steps', async () => {
	window.history.replaceState( null, '', '/parduotuve/#quick-view=9' );
	let release = () => {};
	response = ( id ) =>
		new Promise( ( resolve ) => {
			release = () => resolve( new Response( product( id ) ) );
		} );
	await start();
	expect( find( '.is-waiting .product_title' ).textContent ).toBe(
		'Greita peržiūra'
	);
	expect( find( '.quick-view__place' ).textContent ).toBe( '' );
	expect( step( 1 ) ).not.toBeVisible();
	release();
	await wait();
	expect( find( '#product-9' ) ).not.toBeNull();
} );

it( '[PROD-16] effects, run twice in StrictMode, leave one listener each, and none after unmount', async () => {
	// The first widget of a page also waits until the page is used, to load React.
	await start();
	document.body.replaceChildren();
	await act( async () => scan() );
	await wait( 300 );
	const listening = watchListeners();
	await start();
	expect( listening() ).toEqual( [ 'click', 'popstate' ] );
	await press( link( 1 ) );
	// One dialog, opened once, with one product.
	expect( document.querySelectorAll( 'dialog' ) ).toHaveLength( 1 );
	expect( document.querySelectorAll( '#product-1' ) ).toHaveLength( 1 );
	expect( window.fetch ).toHaveBeenCalledTimes( 1 );
	await press( find( '[data-panel-close]' ) );
	find( '[data-island="quick-view"]' ).remove();
	await act( async () => scan() );
	await wait( 300 );
	expect( listening() ).toEqual( [] );
	jest.restoreAllMocks();
} );

it( '[PROD-16] removed while it is open and loading, restores scrolling and shows no response', async () => {
	let release = () => {};
	response = ( id ) =>
		new Promise( ( resolve ) => {
			release = () => resolve( new Response( product( id ) ) );
		} );
	await start();
	await press( link( 1 ) );
	await wait( 50 );
	expect( document.documentElement.style.overflow ).toBe( 'hidden' );
	find( '[data-island="quick-view"]' ).remove();
	await act( async () => scan() );
	release();
	await wait( 300 );
	expect( document.documentElement.style.overflow ).toBe( '' );
	expect( dialog() ).toBeNull();
	expect( inside.mounted ).toBe( 0 );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[PROD-16] with an unknown template the links open the products', async () => {
	await start( page + print().replace( /dialog/g, 'section' ) );
	expect( find( '[data-island="quick-view"]' ).dataset.islandState ).toBe(
		'failed'
	);
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	// jsdom does not navigate.
	document.addEventListener( 'click', ( e ) => e.preventDefault(), {
		once: true,
	} );
	const seen = jest.spyOn( event, 'preventDefault' );
	link( 1 ).dispatchEvent( event );
	expect( seen ).toHaveBeenCalledTimes( 1 );
	expect( dialog() ).toBeNull();
} );
