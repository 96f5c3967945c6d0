import { ApiError } from '@vitrina/core';
import { cartSettings, printSettings, settle } from '../../core/test/fake-page';
import {
	added,
	BUTTON,
	flush,
	linkAfter,
	live,
	print,
	setUp,
	tearDown,
} from './fake-shop';

beforeEach( () => void printSettings() );
afterEach( tearDown );

describe( 'many clicks', () => {
	it( '[CART-03] twenty clicks in a second end with the right quantity, one request at a time', async () => {
		let quantity = 0;
		const { sent, most, bus } = setUp( {
			response: async () => {
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
			response: async () => {
				if ( ++call === 2 ) {
					throw new ApiError( 'timeout', 0, '' );
				}
				return added;
			},
		} );
		let changes = 0;
		bus.on( 'cart:changed', ( { source } ) => {
			changes += source === 'add' ? 1 : 0;
		} );
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

describe( 'responses that lead to another page', () => {
	it( '[CART-02] an error with a product_url goes to the product page', async () => {
		const { go, sent } = setUp( {
			response: async () => ( {
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
			response: async () => {
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
	afterEach( () => jest.useRealTimers() );

	const addFailed = 'This could not be added to the cart. Please try again.';

	it.each( [
		[ 'no connection', 'fetch_error', 'You are probably offline.' ],
		[ 'a time-out', 'timeout', addFailed ],
		[ 'a response that is no JSON', 'invalid_json', addFailed ],
	] )(
		'[CART-01] after %s the button is normal and the shopper is told',
		async ( _name, code, text ) => {
			jest.useFakeTimers();
			const { fragments } = setUp( {
				response: async () => {
					throw new ApiError( code, 0, '' );
				},
			} );
			const before = fragments.lastRead();
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
			expect( fragments.lastRead() ).toEqual( { hash: '' } );
			expect( fragments.lastRead() ).not.toBe( before );
			button.click();
			expect(
				document.querySelector( '.vitrina-cart-error' )
			).toBeNull();
			await jest.advanceTimersByTimeAsync( 500 );
		}
	);

	it( '[CART-01] what was added before the response was lost counts as added', async () => {
		const { bus } = setUp( {
			response: async () => {
				throw new ApiError( 'timeout', 0, '' );
			},
			held: () => 'one more',
		} );
		const sources: string[] = [];
		bus.on( 'cart:changed', ( { source } ) => void sources.push( source ) );
		const button = print( BUTTON );
		button.click();
		await flush();
		expect( sources ).toEqual( [ 'refresh', 'add' ] );
		expect( button.classList.contains( 'added' ) ).toBe( true );
		expect( document.querySelector( '.vitrina-cart-error' ) ).toBeNull();
	} );

	it( '[CART-01] says so at once where the cart cannot be read, and takes it back when it can', async () => {
		jest.useFakeTimers();
		let isBack = false;
		setUp( {
			response: async () => {
				throw new ApiError( 'timeout', 0, '' );
			},
			held: () => {
				if ( ! isBack ) {
					throw new ApiError( 'fetch_error', 0, '' );
				}
				return 'one more';
			},
		} );
		const button = print( BUTTON );
		button.click();
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( button.nextElementSibling?.textContent ).toBe( addFailed );
		isBack = true;
		await jest.advanceTimersByTimeAsync( 2500 );
		expect( document.querySelector( '.vitrina-cart-error' ) ).toBeNull();
		expect( live( 'polite' ) ).toContain( 'is in your cart' );
	} );

	it.each( [
		[ 'null', null ],
		[ 'nothing', {} ],
		[ 'an error alone', { error: true } ],
	] )(
		'[CART-01] a response of %s is a failure, not an endless loading',
		async ( _name, response ) => {
			setUp( { response: async () => response } );
			const button = print( BUTTON );
			button.click();
			await flush();
			expect( button.classList.contains( 'loading' ) ).toBe( false );
			expect( button.nextElementSibling?.textContent ).toBe( addFailed );
		}
	);
} );
