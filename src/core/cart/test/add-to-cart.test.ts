import { createBus } from '../../events/bus';
import type { EventMap } from '../../events/map';
import { ApiError } from '../../http/api-error';
import { cartSettings, printSettings, settle } from '../../test/fake-page';
import { createAddToCart } from '../add-to-cart';
import { createCartQueue } from '../cart';

const added = {
	fragments: { 'p.cart': '<p class="cart">1</p>' },
	cart_hash: 'h',
};

/** A shop that really counts, and answers when it is told to. */
function setUp( {
	answer = async (): Promise< unknown > => added,
	isAllowed = true,
	extra = {},
} = {} ) {
	const bus = createBus< EventMap >();
	const sent: Array< Record< string, string > > = [];
	let inFlight = 0;
	let most = 0;
	const wcAjax = jest.fn( async ( endpoint: string, body: unknown ) => {
		sent.push( { endpoint, ...( body as Record< string, string > ) } );
		most = Math.max( most, ++inFlight );
		try {
			return await answer();
		} finally {
			inFlight--;
		}
	} );
	const fragments = {
		start: () => () => {},
		refresh: jest.fn( async () => {} ),
		sync: async () => {},
		accept: jest.fn(),
		clear: () => {},
	};
	const go = jest.fn();
	const addToCart = createAddToCart( {
		bus,
		queue: createCartQueue( wcAjax as never ),
		fragments,
		hooks: { data: () => extra, isAllowed: () => isAllowed },
		go,
	} );
	stop = addToCart.start();
	return { bus, sent, fragments, go, most: () => most };
}

let stop = () => {};

function print( html: string ): HTMLElement {
	document.body.innerHTML = `<p class="cart">0</p><div class="card">${ html }</div>`;
	return document.querySelector< HTMLElement >( '.ajax_add_to_cart' )!;
}

const BUTTON =
	'<button class="ajax_add_to_cart add_to_cart_button" data-product_id="7" data-product_sku="S" data-quantity="2" data-success_message="“Linen” is in your cart">Add</button>';
const LINK = BUTTON.replace(
	'<button',
	'<a href="#add" role="button"'
).replace( '</button', '</a' );
const flush = async () => {
	await settle();
	await settle();
};
const linkAfter = () => document.querySelector( 'a.added_to_cart.wc-forward' );
const live = ( politeness: string ) =>
	document.getElementById( `vitrina-live-${ politeness }` )?.textContent;

beforeEach( () => void printSettings() );
afterEach( () => stop() );

describe.each( [
	[ 'button', BUTTON ],
	[ 'link', LINK ],
] )( 'a %s', ( _name, html ) => {
	it( '[CART-01] goes from normal to loading to added, and can be used again', async () => {
		const { sent, fragments } = setUp();
		const button = print( html );
		button.click();
		expect( button.classList.contains( 'loading' ) ).toBe( true );
		expect( button.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await flush();
		expect( sent ).toEqual( [
			{
				endpoint: 'add_to_cart',
				product_id: '7',
				product_sku: 'S',
				quantity: '2',
				success_message: '“Linen” is in your cart',
			},
		] );
		expect( fragments.accept ).toHaveBeenCalledWith( added.fragments, 'h' );
		expect( button.className ).toBe(
			'ajax_add_to_cart add_to_cart_button wc-interactive added'
		);
		expect( button.hasAttribute( 'aria-disabled' ) ).toBe( false );
		button.click();
		expect( button.classList.contains( 'added' ) ).toBe( false );
		await flush();
		expect( sent ).toHaveLength( 2 );
	} );

	it( '[CART-01] keeps the focus and says what happened', async () => {
		jest.useFakeTimers();
		setUp();
		const button = print( html );
		button.tabIndex = 0;
		button.focus();
		button.click();
		await jest.advanceTimersByTimeAsync( 500 );
		expect( document.querySelector( ':focus' ) ).toBe( button );
		expect( live( 'polite' ) ).toBe( '“Linen” is in your cart' );
		jest.useRealTimers();
	} );
} );

describe( 'the link to the cart', () => {
	it( '[CART-01] stands after the button, once', async () => {
		setUp();
		const button = print( BUTTON );
		button.click();
		button.click();
		await flush();
		expect( button.nextElementSibling ).toBe( linkAfter() );
		expect( linkAfter()?.textContent ).toBe( 'View cart' );
		expect( linkAfter()?.getAttribute( 'href' ) ).toBe( cartSettings.url );
		expect( document.querySelectorAll( '.added_to_cart' ) ).toHaveLength(
			1
		);
	} );

	it( '[CART-01] is not there on the cart page', async () => {
		printSettings( { cart: { ...cartSettings, isCart: true } } );
		setUp();
		print( BUTTON ).click();
		await flush();
		expect( linkAfter() ).toBeNull();
	} );
} );

describe( 'what is left to the browser', () => {
	it.each( [
		[
			'a link without product_id',
			LINK.replace( 'data-product_id="7"', '' ),
			{},
		],
		[ 'a click for a new tab', LINK, { ctrlKey: true } ],
		[ 'a click for a new window', LINK, { shiftKey: true } ],
	] )( '[CART-01] %s', async ( _name, html, keys ) => {
		const { sent } = setUp();
		const button = print( html );
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			...keys,
		} );
		button.dispatchEvent( click );
		await flush();
		expect( click.defaultPrevented ).toBe( false );
		expect( sent ).toEqual( [] );
	} );

	it( 'a click that another script has taken', async () => {
		const { sent } = setUp();
		const button = print( LINK );
		button.addEventListener( 'click', ( event ) => event.preventDefault() );
		button.click();
		await flush();
		expect( sent ).toEqual( [] );
	} );
} );

describe( 'beside other scripts', () => {
	it( '[CART-01] WooCommerce’s own script finds the button marked before it looks', () => {
		setUp();
		const button = print( LINK );
		let seen = '';
		document.body.addEventListener(
			'click',
			() => {
				seen = button.className;
			},
			{ once: true }
		);
		button.click();
		expect( seen ).toContain( 'wc-interactive' );
	} );

	it( '[CART-01] Space presses a link that says it is a button, once', async () => {
		const { sent } = setUp();
		print( LINK ).dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: ' ',
				bubbles: true,
				cancelable: true,
			} )
		);
		await flush();
		expect( sent ).toHaveLength( 1 );
	} );

	it( '[CART-12] sends what others keep for the button or add when the write begins', async () => {
		const { bus, sent } = setUp( {
			extra: { gift: 'yes', quantity: '9' },
		} );
		bus.on( 'cart:write', ( { data } ) => {
			data!.note = 'hello';
		} );
		print( BUTTON ).click();
		await flush();
		expect( sent[ 0 ] ).toMatchObject( {
			gift: 'yes',
			quantity: '2',
			note: 'hello',
		} );
	} );

	it( '[CART-12] does nothing when another plugin forbids it', async () => {
		const { sent } = setUp( { isAllowed: false } );
		const button = print( BUTTON );
		button.click();
		await flush();
		expect( sent ).toEqual( [] );
		expect( button.classList.contains( 'loading' ) ).toBe( false );
	} );
} );

describe( 'many clicks', () => {
	it( '[CART-03] twenty clicks in a second end with the right quantity, one request at a time', async () => {
		let quantity = 0;
		const { sent, most, bus } = setUp( {
			answer: async () => {
				const before = quantity;
				await settle();
				// As WooCommerce does: what was read at the start is written at the end.
				quantity = before + 1;
				return { ...added, cart_hash: String( quantity ) };
			},
		} );
		const hashes: string[] = [];
		bus.on( 'cart:changed', ( { hash } ) => void hashes.push( hash! ) );
		const button = print( BUTTON );
		for ( let click = 0; click < 20; click++ ) {
			button.click();
		}
		while ( quantity < 20 ) {
			expect( button.classList.contains( 'loading' ) ).toBe( true );
			await settle();
		}
		await flush();
		expect( sent ).toHaveLength( 20 );
		expect( most() ).toBe( 1 );
		expect( hashes ).toEqual(
			hashes.map( ( _, index ) => String( index + 1 ) )
		);
		expect( button.classList.contains( 'added' ) ).toBe( true );
	} );

	it( '[CART-03] one click that fails does not lose the others', async () => {
		let call = 0;
		const { sent, bus } = setUp( {
			answer: async () => {
				if ( ++call === 2 ) {
					throw new ApiError( 'timeout', 0, '' );
				}
				return added;
			},
		} );
		let changes = 0;
		bus.on( 'cart:changed', () => void changes++ );
		const button = print( BUTTON );
		button.click();
		button.click();
		button.click();
		await flush();
		await flush();
		expect( sent ).toHaveLength( 3 );
		expect( changes ).toBe( 2 );
		expect( button.classList.contains( 'loading' ) ).toBe( false );
	} );
} );

describe( 'answers that lead away', () => {
	it( '[CART-02] an error with a product_url goes to the product page', async () => {
		const { go, sent } = setUp( {
			answer: async () => ( {
				error: true,
				product_url: '/produktas/x/',
			} ),
		} );
		const button = print( BUTTON );
		button.click();
		button.click();
		await flush();
		expect( go ).toHaveBeenCalledWith( '/produktas/x/' );
		expect( go ).toHaveBeenCalledTimes( 1 );
		expect( sent ).toHaveLength( 1 );
		expect( button.classList.contains( 'added' ) ).toBe( false );
	} );

	it( '[CART-02] but not before the clicks on other buttons were sent', async () => {
		let call = 0;
		let isGoneEarly = false;
		const { go, sent } = setUp( {
			answer: async () => {
				await settle();
				isGoneEarly ||= go.mock.calls.length > 0;
				return ++call === 1
					? { error: true, product_url: '/x/' }
					: added;
			},
		} );
		const button = print( BUTTON + BUTTON.replace( '"7"', '"8"' ) );
		button.click();
		( button.nextElementSibling as HTMLElement ).click();
		await flush();
		await flush();
		expect( sent ).toHaveLength( 2 );
		expect( isGoneEarly ).toBe( false );
		expect( go ).toHaveBeenCalledWith( '/x/' );
	} );

	it( '[CART-02] cart_redirect_after_add goes to the cart', async () => {
		printSettings( { cart: { ...cartSettings, redirectAfterAdd: true } } );
		const { go } = setUp();
		print( BUTTON ).click();
		await flush();
		expect( go ).toHaveBeenCalledWith( cartSettings.url );
	} );
} );

describe( 'failures', () => {
	const addFailed = 'This could not be added to the cart. Please try again.';

	it.each( [
		[ 'no connection', 'fetch_error', 'You are probably offline.' ],
		[ 'a time-out', 'timeout', addFailed ],
		[ 'an answer that is no JSON', 'invalid_json', addFailed ],
	] )(
		'[CART-01] after %s the button is normal and the shopper is told',
		async ( _name, code, text ) => {
			jest.useFakeTimers();
			const { fragments } = setUp( {
				answer: async () => {
					throw new ApiError( code, 0, '' );
				},
			} );
			const button = print( BUTTON );
			button.click();
			await jest.advanceTimersByTimeAsync( 500 );
			expect( button.className ).toBe(
				'ajax_add_to_cart add_to_cart_button wc-interactive'
			);
			expect( button.hasAttribute( 'aria-disabled' ) ).toBe( false );
			expect( button.nextElementSibling?.textContent ).toBe( text );
			expect( live( 'assertive' ) ).toBe( text );
			expect( linkAfter() ).toBeNull();
			// The server may have added it all the same.
			expect( fragments.refresh ).toHaveBeenCalledTimes( 1 );
			button.click();
			expect(
				document.querySelector( '.vitrina-cart-error' )
			).toBeNull();
			await jest.advanceTimersByTimeAsync( 500 );
			jest.useRealTimers();
		}
	);

	it.each( [
		[ 'null', null ],
		[ 'nothing', {} ],
		[ 'an error alone', { error: true } ],
	] )(
		'[CART-01] an answer of %s is a failure, not an endless loading',
		async ( _name, answer ) => {
			setUp( { answer: async () => answer } );
			const button = print( BUTTON );
			button.click();
			await flush();
			expect( button.classList.contains( 'loading' ) ).toBe( false );
			expect( button.nextElementSibling?.textContent ).toBe( addFailed );
		}
	);
} );

it( '[CART-04] the added state is cleared when the item is removed', async () => {
	const { bus } = setUp();
	const button = print( BUTTON );
	button.click();
	await flush();
	bus.emit( 'cart:changed', { source: 'remove', removed: '8' } );
	expect( button.classList.contains( 'added' ) ).toBe( true );
	bus.emit( 'cart:changed', { source: 'remove', removed: '7' } );
	expect( button.classList.contains( 'added' ) ).toBe( false );
	expect( linkAfter() ).toBeNull();
} );
