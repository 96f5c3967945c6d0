import { useNeighbour, type Neighbour } from './neighbours/plugin';
import { products } from './shopper';
import { expect, test } from './test';

/** Data for search engines beside plugins that print their own. */

interface SeoPlugin {
	readonly slug: Neighbour;
	readonly name: string;
	/** PHP that does what the plugin's first-time setup does. */
	readonly configure: string;
	readonly tidy: string;
}

const seoPlugins: readonly SeoPlugin[] = [
	{ slug: 'wordpress-seo', name: 'Yoast SEO', configure: '', tidy: '' },
	{
		slug: 'seo-by-rank-math',
		name: 'Rank Math',
		configure: `
			update_option( 'rank_math_registration_skip', 1 );
			update_option( 'rank_math_is_configured', 1 );
			update_option( 'rank-math-options-general', [ 'breadcrumbs' => 'on' ] + (array) get_option( 'rank-math-options-general' ) );`,
		tidy: `
			global $wpdb;
			$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'rank%math%'" );`,
	},
];

for ( const { slug, name, configure, tidy } of seoPlugins ) {
	test.describe( name, () => {
		useNeighbour( slug, {
			prepare: ( shop ) => shop.phpEval( `${ configure } return true;` ),
			cleanup: tidy,
		} );

		test( `[OWN-23] beside ${ name } a page has one list of breadcrumbs, a product page one product, the front page one organization @full`, async ( {
			page,
		} ) => {
			const countTypes = async ( address: string ) => {
				await page.goto( address );
				const data = await page
					.locator( 'script[type="application/ld+json"]' )
					.allTextContents();
				const types = data
					.map( ( text ) => JSON.parse( text ) )
					.flatMap( ( item ) => item[ '@graph' ] ?? item )
					.map( ( item: { '@type': string } ) => item[ '@type' ] );
				return ( type: string ) =>
					types.filter( ( found ) => found === type ).length;
			};
			for ( const address of [
				'/parduotuve/',
				products.linen,
				'/pristatymas/',
			] ) {
				const count = await countTypes( address );
				expect( count( 'BreadcrumbList' ), address ).toBe( 1 );
				await expect(
					page.locator( 'nav.breadcrumbs' ),
					address
				).toHaveCount( 1 );
			}
			const ofProduct = await countTypes( products.linen );
			expect( ofProduct( 'Product' ) ).toBe( 1 );
			const ofFront = await countTypes( '/' );
			expect( ofFront( 'Organization' ) ).toBeLessThanOrEqual( 1 );
		} );
	} );
}
