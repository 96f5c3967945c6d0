import { ApiError } from '@vitrina/core';
import { giveCart } from '../../core/test/fake-page';
import { DAY } from '../fragment-cache';
import {
	closePage,
	openPage,
	hashKey,
	keep,
	part,
	setUp,
	shown,
} from './fake-parts';

beforeEach( openPage );
afterEach( closePage );

describe( 'refresh', () => {
	it.each( [
		[
			'a failure',
			() => Promise.reject( new ApiError( 'timeout', 0, '' ) ),
			'timeout',
		],
		[
			'a response without parts',
			async () => ( { cart_hash: 'x' } ),
			'no_fragments',
		],
		[ 'a response that is no object', async () => 0, 'invalid_json' ],
	] )(
		'[CART-05] raises an event and shows nothing after %s',
		async ( _name, send, code ) => {
			const { fragments, wcAjax, events } = setUp();
			wcAjax.mockImplementation( send );
			await fragments.refresh();
			expect( events ).toEqual( [ code ] );
			expect( document.body.textContent ).toBe( 'printed' );
		}
	);

	it( 'joins one that still waits', async () => {
		const { fragments, wcAjax } = setUp();
		await Promise.all( [
			fragments.refresh(),
			fragments.refresh(),
			fragments.refresh(),
		] );
		expect( wcAjax ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'sync asks only when the server’s hash is another', async () => {
		keep( 'kept', 'a' );
		giveCart( 'a' );
		const { fragments, wcAjax } = setUp();
		await fragments.sync();
		expect( wcAjax ).toHaveBeenCalledTimes( 0 );
		giveCart( 'b' );
		await fragments.sync();
		expect( wcAjax ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'accept', () => {
	it( '[CART-05] counts the 24 hours from the first thing in the cart', async () => {
		const { fragments } = setUp();
		fragments.accept( part( 'one' ), 'a' );
		await jest.advanceTimersByTimeAsync( 5000 );
		fragments.accept( part( 'two' ), 'b' );
		expect( shown() ).toBe( 'two' );
		expect( sessionStorage.getItem( 'wc_cart_created' ) ).toBe(
			String( 100 * DAY )
		);
		expect( sessionStorage.getItem( hashKey ) ).toBe( 'b' );
	} );
} );
