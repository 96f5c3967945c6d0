import type { Fragments } from '@vitrina/core';

/** The parts of a response that an in-page add uses (spec §7). */
export interface PageFragment {
	/** The wrapper of the notices; null if there is none. */
	notices: Element | null;
	hasError: boolean;
	fragments: Fragments;
	/** The cart's hash; null if the response has none. */
	hash: string | null;
}

export const NOTICES = '#woo-notices-wrapper, .woocommerce-notices-wrapper';

const CART_SELECTORS = [
	'#minicart-panel',
	'.minicart-counter',
	'.free-shipping-progress-bar',
];

/** Reads a whole page, or the fragment with which the theme responds. Scripts in it do not run. */
export function readPageFragment( html: string ): PageFragment {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const notices = page.querySelector( NOTICES );
	return {
		notices,
		hasError: Boolean(
			notices?.querySelector( '.woocommerce-error, .is-error' )
		),
		...( readCartData( page ) ?? {
			fragments: findCartParts( page ),
			hash: null,
		} ),
	};
}

/** The fragments and hash, as in the responses of WooCommerce. */
function readCartData( page: Document ) {
	try {
		const { fragments, cart_hash: hash } = JSON.parse(
			page.getElementById( 'vitrina-cart-parts' )?.textContent ?? ''
		);
		return { fragments: fragments as Fragments, hash: String( hash ) };
	} catch {
		return null;
	}
}

function findCartParts( page: Document ): Fragments {
	const parts: Fragments = {};
	for ( const selector of CART_SELECTORS ) {
		const part = page.querySelector( selector );
		if ( part ) {
			parts[ selector ] = part.outerHTML;
		}
	}
	return parts;
}
