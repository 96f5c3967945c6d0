import { expectNoNotices, useNeighbour } from './neighbours/plugin';
import {
	startSearchEngine,
	type SearchEngine,
} from './neighbours/search-engine';
import type { Shop } from '../shop/handle.mjs';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './test';

/** The shop with ElasticPress, which passes searches to another engine. */

const WORD = 'rinkinys';

/** The addresses of the products in a listing, in order. */
async function readFound(
	request: APIRequestContext,
	query = ''
): Promise< string[] > {
	const response = await request.get(
		`/?s=${ WORD }&post_type=product${ query }`
	);
	expect( response.status() ).toBe( 200 );
	const cards = ( await response.text() ).matchAll(
		/<a class="card__link[^"]*" href="([^"]+)"/g
	);
	return [ ...cards ].map( ( [ , address = '' ] ) => address );
}

/** The addresses of the published products with the word in their title, the oldest first. */
const byAge = ( shop: Shop ): string[] =>
	shop.phpEval(
		`global $wpdb;
		return array_map( 'get_permalink', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = 'product' AND post_status = 'publish' AND post_title LIKE %s ORDER BY ID", '%' . getenv( 'WORD' ) . '%' ) ) );`,
		{ WORD }
	);

/** The addresses of all products that cost at least that much, in euros. */
const fromPrice = ( shop: Shop, price: number ): string[] =>
	shop.phpEval(
		`global $wpdb;
		return array_map( 'get_permalink', $wpdb->get_col( $wpdb->prepare( "SELECT product_id FROM {$wpdb->prefix}wc_product_meta_lookup WHERE max_price >= %f", (float) getenv( 'PRICE' ) ) ) );`,
		{ PRICE: String( price ) }
	);

test.describe( 'ElasticPress', () => {
	let engine: SearchEngine | undefined;
	useNeighbour( 'elasticpress', {
		async prepare( shop ) {
			engine = await startSearchEngine();
			shop.phpEval(
				`update_option( 'ep_host', getenv( 'HOST' ) ); return true;`,
				{ HOST: engine.url }
			);
			const messages = shop.phpEval(
				`ElasticPress\\Features::factory()->activate_feature( 'search' );
				ElasticPress\\Features::factory()->activate_feature( 'woocommerce' );
				ElasticPress\\Features::factory()->setup_features();
				ElasticPress\\IndexHelper::factory()->full_index( [ 'method' => 'cli', 'put_mapping' => true, 'output_method' => static function ( array $message ): void { $GLOBALS['ep_messages'][] = $message['message']; } ] );
				return $GLOBALS['ep_messages'];`
			);
			expect( messages ).not.toEqual( [] );
		},
		cleanup: `global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'ep\\\\_%'" );`,
	} );
	test.afterAll( () => engine?.stop() );

	test( '[SRCH-02] ElasticPress’s engine finds the products, in its order; the shop searches itself where a filter is selected or the engine fails @full', async ( {
		request,
		shop,
	} ) => {
		const expected = byAge( shop );
		expect( expected ).not.toHaveLength( 0 );
		expect( await readFound( request ) ).toEqual( expected );
		expect( ( await engine?.readSearches() )?.at( -1 ) ).toContain( WORD );
		const filtered = await readFound( request, '&min_price=40' );
		expect( filtered ).not.toHaveLength( 0 );
		expect( fromPrice( shop, 40 ) ).toEqual(
			expect.arrayContaining( filtered )
		);
		await engine?.fail();
		expect( await readFound( request ) ).not.toHaveLength( 0 );
		expectNoNotices( shop );
	} );
} );
