import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCartCount, products } from './shopper';
import { expect, test } from './test';

/** Actions are sent in the order in which a shopper did them. */

test( '[FIX-38] an item that is removed in a block and added again at once is in the cart', async ( {
	page,
	shop,
} ) => {
	const folder = path.join( shop.root, 'wordpress/wp-content/mu-plugins' );
	const plugin = path.join( folder, 'slow-removal.php' );
	const arrived = path.join( folder, 'removal-arrived' );
	// The removal arrives first, and takes a while before it reads the cart.
	writeFileSync(
		plugin,
		`<?php
		if ( str_contains( $_SERVER['REQUEST_URI'] ?? '', 'store/v1/cart/remove-item' ) ) {
			add_action( 'init', fn () => touch( '${ arrived }' ), PHP_INT_MAX );
			add_action( 'rest_api_init', fn () => sleep( 2 ) );
		}`
	);
	try {
		const { request } = page;
		await page.goto( products.linen );
		const id = await page
			.locator( 'input[name="add-to-cart"]' )
			.inputValue();
		await request.get( `/?add-to-cart=${ id }` );
		const response = await request.get( '/wp-json/wc/store/v1/cart' );
		const { key } = ( await response.json() ).items[ 0 ];
		const removal = request.post( '/wp-json/wc/store/v1/cart/remove-item', {
			data: { key },
			headers: { Nonce: response.headers().nonce ?? '' },
		} );
		await expect.poll( () => existsSync( arrived ) ).toBe( true );
		await request.get( `/?add-to-cart=${ id }` );
		expect( ( await removal ).status() ).toBe( 200 );
		expect( await readCartCount( page ) ).toBe( 1 );
	} finally {
		rmSync( plugin );
		rmSync( arrived, { force: true } );
	}
} );
