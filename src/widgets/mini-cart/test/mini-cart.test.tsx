import { cart, emit, scan, state, type CartResponse } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import '..';

const texts = {
	updated: 'Krepšelis atnaujintas.',
	failed: 'Pakeisti nepavyko.',
	offline: 'Nėra ryšio.',
	unsure: 'Parduotuvė neatsako.',
	unsaved: 'Kiekis %s neišsaugotas.',
	again: 'Bandyti dar kartą',
	restored: 'Prekė vėl krepšelyje.',
	couponFailed: 'Kodo patikrinti nepavyko.',
};

const settings = {
	cartUrl: '/krepselis/',
	opensOnAdd: true,
	openDelay: 350,
	counterDelay: 200,
	texts,
};

/** As theme/parts/mini-cart.php prints it. */
const panelHtml = `<dialog id="minicart-panel" class="mini-cart" data-panel="cart" data-island="mini-cart" data-island-props="{}" data-island-load="now" aria-labelledby="minicart-title" data-settings='${ JSON.stringify(
	settings
) }'>
	<div class="mini-cart__bar" data-server-html>
		<h2 class="mini-cart__title" id="minicart-title" tabindex="-1">Krepšelis</h2>
		<button class="icon-button" type="button" data-panel-close autofocus>
			<span class="visually-hidden">Uždaryti</span>
		</button>
	</div>
	<div class="mini-cart__content" data-server-html><div class="free-shipping-progress-bar" hidden></div></div>
	<p class="mini-cart__removed" hidden>
		<span></span>
		<button type="button">Grąžinti</button>
	</p>
	<p class="mini-cart__unsure">
		<span>Parduotuvė neatsako.</span>
		<button type="button">Patikrinti</button>
	</p>
	<div class="mini-cart__body">
		<div class="mini-cart__failure" hidden>
			<p>Krepšelio parodyti nepavyko.</p>
			<button class="button" type="button">Bandyti dar kartą</button>
			<a href="/krepselis/">Krepšelis</a>
		</div>
		<div class="mini-cart__content" role="presentation">
			<div class="mini-cart__content" data-server-html><div class="widget_shopping_cart_content" data-printed><p>Tuščia</p></div></div>
		</div>
	</div>
</dialog>`;

/** As theme/woocommerce/cart/mini-cart.php prints it, with another plugin's part. */
const lineHtml = ( key: string, quantity: number ) => `
	<li class="mini-cart__line" data-cart_item_key="${ key }">
		<a role="button" href="/krepselis/?remove_item=${ key }" class="remove remove_from_cart_button" data-product_id="7" data-cart_item_key="${ key }" data-success_message="„${ key }“ pašalinta.">×</a>
		<div class="quantity">
	<button class="quantity__step" type="button" data-step="-1" hidden><span>Vienu mažiau</span></button>	<label for="q-${ key }">${ key } – kiekis</label>
	<input type="number" id="q-${ key }" class="input-text qty text" name="cart[${ key }][qty]" value="${ quantity }" min="1" max="60" step="1" />
	<button class="quantity__step" type="button" data-step="1" hidden><span>Vienu daugiau</span></button><em>vnt.</em></div>
	</li>`;

const cartHtml = ( quantities: Record< string, number >, codes = '' ) => `
	<div class="widget_shopping_cart_content">
		<form id="ajax-minicart-form" action="/krepselis/" method="post"><ul>${ Object.entries(
			quantities
		)
			.map( ( [ key, quantity ] ) => lineHtml( key, quantity ) )
			.join( '' ) }</ul></form>
		<div class="mini-cart__foot">${ codes }
			<details class="mini-cart__coupon">
				<summary>Turiu kodą<svg class="icon"></svg></summary>
				<form action="/krepselis/" method="post">
					<label class="visually-hidden" for="minicart-coupon">Kodas</label>
					<input id="minicart-coupon" type="text" name="coupon_code" placeholder="Kodas">
					<button class="button button--quiet" type="submit" name="apply_coupon" value="1">Taikyti</button>
				</form>
			</details>
			<p class="woocommerce-mini-cart__total total">Suma: 10 €</p>
			<p class="buttons"><a href="#kasa" class="checkout">Apmokėti</a></p>
		</div>
	</div>`;

const panel = () =>
	document.querySelector< HTMLDialogElement >( '#minicart-panel' )!;

const find = < E extends HTMLElement = HTMLElement >( selector: string ): E =>
	panel().querySelector< E >( selector )!;

const focused = () => panel().ownerDocument.activeElement;

const line = ( key: string ) => find( `[data-cart_item_key="${ key }"]` );

const field = ( key: string ) =>
	line( key ).querySelector< HTMLInputElement >( 'input' )!;

const press = ( key: string, step: 1 | -1 ) =>
	fireEvent.click( line( key ).querySelector( `[data-step="${ step }"]` )! );

/** Replaces the fragment as WooCommerce's script and ours do. */
const replace = async ( html: string, root: Element = panel() ) => {
	root.querySelector( '.widget_shopping_cart_content' )!.outerHTML = html;
	await act( async () => {} );
};

const start = () => act( async () => scan() );

async function startWith( quantities: Record< string, number > ) {
	document.body.innerHTML = panelHtml;
	await start();
	panel().setAttribute( 'open', '' );
	await replace( cartHtml( quantities ) );
}

const withoutIndentation = ( html: string ) =>
	html.replace( /(^|>)\s*\n\s*(?=<|$)/g, '$1' );

/** Requests without a response yet. */
let sent: Array< {
	job: Parameters< typeof cart.send >[ 0 ];
	answer: ( fragments?: string ) => Promise< void >;
	fail: ( code?: string, status?: number ) => Promise< void >;
} > = [];

const wait = ( time: number ) =>
	act( () => jest.advanceTimersByTimeAsync( time ) );

beforeEach( () => {
	jest.useFakeTimers();
	window.reportError = jest.fn();
	sent = [];
	jest.spyOn( state, 'load' ).mockResolvedValue( {} as never );
	jest.spyOn( cart, 'idle' ).mockResolvedValue();
	jest.spyOn( cart, 'refresh' ).mockResolvedValue();
	jest.spyOn( cart, 'accept' ).mockImplementation( async ( { part } ) => {
		if ( part ) {
			find( '.widget_shopping_cart_content' ).outerHTML = part;
		}
	} );
	jest.spyOn( cart, 'send' ).mockImplementation(
		( job ) =>
			new Promise< CartResponse >( ( resolve, reject ) => {
				sent.push( {
					job,
					answer: ( part = '' ) =>
						act( async () =>
							resolve( {
								error: false,
								productUrl: '',
								fragments: { part },
								hash: 'x',
							} )
						),
					fail: ( code = 'timeout', status = 0 ) =>
						act( async () =>
							reject(
								Object.assign( new Error(), { code, status } )
							)
						),
				} );
			} )
	);
} );

afterEach( async () => {
	document.body.replaceChildren();
	await start();
	jest.restoreAllMocks();
	jest.useRealTimers();
	document.documentElement.removeAttribute( 'data-cart-unsure' );
} );

it( '[CART-06] hydrates the printed panel: keeps its elements, without errors', async () => {
	document.body.innerHTML = panelHtml;
	const before = [ ...panel().querySelectorAll( '*' ) ];
	const html = withoutIndentation( panel().innerHTML );
	await start();
	expect( panel().dataset.islandState ).toBe( 'ready' );
	expect( [ ...panel().querySelectorAll( '*' ) ] ).toEqual( before );
	expect( withoutIndentation( panel().innerHTML ) ).toBe( html );
	expect( window.reportError ).not.toHaveBeenCalled();
	expect( console ).not.toHaveErrored();
} );

it( 'leaves the server markup unchanged if a part is missing', async () => {
	document.body.innerHTML = panelHtml;
	find( '.mini-cart__unsure button' ).remove();
	const before = panel().innerHTML;
	await start();
	expect( panel().dataset.islandState ).toBe( 'failed' );
	expect( panel().innerHTML ).toBe( before );
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
} );

it( '[CART-08] hydrates the steppers of a new fragment and keeps elements of the server and of other plugins', async () => {
	document.body.innerHTML = panelHtml;
	await start();
	const place = find( '.widget_shopping_cart_content' );
	place.outerHTML = cartHtml( { puodelis: 1, kava: 2 } );
	const before = [
		...panel().querySelectorAll( '.widget_shopping_cart_content *' ),
	];
	await act( async () => {} );
	expect( [
		...panel().querySelectorAll( '.widget_shopping_cart_content *' ),
	] ).toEqual( before );
	expect( line( 'kava' ).textContent ).toContain( 'vnt.' );
	const [ minus, plus ] = line( 'puodelis' ).querySelectorAll( 'button' );
	expect( minus!.hidden || plus!.hidden ).toBe( false );
	expect( [ minus!.disabled, plus!.disabled ] ).toEqual( [ true, false ] );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[CART-08] steps, waits 350 ms after the last press and sends one quantity', async () => {
	await startWith( { kava: 2 } );
	press( 'kava', 1 );
	await wait( 300 );
	press( 'kava', 1 );
	expect( field( 'kava' ).value ).toBe( '4' );
	await wait( 349 );
	expect( sent ).toHaveLength( 0 );
	await wait( 1 );
	expect( sent ).toHaveLength( 1 );
	expect( line( 'kava' ).className ).toContain( 'is-loading' );
	expect( line( 'kava' ).getAttribute( 'aria-busy' ) ).toBe( 'true' );
	await sent[ 0 ]!.answer( cartHtml( { kava: 4 } ) );
	expect( field( 'kava' ).value ).toBe( '4' );
	expect( line( 'kava' ).className ).not.toContain( 'is-loading' );
	expect( line( 'kava' ).hasAttribute( 'aria-busy' ) ).toBe( false );
} );

it( '[CART-08] a press while a request is open is not lost', async () => {
	await startWith( { kava: 2 } );
	press( 'kava', 1 );
	await wait( 350 );
	press( 'kava', 1 );
	await sent[ 0 ]!.answer( cartHtml( { kava: 3 } ) );
	expect( field( 'kava' ).value ).toBe( '4' );
	await wait( 350 );
	expect( sent ).toHaveLength( 2 );
} );

it( '[CART-08] keeps the typed value and the focus when other scripts replace the fragment', async () => {
	await startWith( { kava: 2, puodelis: 1 } );
	field( 'kava' ).focus();
	fireEvent.input( field( 'kava' ), { target: { value: '17' } } );
	await replace( cartHtml( { kava: 2, puodelis: 5 } ) );
	expect( field( 'kava' ).value ).toBe( '17' );
	expect( focused() ).toBe( field( 'kava' ) );
	expect( field( 'puodelis' ).value ).toBe( '5' );
	expect( sent ).toHaveLength( 0 );
	fireEvent.blur( field( 'kava' ) );
	expect( sent ).toHaveLength( 1 );
} );

it( '[CART-08] resets an invalid quantity', async () => {
	await startWith( { kava: 2 } );
	fireEvent.input( field( 'kava' ), { target: { value: '2.5' } } );
	fireEvent.blur( field( 'kava' ) );
	expect( field( 'kava' ).value ).toBe( '2' );
	expect( sent ).toHaveLength( 0 );
} );

it( '[CART-08] shows a quantity that was not saved beside the saved one, and can send it again', async () => {
	await startWith( { kava: 2 } );
	fireEvent.input( field( 'kava' ), { target: { value: '9' } } );
	fireEvent.blur( field( 'kava' ) );
	await sent[ 0 ]!.fail();
	expect( field( 'kava' ).value ).toBe( '2' );
	expect( line( 'kava' ).textContent ).toContain( 'Kiekis 9 neišsaugotas.' );
	await replace( cartHtml( { kava: 2 } ) );
	expect( line( 'kava' ).textContent ).toContain( 'Kiekis 9 neišsaugotas.' );
	fireEvent.click(
		line( 'kava' ).querySelector( '.mini-cart__unsaved button' )!
	);
	expect( sent ).toHaveLength( 2 );
	expect( field( 'kava' ).value ).toBe( '9' );
	await sent[ 1 ]!.answer( cartHtml( { kava: 9 } ) );
	expect( find( '.mini-cart__unsaved' ) ).toBeNull();
} );

it( '[CART-07] removes a line, moves the focus on, and puts the line back', async () => {
	await startWith( { kava: 2, puodelis: 1 } );
	fireEvent.click( line( 'kava' ).querySelector( 'a' )! );
	fireEvent.click( line( 'kava' ).querySelector( 'a' )! );
	expect( sent ).toHaveLength( 1 );
	expect( line( 'kava' ).className ).toContain( 'is-blocked' );
	await sent[ 0 ]!.answer( cartHtml( { puodelis: 1 } ) );
	const offer = find( '.mini-cart__removed' );
	expect( offer.hidden ).toBe( false );
	expect( offer.textContent ).toContain( '„kava“ pašalinta.' );
	expect( focused() ).toBe( line( 'puodelis' ).querySelector( 'a' ) );
	fireEvent.click( offer.querySelector( 'button' )! );
	expect( offer.getAttribute( 'aria-busy' ) ).toBe( 'true' );
	await sent[ 1 ]!.answer( cartHtml( { puodelis: 1, kava: 2 } ) );
	expect( offer.hidden ).toBe( true );
	expect( focused() ).toBe( line( 'kava' ).querySelector( 'a' ) );
} );

it( '[CART-07] a line that could not be removed stays', async () => {
	await startWith( { kava: 2 } );
	fireEvent.click( line( 'kava' ).querySelector( 'a' )! );
	await sent[ 0 ]!.fail();
	expect( line( 'kava' ).className ).not.toContain( 'is-blocked' );
	expect( find( '.mini-cart__removed' ).hidden ).toBe( true );
} );

it( '[CART-06] keeps the code and its error message when the fragment is replaced', async () => {
	await startWith( { kava: 2 } );
	fireEvent.click( find( 'summary' ) );
	expect( find< HTMLDetailsElement >( 'details' ).open ).toBe( true );
	fireEvent.change( find( '#minicart-coupon' ), {
		target: { value: 'vasara' },
	} );
	await replace( cartHtml( { kava: 3 } ) );
	const code = () => find< HTMLInputElement >( '#minicart-coupon' );
	expect( code().value ).toBe( 'vasara' );
	expect( find< HTMLDetailsElement >( 'details' ).open ).toBe( true );
	fireEvent.submit( code().form! );
	fireEvent.submit( code().form! );
	expect( sent ).toHaveLength( 1 );
	await sent[ 0 ]!.fail();
	expect( find( '.mini-cart__coupon-message' ).textContent ).toBe(
		texts.couponFailed
	);
	expect( code().getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	expect( focused() ).toBe( code() );
	expect( code().value ).toBe( 'vasara' );
} );

it( '[CART-06] the link waits for the last quantity', async () => {
	await startWith( { kava: 2 } );
	fireEvent.input( field( 'kava' ), { target: { value: '3' } } );
	const link = find( '.checkout' );
	fireEvent.click( link );
	expect( link.className ).toContain( 'loading' );
	expect( sent ).toHaveLength( 1 );
	await sent[ 0 ]!.fail();
	await wait( 1 );
	expect( link.className ).not.toContain( 'loading' );
} );

it( '[CART-06] a cart that is loading is not shown as empty; shows an error if it cannot be fetched', async () => {
	jest.spyOn( cart, 'hasCart' ).mockReturnValue( true );
	document.body.innerHTML = panelHtml;
	await start();
	await act( async () => emit( 'cart:changed', { source: 'page' } ) );
	const body = find( '.mini-cart__body' );
	expect( body.className ).toContain( 'is-waiting' );
	await act( async () =>
		emit( 'cart:fragments-error', {
			source: 'refresh',
			error: {} as never,
		} )
	);
	expect( find( '.mini-cart__failure' ).hidden ).toBe( false );
	fireEvent.click( find( '.mini-cart__failure button' ) );
	expect( cart.refresh ).toHaveBeenCalledTimes( 1 );
	await replace( cartHtml( { kava: 1 } ) );
	await act( async () => emit( 'cart:changed', { source: 'refresh' } ) );
	expect( body.className ).toBe( 'mini-cart__body' );
	expect( find( '.mini-cart__failure' ).hidden ).toBe( true );
} );

it( 'two mini carts on a page have separate state', async () => {
	document.body.innerHTML = panelHtml + panelHtml;
	await start();
	const panels = [ ...document.querySelectorAll( 'dialog' ) ];
	for ( const each of panels ) {
		await replace( cartHtml( { kava: 2 } ), each );
	}
	const [ first, second ] = panels.map( ( each ) =>
		each.querySelector< HTMLInputElement >( 'input.qty' )!
	);
	fireEvent.click( panels[ 1 ]!.querySelector( '[data-step="1"]' )! );
	expect( first!.value ).toBe( '2' );
	expect( second!.value ).toBe( '3' );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( 'does not throw when the panel is removed while a request is open', async () => {
	await startWith( { kava: 2, puodelis: 1 } );
	press( 'kava', 1 );
	await wait( 350 );
	fireEvent.click( line( 'puodelis' ).querySelector( 'a' )! );
	document.body.replaceChildren();
	await start();
	jest.spyOn( cart, 'accept' ).mockResolvedValue();
	await sent[ 0 ]!.answer();
	await sent[ 1 ]!.fail();
	await wait( 1000 );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( 'hydrates a line again after another plugin replaced it', async () => {
	await startWith( { kava: 2, puodelis: 1 } );
	fireEvent.input( field( 'kava' ), { target: { value: '8' } } );
	line( 'kava' ).outerHTML = lineHtml( 'kava', 2 );
	await act( async () => {} );
	expect( field( 'kava' ).value ).toBe( '8' );
	press( 'kava', -1 );
	expect( field( 'kava' ).value ).toBe( '7' );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[CART-08] while a quantity is unsent, a link waits for it, but not if the click opens another window', async () => {
	await startWith( { kava: 2 } );
	press( 'kava', 1 );
	for ( const modifier of [ 'shiftKey', 'altKey', 'ctrlKey', 'metaKey' ] ) {
		// True: the browser follows the link.
		expect(
			fireEvent.click( find( '.checkout' ), { [ modifier ]: true } )
		).toBe( true );
	}
	expect( sent ).toHaveLength( 0 );
	expect( fireEvent.click( find( '.checkout' ) ) ).toBe( false );
	await act( async () => {} );
	expect( sent ).toHaveLength( 1 );
} );
