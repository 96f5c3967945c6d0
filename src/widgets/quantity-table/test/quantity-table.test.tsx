import { emit, scan, settings, state } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import type { Variation } from '../../../variations';
import '..';

interface Answer {
	readonly body: unknown;
	readonly status?: number;
}

let asked: Array< Record< string, string > >;
let answers: Array< Answer | Promise< Answer > >;
const fetchBefore = window.fetch;

/** Prints a table as BulkTable.php does. */
const tableHtml = ( tiers: Record< string, string >, offer = '' ) => {
	const all = Object.entries( tiers );
	const range = ( from: string ) =>
		offer
			? `<th scope="row" class="wdr_bulk_title">${ offer }</th><td class="wdr_bulk_range" data-unit="vnt.">nuo ${ from }</td>`
			: `<th scope="row" class="wdr_bulk_range" data-unit="vnt.">nuo ${ from }</th>`;
	return `<table id="sort_customizable_table" class="wdr_bulk_table_msg"><caption>Pigiau</caption><thead><tr>${
		offer ? '<th scope="col" class="wdr_bulk_title">Pasiūlymas</th>' : ''
	}<th scope="col" class="wdr_bulk_range">Kiekis</th><th scope="col" class="wdr_bulk_table_discount">Kaina</th></tr></thead><tbody>${ all
		.map(
			( [ from, price ], at ) =>
				`<tr data-from="${ from }"${
					all[ at + 1 ] ? ` data-next="${ all[ at + 1 ]![ 0 ] }"` : ''
				}>${ range(
					from
				) }<td class="wdr_bulk_table_discount" data-server-html><span class="wdr_table_discounted_price"><bdi>${ price }&nbsp;€</bdi></span> <span class="wdr_table_discounted_value">−10 %</span></td></tr>`
		)
		.join(
			''
		) }</tbody></table><p class="wdr_bulk_note">Skaičiuojama kartu.</p>`;
};

const boxHtml = ( table: string, attribute = '' ) =>
	`<div class="awdr-bulk-customizable-table"${ attribute }>${ table }</div>`;

const islandHtml = ( box: string ) =>
	`<div data-island="quantity-table" data-island-props="{}" data-island-load="now">${ box }</div>`;

const plainForm = '<form class="cart"><input name="quantity" value="1"></form>';

const variableForm = ( rows = '' ) =>
	`<form class="cart variations_form" data-product_id="7" data-product_variations='${ rows }'><input name="quantity" value="1"><input type="hidden" name="variation_id" value="0"></form>`;

const ofProduct = tableHtml( { 3: '19,80', 5: '18,70' } );

const find = < E extends Element = HTMLElement >( selector: string ): E =>
	document.querySelector< E >( selector )!;
const box = () => find( '.awdr-bulk-customizable-table' );
const island = () => find( '[data-island]' );
const prices = () =>
	[ ...document.querySelectorAll( 'bdi' ) ].map( ( { textContent } ) =>
		textContent?.replace( /\s/g, ' ' )
	);
const reached = ( root: ParentNode = document ) =>
	[ ...root.querySelectorAll( '[aria-current]' ) ].map( ( row ) =>
		row.getAttribute( 'data-from' )
	);

const wait = ( ms = 10 ) =>
	act( async () => void ( await jest.advanceTimersByTimeAsync( ms ) ) );

async function start( html: string ): Promise< void > {
	document.body.innerHTML = `<div class="product">${ html }</div>`;
	await act( async () => scan() );
}

const choose = async ( id: string, ms = 130 ) => {
	find< HTMLInputElement >( '[name=variation_id]' ).value = id;
	await wait( ms );
};

const type = ( quantity: string ) =>
	fireEvent.input( find( '[name=quantity]' ), {
		target: { value: quantity },
	} );

const answerLater = () => {
	let arrive: ( answer: Answer ) => void = () => {};
	answers.push( new Promise< Answer >( ( done ) => ( arrive = done ) ) );
	return async ( table: string ) => {
		arrive( { body: { bulk_table: boxHtml( table ) } } );
		await wait();
	};
};

beforeEach( () => {
	jest.useFakeTimers();
	asked = [];
	answers = [];
	state.invalidate();
	window.reportError = jest.fn();
	settings().ajaxUrl = '/wp-admin/admin-ajax.php';
	settings().discounts = {
		awdr_dynamic_bulk_table_status: '1',
		awdr_dynamic_bulk_table_off: 'on',
		awdr_opacity_to_bulk_table: 0.4,
	};
	window.fetch = async ( url, init ) => {
		if ( ! String( url ).includes( 'admin-ajax' ) ) {
			return new Response( '{"nonces":{"discounts":"nonce"}}' );
		}
		asked.push(
			Object.fromEntries( init?.body as unknown as Iterable< string[] > )
		);
		const { body, status } = await Promise.race( [
			Promise.resolve( answers.shift() ?? { body: {} } ),
			new Promise< never >( ( _done, reject ) =>
				init?.signal?.addEventListener( 'abort', () =>
					reject( new DOMException( '', 'AbortError' ) )
				)
			),
		] );
		return new Response( JSON.stringify( body ), {
			status: status ?? 200,
		} );
	};
} );

afterEach( async () => {
	document.body.replaceChildren();
	await act( async () => scan() );
	window.fetch = fetchBefore;
	jest.useRealTimers();
} );

describe( 'server markup', () => {
	const printed = {
		'a table': boxHtml( ofProduct ),
		'a table whose offers have names': boxHtml(
			tableHtml( { 3: '19,80', 5: '18,70' }, 'Vasarai' )
		),
		'a table with a marked row': boxHtml(
			ofProduct.replace( '<tr data-from="3"', '$& aria-current="true"' )
		),
		'no table': boxHtml( '' ),
		'a table of another plugin': boxHtml(
			'<p>Nuo <b>3</b> pigiau</p>',
			' data-server-html=""'
		),
	};

	it.each( Object.entries( printed ) )(
		'[DISC-03] is taken over as it is: %s',
		async ( name, html ) => {
			const isMarked = name.includes( 'marked' );
			document.body.innerHTML = `<div class="product">${ islandHtml(
				html
			) }${ plainForm.replace( '1', isMarked ? '3' : '1' ) }</div>`;
			const before = [ ...island().querySelectorAll( '*' ) ];
			const shown = island().innerHTML;
			await act( async () => scan() );
			expect( island().dataset.islandState ).toBe( 'ready' );
			expect( [ ...island().querySelectorAll( '*' ) ] ).toEqual( before );
			expect( island().innerHTML.replace( ' style=""', '' ) ).toBe(
				shown
			);
			expect( window.reportError ).not.toHaveBeenCalled();
			expect( asked ).toEqual( [] );
		}
	);

	it( 'stays without a form, for a product that cannot be bought', async () => {
		await start( islandHtml( boxHtml( ofProduct ) ) );
		expect( prices() ).toEqual( [ '19,80 €', '18,70 €' ] );
		expect( reached() ).toEqual( [] );
		expect( window.reportError ).not.toHaveBeenCalled();
	} );
} );

describe( 'reached row', () => {
	it( '[DISC-03] follows the quantity, also one typed before hydration', async () => {
		document.body.innerHTML = `<div class="product">${ islandHtml(
			boxHtml( ofProduct )
		) }${ plainForm }</div>`;
		type( '5' );
		await act( async () => scan() );
		expect( reached() ).toEqual( [ '5' ] );
		type( '4.99' );
		expect( reached() ).toEqual( [ '3' ] );
		type( '' );
		expect( reached() ).toEqual( [] );
	} );

	it( '[DISC-03] belongs to the product’s own form if a page has two', async () => {
		document.body.innerHTML = [ 1, 2 ]
			.map(
				() =>
					`<div class="product">${ islandHtml(
						boxHtml( ofProduct )
					) }${ plainForm }</div>`
			)
			.join( '' );
		await act( async () => scan() );
		type( '3' );
		const [ first, second ] = document.querySelectorAll( '.product' );
		expect( reached( first ) ).toEqual( [ '3' ] );
		expect( reached( second ) ).toEqual( [] );
	} );
} );

describe( 'table of a variation', () => {
	const startWith = ( rows = '' ) =>
		start( islandHtml( boxHtml( ofProduct ) ) + variableForm( rows ) );

	it( '[DISC-03] is requested after 100 ms, fades while loading, and returns to the product’s', async () => {
		await startWith();
		const arrive = answerLater();
		await choose( '8', 50 );
		expect( asked ).toEqual( [] );
		await wait( 80 );
		expect( asked[ 0 ] ).toMatchObject( {
			method: 'get_variable_product_bulk_table',
			product_id: '8',
		} );
		expect( box().style.opacity ).toBe( '0.4' );
		expect( box().getAttribute( 'aria-busy' ) ).toBe( 'true' );
		expect( prices() ).toEqual( [ '19,80 €', '18,70 €' ] );
		type( '4' );
		await arrive( tableHtml( { 2: '9,00', 4: '8,00' } ) );
		expect( prices() ).toEqual( [ '9,00 €', '8,00 €' ] );
		expect( reached() ).toEqual( [ '4' ] );
		expect( box().style.opacity ).toBe( '' );
		expect( box().hasAttribute( 'aria-busy' ) ).toBe( false );

		const arriveAgain = answerLater();
		await choose( '0' );
		expect( asked[ 1 ] ).toMatchObject( { product_id: '7' } );
		await arriveAgain( ofProduct );
		expect( prices() ).toEqual( [ '19,80 €', '18,70 €' ] );
		expect( window.reportError ).not.toHaveBeenCalled();
	} );

	it( '[DISC-03] of several selections within 100 ms requests only the last', async () => {
		await startWith();
		await choose( '8', 20 );
		await choose( '9', 20 );
		await choose( '10' );
		expect( asked.map( ( { product_id: id } ) => id ) ).toEqual( [ '10' ] );
	} );

	it( '[DISC-03] does not show a response that is older than the selection', async () => {
		await startWith();
		const arriveLate = answerLater();
		const arrive = answerLater();
		await choose( '8' );
		await choose( '9' );
		await arrive( tableHtml( { 2: '9,00' } ) );
		await arriveLate( tableHtml( { 2: '1,00' } ) );
		expect( prices() ).toEqual( [ '9,00 €' ] );
		expect( box().hasAttribute( 'aria-busy' ) ).toBe( false );
	} );

	it( '[FIX-19] [DISC-03] requests no table for a bundled variation, and shows the product’s', async () => {
		await startWith(
			JSON.stringify( [
				{ variation_id: 8, is_bundled: false },
				{ variation_id: 9, is_bundled: true },
			] )
		);
		const arrive = answerLater();
		await choose( '8' );
		await arrive( tableHtml( { 2: '9,00' } ) );
		await choose( '9' );
		expect( prices() ).toEqual( [ '19,80 €', '18,70 €' ] );
		// For a variation not in the page the flag comes with `variation:found`.
		await choose( '10', 20 );
		act( () =>
			emit( 'variation:found', {
				form: find< HTMLFormElement >( 'form' ),
				variation: {
					variation_id: 10,
					is_bundled: true,
				} as Variation,
			} )
		);
		await wait( 130 );
		expect( asked.map( ( { product_id: id } ) => id ) ).toEqual( [ '8' ] );
	} );

	it( '[DISC-03] an error empties the container', async () => {
		await startWith();
		answers = [ { body: '', status: 500 } ];
		await choose( '8' );
		await wait();
		expect( box().innerHTML ).toBe( '' );
	} );

	it( 'may be another plugin’s, with or without our container', async () => {
		await startWith();
		for ( const html of [
			boxHtml( '<b>Kita</b>', ' data-server-html' ),
			'<b>Kita</b>',
		] ) {
			answers = [ { body: { bulk_table: html } } ];
			await choose( html.length.toString() );
			await wait();
			expect( box().innerHTML ).toBe( '<b>Kita</b>' );
		}
	} );

	it( 'is not requested if the shop has disabled it', async () => {
		settings().discounts = {};
		await startWith();
		await choose( '8' );
		expect( asked ).toEqual( [] );
	} );

	it( 'is removed without error while a request is running', async () => {
		await startWith();
		const arrive = answerLater();
		await choose( '8' );
		find( '.product' ).remove();
		await act( async () => scan() );
		await arrive( tableHtml( { 2: '9,00' } ) );
		expect( window.reportError ).not.toHaveBeenCalled();
	} );
} );
