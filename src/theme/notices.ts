import { NOTICES } from './product-form/page-part';

const FLOATING = 'is-floating';

/** Long enough to be read twice; what it says stands elsewhere as well. */
const SHOWN = 8000;

let timer: ReturnType< typeof setTimeout > | undefined;

/**
 * Puts what the shop says in the page's own place for it.
 *
 * @param nodes      WooCommerce's notices.
 * @param isFloating Over the page instead of in it, for a while: nothing moves.
 */
export function showNotices( nodes: Node[], isFloating: boolean ): HTMLElement {
	const place = wrapper();
	clearTimeout( timer );
	place.classList.toggle( FLOATING, isFloating );
	place.replaceChildren( ...nodes );
	if ( isFloating ) {
		hideLater( place );
	}
	return place;
}

/** Shows notices in the page and brings them into view. */
export function scrollToNotices( nodes: Node[], offset: number ): void {
	const place = showNotices( nodes, false );
	const top = place.getBoundingClientRect().top + window.scrollY - offset;
	window.scrollTo( { top: Math.max( 0, top ) } );
}

function hideLater( place: HTMLElement ): void {
	timer = setTimeout( () => {
		if ( place.matches( ':hover, :focus-within' ) ) {
			hideLater( place );
			return;
		}
		place.classList.remove( FLOATING );
		place.replaceChildren();
	}, SHOWN );
}

function wrapper(): HTMLElement {
	const known = document.querySelector< HTMLElement >( NOTICES );
	if ( known ) {
		return known;
	}
	const place = document.createElement( 'div' );
	place.className = 'woocommerce-notices-wrapper';
	( document.querySelector( 'main' ) ?? document.body ).prepend( place );
	return place;
}
