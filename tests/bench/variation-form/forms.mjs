import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {import('./quiet-tab.mjs').QuietTab}           QuietTab
 * @typedef {import('../../shop/handle.mjs').Shop}         Shop
 * @typedef {{ id: number, path: string, inline: string }} Product
 */

/**
 * The demo product with 1,000 variations, and the data that WooCommerce would print
 * into its page without a limit.
 *
 * @param {Shop} shop
 * @return {Product} The product.
 */
export const readProduct = ( shop ) =>
	shop.phpEval( `
		$product = wc_get_product( wc_get_product_id_by_sku( 'VK-307' ) );
		return [
			'id'     => $product->get_id(),
			'path'   => wp_parse_url( get_permalink( $product->get_id() ), PHP_URL_PATH ),
			'inline' => wp_json_encode( $product->get_available_variations() ),
		];
	` );

/**
 * Selects without Playwright's own method, which would run script in the page. It is
 * compiled beforehand, so that only the selection is measured.
 */
const installChoose = `
	window.choose = ( select, option ) => {
		const field = document.querySelectorAll( '.variations select' )[ select ];
		field.selectedIndex = option;
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	};
	choose.toString();
`;

/**
 * Opens the product with our form, ready for selections.
 *
 * @param {QuietTab} tab
 * @param {Shop}     shop
 * @param {Product}  product
 */
export async function openOurs( tab, shop, product ) {
	await tab.goto( shop.url + product.path );
	// The scroll makes the other parts of the page mount now, not during a selection.
	await tab.evaluate( `
		window.scrollBy( 0, 1 );
		document.querySelector( 'form.variations_form' )
			.dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) )
	` );
	await tab.waitFor(
		`Boolean( document.querySelector( '[data-variation-form="ready"]' ) && document.querySelector( '[data-swatches="ready"]' ) )`
	);
	await tab.evaluate( installChoose );
	await pause();
}

/**
 * Opens the same page without our form, with WooCommerce's own script and all
 * variations in the page.
 *
 * @param {QuietTab} tab
 * @param {Shop}     shop
 * @param {Product}  product
 */
export async function openWooCommerce( tab, shop, product ) {
	await tab.goto( shop.url + product.path, '*vitrina*.js*' );
	const wordpress = join( shop.root, 'wordpress' );
	const plugin = join( wordpress, 'wp-content/plugins/woocommerce' );
	await tab.evaluate( `{
		document
			.querySelector( 'form.variations_form' )
			.setAttribute( 'data-product_variations', ${ JSON.stringify( product.inline ) } );
		window.wc_add_to_cart_variation_params = { wc_ajax_url: '' };
		for ( const [ id, html ] of [
			[
				'tmpl-variation-template',
				'<div>{{{ data.variation.price_html }}}{{{ data.variation.availability_html }}}</div>',
			],
			[ 'tmpl-unavailable-variation-template', '<p></p>' ],
		] ) {
			const template = document.createElement( 'script' );
			template.type = 'text/template';
			template.id = id;
			template.textContent = html;
			document.body.append( template );
		}
	}` );
	for ( const [ folder, path ] of /** @type {const} */ ( [
		[ wordpress, 'wp-includes/js/jquery/jquery.min.js' ],
		[ wordpress, 'wp-includes/js/underscore.min.js' ],
		[ wordpress, 'wp-includes/js/wp-util.min.js' ],
		[ plugin, 'assets/js/frontend/add-to-cart-variation.min.js' ],
	] ) ) {
		const script = readFileSync( join( folder, path ), 'utf8' );
		// The return value is too large to be sent.
		await tab.evaluate( `${ script }\n;true` );
	}
	await tab.evaluate( installChoose );
	await pause();
}

/** The form's first check and its effects are not a selection. */
const pause = () => new Promise( ( resolve ) => setTimeout( resolve, 1500 ) );
