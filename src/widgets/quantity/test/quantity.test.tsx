import { scan } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import { enhanceQuantityFields } from '../../../theme/quantity/quantity-field';
import '..';

/** Prints the markup as WooCommerce's template and the theme's hooks do, with an element of another plugin. */
const fieldHtml = ( attributes: string ) => `
	<div class="quantity">
		<button class="quantity__step" type="button" data-step="-1" hidden><span>Vienu mažiau</span></button>
		<label class="screen-reader-text" for="q">Kiekis</label>
		<input type="number" id="q" class="input-text qty text" name="quantity" ${ attributes } />
		<em>vnt.</em><br>
		<button class="quantity__step" type="button" data-step="1" hidden><span>Vienu daugiau</span></button>
	</div>`;

async function open( attributes: string, formClass = 'cart' ) {
	const form = document.createElement( 'form' );
	form.className = formClass;
	form.innerHTML = fieldHtml( attributes );
	document.body.append( form );
	// As the page's observer reports it.
	await act( async () => {} );
	const field = form.querySelector< HTMLElement >( '.quantity' )!;
	const printed = field.innerHTML;
	const input = form.querySelector( 'input' )!;
	return { form, field, printed, input };
}

/** The first interaction. */
const touch = ( { field }: { field: HTMLElement } ) =>
	act( async () => {
		fireEvent( field, new Event( 'pointerdown', { bubbles: true } ) );
		await jest.advanceTimersByTimeAsync( 20 );
	} );

const button = ( { field }: { field: HTMLElement }, step: 1 | -1 ) =>
	field.querySelector< HTMLButtonElement >( `[data-step="${ step }"]` )!;

const press = ( opened: { field: HTMLElement }, step: 1 | -1 ) =>
	act( async () => void fireEvent.click( button( opened, step ) ) );

beforeAll( () => enhanceQuantityFields( document ) );

beforeEach( () => {
	jest.useFakeTimers();
	window.reportError = jest.fn();
} );

afterEach( async () => {
	document.body.replaceChildren();
	await act( async () => scan() );
	// eslint-disable-next-line jest/no-standalone-expect -- Checked after each test.
	expect( window.reportError ).not.toHaveBeenCalled();
} );

describe( 'quantity of a product form', () => {
	it( 'keeps every element of the markup, the number in it and its focus', async () => {
		const opened = await open( 'value="2" min="1" max="9"' );
		const before = [ ...opened.field.querySelectorAll( '*' ) ];
		opened.input.value = '5';
		opened.input.focus();
		await touch( opened );
		expect( opened.field.dataset.islandState ).toBe( 'ready' );
		expect( [ ...opened.field.querySelectorAll( '*' ) ] ).toEqual( before );
		expect( opened.input.value ).toBe( '5' );
		expect( opened.input.name ).toBe( 'quantity' );
		expect( opened.input ).toBe( opened.field.ownerDocument.activeElement );
	} );

	it( '[CART-10] steps within the limits, and dispatches one event per step', async () => {
		const opened = await open( 'value="2" min="1" max="3"' );
		await touch( opened );
		const heard: string[] = [];
		for ( const name of [ 'input', 'change' ] ) {
			opened.form.addEventListener( name, ( { type } ) =>
				heard.push( type )
			);
		}
		await press( opened, 1 );
		expect( opened.input.value ).toBe( '3' );
		expect( heard ).toEqual( [ 'input', 'change' ] );
		expect( button( opened, 1 ).disabled ).toBe( true );
		await press( opened, -1 );
		await press( opened, -1 );
		expect( opened.input.value ).toBe( '1' );
		expect( button( opened, -1 ).disabled ).toBe( true );
	} );

	it( '[CART-10] follows typed numbers, and limits of a variation', async () => {
		const opened = await open( 'value="1" min="1" max="9"' );
		await touch( opened );
		act( () => {
			fireEvent.input( opened.input, { target: { value: '9' } } );
		} );
		expect( button( opened, 1 ).disabled ).toBe( true );
		act( () => {
			opened.input.max = '20';
			opened.input.dispatchEvent(
				new Event( 'change', { bubbles: true } )
			);
		} );
		expect( button( opened, 1 ).disabled ).toBe( false );
	} );

	it( 'replays a click from before hydration once', async () => {
		const opened = await open( 'value="1" min="1" max="9"' );
		await press( opened, 1 );
		await touch( opened );
		// The component runs after the paint that shows the button as busy.
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		expect( opened.input.value ).toBe( '2' );
	} );

	it( '[CART-10] has no buttons if the number is fixed', async () => {
		const opened = await open( 'value="1" min="1" max="1" readonly' );
		await touch( opened );
		expect( button( opened, 1 ).hidden ).toBe( true );
	} );

	it( '[CART-10] fields of the cart step without a component', async () => {
		const opened = await open(
			'value="1" min="0" max="9"',
			'woocommerce-cart-form'
		);
		expect( opened.field.dataset.island ).toBeUndefined();
		await press( opened, 1 );
		expect( opened.input.value ).toBe( '2' );
		expect( opened.field.innerHTML ).toContain( 'Vienu daugiau' );
	} );
} );
