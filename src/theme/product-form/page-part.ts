import type { Fragments } from '@vitrina/core';

/** What an in-page add takes out of the page that answers it (spec §7). */
export interface PagePart {
	/** What the shop says, as nodes of the wrapper; null where there is no wrapper. */
	notices: Element | null;
	hasError: boolean;
	fragments: Fragments;
	/** The cart's hash; null where the answer does not say it. */
	hash: string | null;
}

export const NOTICES = '#woo-notices-wrapper, .woocommerce-notices-wrapper';

const CART_PARTS = [
	'#minicart-panel',
	'.minicart-counter',
	'.free-shipping-progress-bar',
];

/**
 * Reads a page, or the part of one that the theme answers with.
 *
 * @param html Scripts in it do not run.
 */
export function readPagePart( html: string ): PagePart {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const notices = page.querySelector( NOTICES );
	return {
		notices,
		hasError: Boolean(
			notices?.querySelector( '.woocommerce-error, .is-error' )
		),
		...( readBox( page ) ?? { fragments: pick( page ), hash: null } ),
	};
}

/** All parts and the hash, as WooCommerce's own calls answer them. */
function readBox( page: Document ) {
	try {
		const { fragments, cart_hash: hash } = JSON.parse(
			page.getElementById( 'vitrina-cart-parts' )?.textContent ?? ''
		);
		return { fragments: fragments as Fragments, hash: String( hash ) };
	} catch {
		return null;
	}
}

function pick( page: Document ): Fragments {
	const parts: Fragments = {};
	for ( const selector of CART_PARTS ) {
		const part = page.querySelector( selector );
		if ( part ) {
			parts[ selector ] = part.outerHTML;
		}
	}
	return parts;
}
