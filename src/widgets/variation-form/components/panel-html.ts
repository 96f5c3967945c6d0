import type { Variation } from '../../../variations';

const parts = [
	[ 'description', 'variation_description' ],
	[ 'price', 'price_html' ],
	[ 'availability', 'availability_html' ],
] as const;

const escape = ( text: string ) =>
	text.replace( /[&<>]/g, ( sign ) => `&#${ sign.charCodeAt( 0 ) };` );

/**
 * The HTML of a variation: WooCommerce's HTML of the shop's own data, in the elements
 * of WooCommerce's template; a text for a variation that visitors may not see.
 */
export const panelHtml = (
	variation: Variation,
	unavailable: string
): string =>
	variation.variation_is_visible
		? parts
				.map(
					( [ part, field ] ) =>
						`<div class="woocommerce-variation-${ part }">${ variation[ field ] ?? '' }</div>`
				)
				.join( '' )
		: `<p>${ escape( unavailable ) }</p>`;
