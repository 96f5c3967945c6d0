import { emit, scan } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import { createVariationIndex, FLAGS, NO_IMAGE } from '../../../variations';
import '..';

const NAMES = { milk: 'Pieno', sea: 'Jūros', coal: 'Anglies' };

const TEXTS = {
	outOfStock: 'Išparduota',
	unavailable: 'Su šiuo pasirinkimu nėra',
	stockLeft: 'Liko %d',
};

interface Printed {
	selected?: string;
	soldOut?: string;
}

/** Prints an attribute of a form as theme/inc/swatches/swatches.php does. */
function printAttribute(
	name: string,
	{ selected = '', soldOut = '' }: Printed
): string {
	const items = Object.entries( NAMES ).map( ( [ value, title ] ) => {
		const isOut = value === soldOut;
		const classes = [
			'variable-item button-variable-item',
			`button-variable-item-${ value }`,
			value === selected && 'selected',
			isOut && 'disabled no-stock',
		];
		return `<li class="${ classes.filter( Boolean ).join( ' ' ) }" role="radio" tabindex="${ value === ( selected || 'milk' ) ? 0 : -1 }" aria-checked="${ value === selected }" aria-disabled="${ isOut }" aria-label="${ title }${ isOut ? ', Išparduota' : '' }" data-value="${ value }" data-title="${ title }" data-wvstooltip="${ title }${ isOut ? ' – Išparduota' : '' }"><span class="variable-item-contents" data-server-html><span class="variable-item-span">${ title }</span></span></li>`;
	} );
	const options = Object.entries( NAMES ).map(
		( [ value, title ] ) =>
			`<option value="${ value }" ${ value === selected ? 'selected' : '' }>${ title }</option>`
	);
	const chosen = selected
		? `: ${ NAMES[ selected as keyof typeof NAMES ] }`
		: '';
	return `<div class="swatches" data-island="swatches" data-island-props="{}" data-island-load="now"><span class="swatches__chosen" aria-hidden="true" data-separator=":">${ chosen }</span><div class="swatches__select" data-server-html><select name="${ name }">
		<option value="">–</option>${ options.join( '' ) }
	</select></div><ul class="variable-items-wrapper button-variable-items-wrapper" role="radiogroup" aria-label="Spalva" data-attribute_name="${ name }" data-attribute_values="[]">${ items.join( '' ) }</ul></div>`;
}

function printForm(
	attributes: Readonly< Record< string, Printed > >,
	settings: object = {}
): HTMLFormElement {
	const form = document.createElement( 'form' );
	form.innerHTML = `<script type="application/json" class="swatch-data">${ JSON.stringify(
		{
			clearOnReselect: false,
			deselectUnavailable: false,
			clickableOutOfStock: false,
			stockThreshold: 5,
			texts: TEXTS,
			...settings,
		}
	) }</script><table class="variations"><tbody>${ Object.entries( attributes )
		.map(
			( [ name, printed ] ) =>
				`<tr><td class="value">${ printAttribute( name, printed ) }</td></tr>`
		)
		.join( '' ) }</tbody></table>`;
	document.body.append( form );
	return form;
}

const VALUES = Object.keys( NAMES );
const ATTRIBUTES = [ 'attribute_colour', 'attribute_size' ];

/** In the size "milk": the colour milk, 3 left; coal, sold out; no sea. */
const index = createVariationIndex( {
	attributes: ATTRIBUTES.map( ( name ) => ( { name, values: VALUES } ) ),
	ids: [ 1, 2, 3 ],
	columns: [
		[ 0, 2, 1 ],
		[ 0, 0, 1 ],
	],
	flags: [ 15, 15 - FLAGS.inStock, 15 ],
	stock: [ 3, 0, 40 ],
	images: [ NO_IMAGE, NO_IMAGE, NO_IMAGE ],
	pictures: [],
} );

const start = () => act( async () => scan() );

const radio = ( form: Element, value: string, at = 0 ): HTMLElement =>
	form.querySelectorAll< HTMLElement >( `[data-value="${ value }"]` )[ at ]!;

const select = ( form: Element ) => form.querySelector( 'select' )!;

const press = ( element: HTMLElement ) =>
	act( async () => {
		element.focus();
		fireEvent.click( element );
	} );

beforeEach( () => {
	window.reportError = jest.fn();
} );

afterEach( async () => {
	document.body.replaceChildren();
	await start();
	// eslint-disable-next-line jest/no-standalone-expect -- Checked after each test.
	expect( window.reportError ).not.toHaveBeenCalled();
} );

const isChecked = ( element: Element ) =>
	element.getAttribute( 'aria-checked' ) === 'true';

/** Emits the form's state, as the variation form does after each selection. */
const tell = ( form: HTMLFormElement ) =>
	act( async () =>
		// The selects hold the selection.
		emit( 'variation:updated', { form, index, selection: {} } )
	);

it( '[PROD-06] hydrates the printed markup: the same elements with the same attributes', async () => {
	const logged = jest.spyOn( console, 'error' );
	const form = printForm( {
		attribute_colour: { selected: 'sea', soldOut: 'coal' },
	} );
	const list = form.querySelector( 'ul' )!;
	const [ items, elements ] = [
		list.outerHTML,
		[ ...form.querySelectorAll( '*' ) ],
	];
	await start();
	expect( form.querySelector( '.swatches' ) ).toHaveProperty(
		'dataset.islandState',
		'ready'
	);
	expect( [ ...form.querySelectorAll( '*' ) ] ).toEqual( elements );
	expect( list.outerHTML ).toBe( items );
	expect( logged ).not.toHaveBeenCalled();
} );

it( '[PROD-06] a click sets the select, and updates the swatch and the name', async () => {
	const form = printForm( { attribute_colour: {} } );
	const heard = jest.fn();
	form.addEventListener( 'change', heard );
	await start();
	await press( radio( form, 'sea' ) );
	expect( select( form ).value ).toBe( 'sea' );
	expect( heard ).toHaveBeenCalledTimes( 1 );
	expect( isChecked( radio( form, 'sea' ) ) ).toBe( true );
	expect( form.querySelector( '.swatches__chosen' )?.textContent ).toBe(
		': Jūros'
	);

	select( form ).value = 'milk';
	await act( async () => {
		fireEvent.change( select( form ) );
	} );
	expect( isChecked( radio( form, 'milk' ) ) ).toBe( true );
	expect( isChecked( radio( form, 'sea' ) ) ).toBe( false );
} );

it( '[PROD-06] a second click clears the selection if the shop has enabled that', async () => {
	const form = printForm(
		{ attribute_colour: { selected: 'sea' } },
		{ clearOnReselect: true }
	);
	await start();
	await press( radio( form, 'sea' ) );
	expect( select( form ).value ).toBe( '' );
	expect( isChecked( radio( form, 'sea' ) ) ).toBe( false );
} );

it( '[PROD-06] an unavailable value shows the reason when it is clicked, until Escape', async () => {
	const form = printForm( { attribute_colour: { soldOut: 'coal' } } );
	await start();
	await press( radio( form, 'coal' ) );
	expect( select( form ).value ).toBe( '' );
	expect( radio( form, 'coal' ).matches( '.is-explained' ) ).toBe( true );
	await act( async () => {
		fireEvent.keyDown( document, { key: 'Escape' } );
	} );
	expect( radio( form, 'coal' ).matches( '.is-explained' ) ).toBe( false );
	expect( form.querySelector( 'ul' )!.matches( '.is-quiet' ) ).toBe( true );
	await press( radio( form, 'milk' ) );
	expect( form.querySelector( 'ul' )!.matches( '.is-quiet' ) ).toBe( false );
} );

it( '[PROD-06] arrow keys move and select; there is one tab stop, at the focus', async () => {
	const form = printForm( { attribute_colour: { soldOut: 'sea' } } );
	await start();
	const key = ( name: string ) =>
		act( async () => {
			fireEvent.keyDown( form.ownerDocument.activeElement!, {
				key: name,
			} );
		} );
	await act( async () => radio( form, 'milk' ).focus() );
	await key( 'ArrowRight' );
	expect( form.ownerDocument.activeElement ).toBe( radio( form, 'sea' ) );
	expect( select( form ).value ).toBe( '' );
	await key( 'ArrowRight' );
	expect( form.ownerDocument.activeElement ).toBe( radio( form, 'coal' ) );
	expect( select( form ).value ).toBe( 'coal' );
	await key( 'ArrowRight' );
	expect( select( form ).value ).toBe( 'milk' );
	await key( 'ArrowLeft' );
	await key( 'Tab' );
	expect( form.querySelectorAll( '[tabindex="0"]' ) ).toHaveLength( 1 );
	expect( radio( form, 'coal' ).tabIndex ).toBe( 0 );
} );

it( '[PROD-06] shows the state from the form: sold out, unavailable combination, few left', async () => {
	const form = printForm( {
		attribute_colour: {},
		attribute_size: { selected: 'milk' },
	} );
	await start();
	await tell( form );
	const labels = VALUES.map( ( value ) => radio( form, value ).ariaLabel );
	expect( labels ).toEqual( [
		'Pieno, Liko 3',
		'Jūros, Su šiuo pasirinkimu nėra',
		'Anglies, Išparduota',
	] );
	expect( form.querySelector( '.variable-item-stock' )?.textContent ).toBe(
		'Liko 3'
	);
	expect( radio( form, 'sea' ).className ).toMatch( /disabled$/ );
	expect( radio( form, 'coal' ).className ).toMatch( /disabled no-stock$/ );
} );

it( '[PROD-06] reads the selects again on request, also those that another plugin has added', async () => {
	const form = printForm( {
		attribute_colour: {},
		attribute_size: { selected: 'milk' },
	} );
	await start();
	await tell( form );
	expect( radio( form, 'milk' ).ariaDisabled ).toBe( 'false' );
	select( form ).replaceWith( select( form ).cloneNode( true ) );
	select( form ).options[ 1 ]!.disabled = true;
	await act( async () => emit( 'variation:requested', { form } ) );
	expect( radio( form, 'milk' ).ariaDisabled ).toBe( 'true' );
} );

it( 'two forms on a page are independent', async () => {
	const one = printForm( { attribute_colour: {} } );
	const other = printForm( { attribute_colour: { selected: 'milk' } } );
	await start();
	await press( radio( one, 'sea' ) );
	expect( isChecked( radio( one, 'sea' ) ) ).toBe( true );
	expect( isChecked( radio( other, 'milk' ) ) ).toBe( true );
	expect( select( other ).value ).toBe( 'milk' );
} );

it( 'removed during a selection, causes no error', async () => {
	const form = printForm( { attribute_colour: {} } );
	await start();
	await act( async () => {
		fireEvent.click( radio( form, 'sea' ) );
		form.remove();
		scan();
	} );
	await tell( form );
	expect( window.reportError ).not.toHaveBeenCalled();
	expect( form.querySelector( '[data-island-state="failed"]' ) ).toBeNull();
} );

it( 'without a select keeps the printed markup', async () => {
	const form = printForm( { attribute_colour: {} } );
	select( form ).remove();
	const before = form.innerHTML;
	await start();
	expect(
		form.querySelector< HTMLElement >( '.swatches' )!.dataset
	).toHaveProperty( 'islandState', 'failed' );
	expect( form.querySelector( 'ul' )!.outerHTML ).toBe(
		before.slice( before.indexOf( '<ul' ), before.indexOf( '</ul>' ) + 5 )
	);
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
	jest.mocked( window.reportError ).mockClear();
} );
