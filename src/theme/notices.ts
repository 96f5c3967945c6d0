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
		hideLater( place, nodes );
		document.addEventListener( 'focusin', makeWay );
	}
	return place;
}

/** Shows notices in the page and brings them into view. */
export function scrollToNotices( nodes: Node[], offset: number ): void {
	const place = showNotices( nodes, false );
	const top = place.getBoundingClientRect().top + window.scrollY - offset;
	window.scrollTo( { top: Math.max( 0, top ) } );
}

/** What has the focus is never under a notice. */
function makeWay( { target }: FocusEvent ): void {
	// The browser scrolls to it first.
	requestAnimationFrame( () => {
		const place = document.querySelector( `.${ FLOATING }` );
		const element = target as Element;
		if ( place && ! place.contains( element ) ) {
			const over = place.getBoundingClientRect();
			const { top, right, bottom, left } =
				element.getBoundingClientRect();
			if (
				top < over.bottom &&
				bottom > over.top &&
				left < over.right &&
				right > over.left
			) {
				hide( place );
			}
		}
	} );
}

function hide( place: Element ): void {
	clearTimeout( timer );
	document.removeEventListener( 'focusin', makeWay );
	place.classList.remove( FLOATING );
	place.replaceChildren();
}

/** Another bundle may have a copy of this module, and have shown something since. */
function hideLater( place: HTMLElement, nodes: readonly Node[] ): void {
	timer = setTimeout( () => {
		if ( place.matches( ':hover, :focus-within' ) ) {
			hideLater( place, nodes );
		} else if ( nodes.some( ( node ) => place.contains( node ) ) ) {
			hide( place );
		}
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
