import { on, settings, state } from '@vitrina/core';
import { createPriceUpdate } from '../price';
import { getDynamicDiscountPriceFromCartForm } from '../product-discount';
import { enhance } from '../quantity-prices';
import { markReachedRow } from '../reached-row';

type Answer = { body: unknown; status?: number };

let asked: Array< Record< string, string > >;
let nonces: string[];
let answers: Array< Answer | Promise< Answer > >;
const fetchBefore = window.fetch;

const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
const find = < T extends Element = HTMLElement >( selector: string ) =>
	document.querySelector< T >( selector ) as T;

beforeEach( () => {
	asked = [];
	answers = [];
	nonces = [ 'first', 'second' ];
	state.forget();
	settings().ajaxUrl = '/wp-admin/admin-ajax.php';
	window.fetch = async ( url, init ) => {
		if ( ! String( url ).includes( 'admin-ajax' ) ) {
			return new Response(
				JSON.stringify( { nonces: { discounts: nonces.shift() } } )
			);
		}
		asked.push(
			Object.fromEntries( init?.body as unknown as Iterable< string[] > )
		);
		const next = answers.shift() ?? { body: {} };
		const { body, status } = await Promise.race( [
			Promise.resolve( next ),
			new Promise< never >( ( resolve, reject ) =>
				init?.signal?.addEventListener( 'abort', () =>
					reject( new DOMException( '', 'AbortError' ) )
				)
			),
		] );
		return new Response(
			typeof body === 'string' ? body : JSON.stringify( body ),
			{ status: status ?? 200 }
		);
	};
	document.body.innerHTML = `<div class="product">
		<p class="price">22,00</p>
		<div class="woocommerce-variation-price"><span class="price">20,00</span></div>
		<div class="awdr-bulk-customizable-table"><table><tbody>
			<tr data-from="3" data-next="5"></tr><tr data-from="5"></tr>
		</tbody></table></div>
		<form class="cart"><input name="quantity" value="1">
			<button name="add-to-cart" value="7"></button></form>
	</div>`;
} );

afterEach( () => {
	window.fetch = fetchBefore;
} );

/** Makes the form one of a variable product. */
function toVariable(): HTMLFormElement {
	const form = find< HTMLFormElement >( 'form' );
	form.className = 'cart variations_form';
	form.dataset.product_id = '7';
	form.innerHTML =
		'<input name="quantity" value="1"><input type="hidden" name="add-to-cart" value="7"><input type="hidden" name="variation_id" value="0">';
	return form;
}

describe( 'price by quantity', () => {
	it( '[DISC-02] asks by the call of the older plugin, with a nonce fetched just before', async () => {
		answers = [ { body: { price_html: '<ins>18,70</ins>' } } ];
		find< HTMLInputElement >( '[name=quantity]' ).value = '5';
		await createPriceUpdate( find( 'form' ) )();
		expect( asked ).toEqual( [
			{
				action: 'wdr_ajax',
				method: 'get_price_html',
				product_id: '7',
				qty: '5',
				awdr_nonce: 'first',
			},
		] );
		expect( find( 'p.price' ).innerHTML ).toBe( '<ins>18,70</ins>' );
		expect( find( '.woocommerce-variation-price' ).textContent ).toBe(
			'20,00'
		);
	} );

	it( '[DISC-02] shows original_price_html where there is no price_html', async () => {
		answers = [ { body: { price_html: '', original_price_html: '9,99' } } ];
		await createPriceUpdate( find( 'form' ) )();
		expect( find( 'p.price' ).textContent ).toBe( '9,99' );
	} );

	it( '[DISC-02] asks nothing without a product, for 0, and without a quantity', async () => {
		const form = toVariable();
		const update = createPriceUpdate( form );
		await update();
		find< HTMLInputElement >( '[name=variation_id]' ).value = '8';
		for ( const quantity of [ '0', '', '-1', 'x' ] ) {
			find< HTMLInputElement >( '[name=quantity]' ).value = quantity;
			await update();
		}
		expect( asked ).toEqual( [] );
		find< HTMLInputElement >( '[name=quantity]' ).value = '2';
		answers = [ { body: { price_html: '15,00' } } ];
		await update();
		expect( asked[ 0 ] ).toMatchObject( { product_id: '8', qty: '2' } );
		expect( find( '.woocommerce-variation-price' ).textContent ).toBe(
			'15,00'
		);
		expect( find( 'p.price' ).textContent ).toBe( '22,00' );
	} );

	it( '[DISC-02] empties the area when the call fails', async () => {
		answers = [ { body: 'oops', status: 500 } ];
		await createPriceUpdate( find( 'form' ) )();
		expect( find( 'p.price' ).innerHTML ).toBe( '' );
	} );

	it( '[DISC-02] a page from a cache works: a stale nonce is replaced and the call sent again', async () => {
		answers = [
			{ body: 'Invalid token', status: 403 },
			{ body: { price_html: '18,70' } },
		];
		await createPriceUpdate( find( 'form' ) )();
		expect( asked.map( ( fields ) => fields.awdr_nonce ) ).toEqual( [
			'first',
			'second',
		] );
		expect( find( 'p.price' ).textContent ).toBe( '18,70' );
	} );

	it( '[DISC-02] an answer that comes after a newer question is thrown away', async () => {
		let arrive: ( answer: Answer ) => void = () => {};
		answers = [
			new Promise< Answer >( ( resolve ) => ( arrive = resolve ) ),
			{ body: { price_html: 'new' } },
		];
		const update = createPriceUpdate( find( 'form' ) );
		const first = update();
		await settle();
		await update();
		arrive( { body: { price_html: 'old' } } );
		await first;
		expect( find( 'p.price' ).textContent ).toBe( 'new' );
	} );
} );

describe( 'quantity of a form', () => {
	it( '[DISC-02] a quantity typed before the script came is asked once, also when the field is left after', async () => {
		settings().discounts = {
			enable_update_price_with_qty: 'show_dynamically',
		};
		const field = find< HTMLInputElement >( '[name=quantity]' );
		const leave = async ( quantity: string ) => {
			field.value = quantity;
			field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			await settle();
		};
		field.value = '3';
		enhance( find( 'form' ) );
		await settle();
		await leave( '3' );
		expect( asked.map( ( { qty } ) => qty ) ).toEqual( [ '3' ] );
		await leave( '5' );
		await leave( '3' );
		expect( asked.map( ( { qty } ) => qty ) ).toEqual( [ '3', '5', '3' ] );
	} );
} );

describe( 'table of prices', () => {
	it( '[DISC-03] marks the row that the quantity reaches, at every border', () => {
		const reached = ( quantity: string ) => {
			find< HTMLInputElement >( '[name=quantity]' ).value = quantity;
			markReachedRow( find( 'form' ) );
			return [ ...document.querySelectorAll( '[aria-current]' ) ].map(
				( row ) => row.getAttribute( 'data-from' )
			);
		};
		expect( [ '2.9', '3', '4.99', '5', '500', '' ].map( reached ) ).toEqual(
			[ [], [ '3' ], [ '3' ], [ '5' ], [ '5' ], [] ]
		);
	} );
} );

describe( 'for other code', () => {
	it( '[DISC-04] passes the answer on as an event', async () => {
		const heard = jest.fn();
		const stop = on( 'discount:answered', heard );
		const said = { success: true, data: { discounted_price: 9 } };
		answers = [ { body: said } ];
		const answer = await getDynamicDiscountPriceFromCartForm(
			[ find< HTMLFormElement >( 'form' ) ],
			find( 'p.price' ),
			{ custom_price: '12,50' }
		);
		expect( answer ).toEqual( said );
		expect( asked[ 0 ] ).toEqual( {
			action: 'awdr_get_product_discount',
			product_id: '7',
			qty: '1',
			custom_price: '12,50',
			awdr_nonce: 'first',
		} );
		expect( heard ).toHaveBeenCalledWith( {
			response: said,
			target: find( 'p.price' ),
			options: { custom_price: '12,50' },
		} );
		stop();
	} );

	it( '[DISC-04] warns in the console of a wrong form and of no product, and asks nothing', async () => {
		expect( await getDynamicDiscountPriceFromCartForm( null ) ).toBeNull();
		expect( console ).toHaveWarnedWith( 'Incorrect form provided' );
		await getDynamicDiscountPriceFromCartForm( toVariable() );
		expect( console ).toHaveWarnedWith( 'Invalid product' );
		expect( asked ).toEqual( [] );
	} );
} );
