import { on, settings, state } from '@vitrina/core';
import { createPriceUpdate } from '../price';
import { getDynamicDiscountPriceFromCartForm } from '../product-discount';
import { enhance } from '../quantity-prices';
import { markActiveTier } from '../active-tier';

type FakeResponse = { body: unknown; status?: number };

let requests: Array< Record< string, string > >;
let nonces: string[];
let responses: Array< FakeResponse | Promise< FakeResponse > >;
const fetchBefore = window.fetch;

/** Until a request, which waits for the next paint, has its response. */
const settle = () => jest.advanceTimersByTimeAsync( 50 );
const settled = async < Result >(
	promise: Promise< Result >
): Promise< Result > => {
	await settle();
	return promise;
};
const find = < T extends Element = HTMLElement >( selector: string ) =>
	document.querySelector< T >( selector ) as T;

beforeEach( () => {
	jest.useFakeTimers();
	requests = [];
	responses = [];
	nonces = [ 'first', 'second' ];
	state.invalidate();
	settings().ajaxUrl = '/wp-admin/admin-ajax.php';
	window.fetch = async ( url, init ) => {
		if ( ! String( url ).includes( 'admin-ajax' ) ) {
			return new Response(
				JSON.stringify( { nonces: { discounts: nonces.shift() } } )
			);
		}
		requests.push(
			Object.fromEntries( init?.body as unknown as Iterable< string[] > )
		);
		const next = responses.shift() ?? { body: {} };
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
	it( '[DISC-02] uses the request of the older plugin, with a nonce fetched just before', async () => {
		responses = [ { body: { price_html: '<ins>18,70</ins>' } } ];
		find< HTMLInputElement >( '[name=quantity]' ).value = '5';
		await settled( createPriceUpdate( find( 'form' ) )() );
		expect( requests ).toEqual( [
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

	it( '[DISC-02] shows original_price_html if there is no price_html', async () => {
		responses = [
			{ body: { price_html: '', original_price_html: '9,99' } },
		];
		await settled( createPriceUpdate( find( 'form' ) )() );
		expect( find( 'p.price' ).textContent ).toBe( '9,99' );
	} );

	it( '[DISC-02] sends nothing without a product, for 0, and without a quantity', async () => {
		const form = toVariable();
		const update = createPriceUpdate( form );
		await settled( update() );
		find< HTMLInputElement >( '[name=variation_id]' ).value = '8';
		for ( const quantity of [ '0', '', '-1', 'x' ] ) {
			find< HTMLInputElement >( '[name=quantity]' ).value = quantity;
			await settled( update() );
		}
		expect( requests ).toEqual( [] );
		find< HTMLInputElement >( '[name=quantity]' ).value = '2';
		responses = [ { body: { price_html: '15,00' } } ];
		await settled( update() );
		expect( requests[ 0 ] ).toMatchObject( { product_id: '8', qty: '2' } );
		expect( find( '.woocommerce-variation-price' ).textContent ).toBe(
			'15,00'
		);
		expect( find( 'p.price' ).textContent ).toBe( '22,00' );
	} );

	it( '[DISC-02] empties the price when the request fails', async () => {
		responses = [ { body: 'oops', status: 500 } ];
		await settled( createPriceUpdate( find( 'form' ) )() );
		expect( find( 'p.price' ).innerHTML ).toBe( '' );
	} );

	it( '[DISC-02] replaces an expired nonce of a cached page and sends the request again', async () => {
		responses = [
			{ body: 'Invalid token', status: 403 },
			{ body: { price_html: '18,70' } },
		];
		await settled( createPriceUpdate( find( 'form' ) )() );
		expect( requests.map( ( fields ) => fields.awdr_nonce ) ).toEqual( [
			'first',
			'second',
		] );
		expect( find( 'p.price' ).textContent ).toBe( '18,70' );
	} );

	it( '[DISC-02] ignores a response that arrives after a newer request', async () => {
		let respond: ( response: FakeResponse ) => void = () => {};
		responses = [
			new Promise< FakeResponse >( ( resolve ) => ( respond = resolve ) ),
			{ body: { price_html: 'new' } },
		];
		const update = createPriceUpdate( find( 'form' ) );
		const first = update();
		await settle();
		await settled( update() );
		respond( { body: { price_html: 'old' } } );
		await first;
		expect( find( 'p.price' ).textContent ).toBe( 'new' );
	} );
} );

describe( 'quantity of a form', () => {
	it( '[DISC-02] requests a quantity typed before the script was loaded once, also after the field loses focus', async () => {
		settings().discounts = {
			enable_update_price_with_qty: 'show_dynamically',
		};
		const field = find< HTMLInputElement >( '[name=quantity]' );
		const changeQuantity = async ( quantity: string ) => {
			field.value = quantity;
			field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			await settle();
		};
		field.value = '3';
		enhance( find( 'form' ) );
		await settle();
		await changeQuantity( '3' );
		expect( requests.map( ( { qty } ) => qty ) ).toEqual( [ '3' ] );
		await changeQuantity( '5' );
		await changeQuantity( '3' );
		expect( requests.map( ( { qty } ) => qty ) ).toEqual( [
			'3',
			'5',
			'3',
		] );
	} );
} );

describe( 'table of prices', () => {
	it( '[DISC-03] marks the active tier at every boundary', () => {
		const activeTier = ( quantity: string ) => {
			find< HTMLInputElement >( '[name=quantity]' ).value = quantity;
			markActiveTier( find( 'form' ) );
			return [ ...document.querySelectorAll( '[aria-current]' ) ].map(
				( row ) => row.getAttribute( 'data-from' )
			);
		};
		expect(
			[ '2.9', '3', '4.99', '5', '500', '' ].map( activeTier )
		).toEqual( [ [], [ '3' ], [ '3' ], [ '5' ], [ '5' ], [] ] );
	} );
} );

describe( 'the public function', () => {
	it( '[DISC-04] emits the response as an event', async () => {
		const listener = jest.fn();
		const stop = on( 'discount:answered', listener );
		const body = { success: true, data: { discounted_price: 9 } };
		responses = [ { body } ];
		const response = await settled(
			getDynamicDiscountPriceFromCartForm(
				[ find< HTMLFormElement >( 'form' ) ],
				find( 'p.price' ),
				{ custom_price: '12,50' }
			)
		);
		expect( response ).toEqual( body );
		expect( requests[ 0 ] ).toEqual( {
			action: 'awdr_get_product_discount',
			product_id: '7',
			qty: '1',
			custom_price: '12,50',
			awdr_nonce: 'first',
		} );
		expect( listener ).toHaveBeenCalledWith( {
			response: body,
			target: find( 'p.price' ),
			options: { custom_price: '12,50' },
		} );
		stop();
	} );

	it( '[DISC-04] warns in the console about a wrong form and a missing product, and sends nothing', async () => {
		expect( await getDynamicDiscountPriceFromCartForm( null ) ).toBeNull();
		expect( console ).toHaveWarnedWith( 'Incorrect form provided' );
		await getDynamicDiscountPriceFromCartForm( toVariable() );
		expect( console ).toHaveWarnedWith( 'Invalid product' );
		expect( requests ).toEqual( [] );
	} );
} );
