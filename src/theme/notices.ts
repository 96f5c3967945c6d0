import { NOTICES } from './product-form/page-fragment';

const FLOATING = 'is-floating';

/** How long floating notices are shown, in ms: enough to read them twice. */
const DURATION = 8000;

let timer: ReturnType< typeof setTimeout > | undefined;

/**
 * Shows notices in the page's wrapper for them. Floating ones are over the page for a
 * while instead of in it, so that nothing moves.
 */
export function showNotices( nodes: Node[], isFloating: boolean ): HTMLElement {
	const container = wrapper();
	clearTimeout( timer );
	container.classList.toggle( FLOATING, isFloating );
	container.replaceChildren( ...nodes );
	if ( isFloating ) {
		hideLater( container, nodes );
		document.addEventListener( 'focusin', hideIfCovering );
	}
	return container;
}

/** Shows notices in the page and scrolls to them, `offset` CSS pixels below the window's top. */
export function scrollToNotices( nodes: Node[], offset: number ): void {
	const container = showNotices( nodes, false );
	const top = container.getBoundingClientRect().top + window.scrollY - offset;
	window.scrollTo( { top: Math.max( 0, top ) } );
}

/** Hides the notices if they cover the focused element. */
function hideIfCovering( { target }: FocusEvent ): void {
	// After the browser has scrolled to the element.
	requestAnimationFrame( () => {
		const container = document.querySelector( `.${ FLOATING }` );
		const element = target as Element;
		if ( container && ! container.contains( element ) ) {
			const covered = container.getBoundingClientRect();
			const { top, right, bottom, left } =
				element.getBoundingClientRect();
			if (
				top < covered.bottom &&
				bottom > covered.top &&
				left < covered.right &&
				right > covered.left
			) {
				hide( container );
			}
		}
	} );
}

function hide( container: Element ): void {
	clearTimeout( timer );
	document.removeEventListener( 'focusin', hideIfCovering );
	container.classList.remove( FLOATING );
	container.replaceChildren();
}

/**
 * Hides the notices after a while, unless other notices are shown by then: another bundle
 * may have its own copy of this module.
 */
function hideLater( container: HTMLElement, nodes: readonly Node[] ): void {
	timer = setTimeout( () => {
		if ( container.matches( ':hover, :focus-within' ) ) {
			hideLater( container, nodes );
		} else if ( nodes.some( ( node ) => container.contains( node ) ) ) {
			hide( container );
		}
	}, DURATION );
}

function wrapper(): HTMLElement {
	const existing = document.querySelector< HTMLElement >( NOTICES );
	if ( existing ) {
		return existing;
	}
	const container = document.createElement( 'div' );
	container.className = 'woocommerce-notices-wrapper';
	( document.querySelector( 'main' ) ?? document.body ).prepend( container );
	return container;
}
