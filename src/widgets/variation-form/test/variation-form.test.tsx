import { on, scan } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import jQuery from 'jquery';
import { toMatrix, type Variation } from '../../../variations';
import { printForm, variation, VARIATIONS } from './print-form';
import '..';

type LookupResponse = Variation | false;

/** The shop's response to a lookup. */
let mockResponse: () => Promise< LookupResponse > = () => Promise.reject();
jest.mock( '@vitrina/core', () => ( {
	...jest.requireActual( '@vitrina/core' ),
	wcAjax: () => mockResponse(),
} ) );

const page = window as Window & { jQuery?: JQueryStatic | undefined };

const FIELDS = [
	{ name: 'attribute_colour', values: [ 'red', 'blue' ] },
	{ name: 'attribute_size', values: [ 's', 'm', 'l' ] },
];

const wait = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

/** Opens a form and waits for its first check. */
async function open( ...printed: Parameters< typeof printForm > ) {
	const form = printForm( ...printed );
	await act( async () => scan() );
	await wait( 120 );
	return form;
}

const find = ( form: Element, selector: string ): HTMLElement =>
	form.closest( '.product' )!.querySelector< HTMLElement >( selector )!;

/** Selects values one after another; the form handles each after the next paint. */
const choose = async (
	form: Element,
	choices: Readonly< Record< string, string > >
) => {
	for ( const [ name, value ] of Object.entries( choices ) ) {
		change( form, name, value );
		await wait( 20 );
	}
};

const change = ( form: Element, name: string, value: string ) => {
	const select = find(
		form,
		`[name="attribute_${ name }"]`
	) as HTMLSelectElement;
	act( () => {
		select.value = value;
		select.dispatchEvent(
			new CustomEvent( 'change', {
				bubbles: true,
				detail: { isByVisitor: true },
			} )
		);
	} );
};

const panel = ( form: Element ) => find( form, '.single_variation' );
const button = ( form: Element ) => find( form, '.single_add_to_cart_button' );
const sku = ( form: Element ) => find( form, '.sku' ).textContent;
const notice = ( form: Element ) =>
	form.querySelector( '.single_variation + div .wc-no-matching-variations' );

beforeEach( () => {
	jest.useFakeTimers();
	window.reportError = jest.fn();
} );

afterEach( async () => {
	document.body.replaceChildren();
	await act( async () => scan() );
	delete page.jQuery;
	// eslint-disable-next-line jest/no-standalone-expect -- Checked after each test.
	expect( window.reportError ).not.toHaveBeenCalled();
} );

describe( 'variation form', () => {
	it( '[PROD-01] keeps the server markup until a value is selected', async () => {
		const form = printForm();
		const printed = form.innerHTML;
		await open( false );
		expect( printed ).toContain( 'single_variation' );
		expect( panel( form ).innerHTML ).toBe( '' );
		expect( notice( form ) ).toBeNull();
	} );

	it( '[PROD-01] [PROD-05] shows the selected variation, and enables the button', async () => {
		const form = await open();
		expect( button( form ).className ).toContain( 'selection-needed' );
		await choose( form, { colour: 'red', size: 's' } );
		expect( panel( form ).innerHTML ).toBe(
			'<div class="woocommerce-variation-description"><p>Aprašymas</p></div><div class="woocommerce-variation-price"><span class="price">1 €</span></div><div class="woocommerce-variation-availability"><p class="stock">Yra</p></div>'
		);
		expect( button( form ).className ).toBe( 'single_add_to_cart_button' );
		expect( button( form ).ariaDisabled ).toBe( 'false' );
		expect( find( form, '.variation_id' ) ).toHaveProperty( 'value', '1' );
		expect( find( form, '[name="quantity"]' ) ).toHaveProperty(
			'max',
			'3'
		);
		await choose( form, { colour: 'blue' } );
		expect( button( form ).className ).toContain( 'is-unavailable' );
	} );

	it( '[PROD-05] nothing is sent with the variation of the choice before', async () => {
		const form = await open();
		await choose( form, { colour: 'red', size: 's' } );
		const sent: unknown[] = [];
		const variationId = () =>
			( find( form, '.variation_id' ) as HTMLInputElement ).value;
		form.addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			sent.push( variationId() );
		} );
		change( form, 'size', 'm' );
		act( () => form.requestSubmit() );
		change( form, 'size', 's' );
		act( () => void fireEvent.click( button( form ) ) );
		expect( variationId() ).toBe( '1' );
		expect( sent ).toEqual( [ '2', '1' ] );
	} );

	it( '[PROD-05] a choice by a script is handled at once', async () => {
		const form = await open();
		await choose( form, { colour: 'red' } );
		const size = find( form, '[name="attribute_size"]' );
		act( () => void fireEvent.change( size, { target: { value: 's' } } ) );
		expect( find( form, '.variation_id' ) ).toHaveProperty( 'value', '1' );
	} );

	it( '[PROD-01] shows that a variation which visitors may not see is unavailable', async () => {
		const form = await open();
		await choose( form, { colour: 'blue', size: 'l' } );
		expect( panel( form ).innerHTML ).toBe(
			'<p>Neparduodama &lt;dabar&gt;</p>'
		);
	} );

	it( '[PROD-04] SKU and dimensions replace the product’s, and restore them', async () => {
		const form = await open();
		await choose( form, { colour: 'red', size: 's' } );
		const dimensions = find( form, '.product_dimensions' );
		expect( sku( form ) ).toBe( 'PRK-1' );
		expect( dimensions.textContent ).toBe( '2 × 3 cm' );
		await choose( form, { size: 'm' } );
		expect( sku( form ) ).toBe( 'PRK-2' );
		expect( dimensions.textContent ).toBe( 'netaikoma' );
		find( form, '.product_meta' ).innerHTML =
			'<span class="sku">PRK</span>';
		await choose( form, { size: 's' } );
		expect( sku( form ) ).toBe( 'PRK-1' );
		await choose( form, { size: '' } );
		expect( sku( form ) ).toBe( 'PRK' );
	} );

	it( '[PROD-04] the reset link clears the selection, announces it and focuses the first select', async () => {
		const form = await open();
		const link = find( form, '.reset_variations' );
		await choose( form, { colour: 'red', size: 's' } );
		expect( link.className ).toContain( 'is-shown' );
		act( () => void fireEvent.click( link ) );
		expect( link.className ).not.toContain( 'is-shown' );
		expect( panel( form ).innerHTML ).toBe( '' );
		expect( find( form, '.reset_variations_alert' ).textContent ).toBe(
			'Išvalyta'
		);
		expect( form.ownerDocument.activeElement ).toBe(
			form.querySelector( 'select' )
		);
		await choose( form, { colour: 'red' } );
		expect( find( form, '.reset_variations_alert' ).textContent ).toBe(
			''
		);
	} );

	it( 'shows a variation again in a panel that another plugin has changed', async () => {
		const form = await open();
		await choose( form, { colour: 'red', size: 's' } );
		panel( form ).append( 'Pristatymas rytoj' );
		await choose( form, { size: 'm' } );
		expect( panel( form ).textContent ).toBe( 'Aprašymas2 €Yra' );
		panel( form ).replaceChildren();
		await choose( form, { size: 's' } );
		expect( panel( form ).textContent ).toBe( 'Aprašymas1 €Yra' );
		await choose( form, { size: '' } );
		expect( panel( form ).innerHTML ).toBe( '' );
	} );

	it( 'restores the page on unmount: the server finds the variation', async () => {
		const form = await open();
		await choose( form, { colour: 'blue', size: 's' } );
		find( form, '[data-island]' ).remove();
		await act( async () => scan() );
		expect( panel( form ).innerHTML ).toBe( '' );
		expect( sku( form ) ).toBe( 'PRK' );
		expect( button( form ).className ).toBe( 'single_add_to_cart_button' );
		expect( button( form ).ariaDisabled ).toBe( 'false' );
	} );

	it( 'two forms on a page are independent', async () => {
		const first = printForm();
		const second = await open();
		await choose( second, { colour: 'red', size: 'm' } );
		expect( panel( first ).innerHTML ).toBe( '' );
		expect( panel( second ).textContent ).toContain( '2 €' );
	} );

	it( 'a form that is removed while a component works causes no error', async () => {
		const form = await open();
		await choose( form, { colour: 'red', size: 's' } );
		form.closest( '.product' )?.remove();
		await act( async () => scan() );
		await choose( form, { size: 'm' } );
		expect( form.isConnected ).toBe( false );
	} );
} );

describe( 'fetched variations', () => {
	const openFetched = () => open( false, toMatrix( FIELDS, VARIATIONS ) );

	it( '[PROD-02] the form is busy until the response is shown', async () => {
		const form = await openFetched();
		let resolve: ( found: LookupResponse ) => void = () => {};
		mockResponse = () => new Promise( ( settle ) => ( resolve = settle ) );
		await choose( form, { colour: 'red', size: 's' } );
		expect( form.ariaBusy ).toBe( 'true' );
		await wait( 50 );
		await act( async () => resolve( VARIATIONS[ 0 ]! ) );
		expect( form.ariaBusy ).toBeNull();
		expect( panel( form ).textContent ).toContain( '1 €' );
	} );

	it( '[PROD-02] no match and a failed request are shown below the panel until the next selection', async () => {
		const form = await openFetched();
		mockResponse = async () => false;
		await choose( form, { colour: 'red', size: 's' } );
		await wait( 50 );
		expect( notice( form )?.textContent ).toBe( 'Tokios nėra' );
		expect( notice( form )?.parentElement?.role ).toBe( 'alert' );
		mockResponse = () => Promise.reject( new Error( 'down' ) );
		await choose( form, { size: 'm' } );
		expect( notice( form ) ).toBeNull();
		await wait( 50 );
		expect( notice( form )?.textContent ).toBe( 'Nepavyko' );

		mockResponse = async () => VARIATIONS[ 1 ]!;
		act( () => void fireEvent.click( button( form ) ) );
		await wait( 50 );
		expect( panel( form ).textContent ).toContain( '2 €' );
		expect( notice( form ) ).toBeNull();
	} );
} );

describe( 'with jQuery on the page', () => {
	it( '[PROD-05] in their listeners other plugins find the page in the state of the event', async () => {
		page.jQuery = jQuery;
		const seen: unknown[] = [];
		const form = printForm();
		jQuery( document.body ).on(
			'found_variation show_variation',
			( event ) =>
				seen.push( [
					event.type,
					event.target.className.split( ' ' ).pop(),
					panel( form ).textContent,
					sku( form ),
					button( form ).ariaDisabled,
				] )
		);
		await act( async () => scan() );
		await wait( 120 );
		await choose( form, { colour: 'red', size: 's' } );
		jQuery( document.body ).off();
		expect( seen ).toEqual( [
			[
				'show_variation',
				'single_variation',
				'Aprašymas1 €Yra',
				'PRK-1',
				'false',
			],
			[ 'found_variation', 'cart', 'Aprašymas1 €Yra', 'PRK-1', 'false' ],
		] );
	} );

	it( 'a plugin whose jQuery is loaded late receives the events of the form from then on', async () => {
		const form = await open();
		await choose( form, { colour: 'red' } );
		const received: string[] = [];
		jQuery( form ).on( 'wc_variation_form found_variation', ( { type } ) =>
			received.push( type )
		);
		page.jQuery = jQuery;
		document.dispatchEvent( new Event( 'load' ) );
		await wait( 120 );
		await choose( form, { size: 's' } );
		expect( received ).toEqual( [
			'wc_variation_form',
			'found_variation',
		] );
		expect( panel( form ).textContent ).toContain( '1 €' );
	} );

	it( '[PROD-02] a variation found by a plugin, and replaced variations, are shown', async () => {
		page.jQuery = jQuery;
		const form = await open();
		const received: string[] = [];
		const stop = on( 'variation:found', ( { variation: { sku: own } } ) =>
			received.push( own ?? '' )
		);
		act( () => {
			jQuery( form ).trigger( 'found_variation', [
				variation( 9, 'red', 's' ),
			] );
		} );
		expect( received ).toEqual( [ 'PRK-9' ] );
		expect( panel( form ).textContent ).toContain( '9 €' );
		act( () => {
			jQuery( form )
				.data( 'product_variations', [ variation( 5, 'red', 's' ) ] )
				.trigger( 'reload_product_variations' );
		} );
		await choose( form, { colour: 'red' } );
		expect(
			Array.from(
				form.querySelectorAll< HTMLOptionElement >(
					'[name="attribute_size"] option:disabled'
				),
				( { value } ) => value
			)
		).toEqual( [ 'm', 'l' ] );
		stop();
	} );
} );

describe( 'with WooCommerce’s own script', () => {
	it( 'renders nothing itself', async () => {
		Object.assign( window, { wc_add_to_cart_variation_params: {} } );
		const form = await open();
		await choose( form, { colour: 'red', size: 's' } );
		expect( panel( form ).innerHTML ).toBe( '' );
		Reflect.deleteProperty( window, 'wc_add_to_cart_variation_params' );
	} );
} );
