import { expectNoViolations } from './axe';
import { setCompanionOptions } from './companion-settings';
import { fullUnless, isFull } from './full';
import { logIn } from './log-in';
import { overflow } from './overflow';
import { walkTabStops } from './page-states/tab-stops';
import { inLanguage } from './page-states/walk';
import { expect, test } from './test';

/**
 * Our screens of wp-admin, in both languages, on a desktop and where wp-admin changes for
 * phones. ADMIN_PICTURES names a folder for pictures of them.
 */

/** In px. wp-admin changes for phones at 782. */
const widths = isFull ? [ 1280, 782 ] : [ 782 ];

const settings = 'admin.php?page=wc-settings&tab=';

/** Screen → its address, from wp-admin. */
const screens: Readonly< Record< string, string > > = {
	Setup: 'admin.php?page=vitrina-setup',
	'Product facts': 'admin.php?page=vitrina-product-facts',
	Cookies: 'admin.php?page=vitrina-cookies',
	Seller: 'admin.php?page=vitrina-seller',
	Invoices: 'admin.php?page=vitrina-invoices',
	'Export of invoices': 'admin.php?page=vitrina-invoices-export',
	'Log of consents': 'admin.php?page=vitrina-consent-log',
	Withdrawals: 'admin.php?page=vitrina-withdrawals',
	Newsletter: 'admin.php?page=vitrina-newsletter',
	Discounts: 'admin.php?page=vitrina-discounts',
	'New discount': 'admin.php?page=vitrina-discounts&view=edit',
	Terminals: `${ settings }shipping&section=vitrina_lpexpress`,
	'Bank link': `${ settings }checkout&section=vitrina_bank_link`,
	'Colours of an attribute':
		'edit-tags.php?taxonomy=pa_spalva&post_type=product',
};

/** Where our part of a screen is: the rest is WordPress's and WooCommerce's. */
const content = '#wpbody-content';

/** Of WordPress and WooCommerce, on our screens too. */
const theirs = [
	'#adminmenuwrap',
	'#wpadminbar',
	'#screen-meta',
	'#screen-meta-links',
	'.woocommerce-layout__header',
	'.nav-tab-wrapper',
	'.subsubsub',
	'.screen-reader-shortcut',
	'.select2-container',
];

/** Runs in the page: cells of lists that WordPress's name of their column covers. */
const coveredCells = () =>
	[
		...document.querySelectorAll< HTMLElement >(
			'.wp-list-table tr:not(.is-expanded) td[data-colname]:not(.column-primary)'
		),
	]
		.filter(
			( cell ) =>
				cell.checkVisibility() &&
				! /^(none|normal|"")$/.test(
					getComputedStyle( cell, '::before' ).content
				)
		)
		.map( ( { outerHTML } ) => outerHTML.slice( 0, 100 ) );

for ( const locale of [ 'lt_LT', 'en_US' ] ) {
	test.describe( locale, () => {
		test.use( {
			...inLanguage( locale ),
			viewport: { width: 1280, height: 900 },
			allowedErrors: [ /gravatar|404|Failed to load resource/ ],
		} );

		test.afterEach( ( { shop } ) => {
			setCompanionOptions( shop, {} );
			shop.phpEval(
				`return delete_option( 'vitrina_companion_invoices' );`
			);
		} );

		for ( const [ name, path ] of Object.entries( screens ) ) {
			const isFast = locale === 'lt_LT' && name === 'Seller';
			test( `[OWN-25] wp-admin, ${ name }: at ${ widths.join(
				' and '
			) } px it fits, axe finds nothing, and the keyboard reaches everything${ fullUnless( isFast ) }`, async ( {
				page,
				shop,
			} ) => {
				// Some screens are only in shops that issue invoices, or ask for consent.
				setCompanionOptions( shop, { consent: true } );
				shop.phpEval(
					`return update_option( 'vitrina_companion_invoices', [] );`
				);
				await logIn( page, shop.admin );
				const response = await page.goto( `/wp-admin/${ path }` );
				expect( response?.status() ).toBe( 200 );
				for ( const width of widths ) {
					await page.setViewportSize( { width, height: 900 } );
					const where = `${ name }, ${ width } px`;
					expect( await overflow( page ), where ).toBeLessThanOrEqual(
						0
					);
					expect(
						await page.evaluate( coveredCells ),
						where
					).toEqual( [] );
					await expectNoViolations( page, where, theirs, [
						content,
					] );
					const { stops, problems } = await walkTabStops( page, {
						excluded: theirs,
					} );
					expect( stops, where ).toBeGreaterThan( 0 );
					expect( problems, where ).toEqual( [] );
					if ( process.env.ADMIN_PICTURES ) {
						await page.screenshot( {
							path: `${ process.env.ADMIN_PICTURES }/${ name }-${ locale }-${ width }.png`,
							fullPage: true,
						} );
					}
				}
			} );
		}
	} );
}
