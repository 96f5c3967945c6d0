import { prefersReducedMotion } from '../../components/reduced-motion';

/** The fields of a form in their order: selects, or their replacements. */
const FIELDS =
	'.variations :is(select, input:not([type="hidden"]), [tabindex="0"])';

/**
 * Shows the bar that replaces the add button after that has been scrolled out of
 * view. The bar's button leads back to the form.
 */
export function enhanceStickyBar( root: ParentNode ): void {
	const bar = root.querySelector< HTMLElement >( '.sticky-bar' );
	const summary = root.querySelector( '.product-main > .summary' );
	const form = summary?.querySelector< HTMLElement >( 'form.cart' );
	const button = form?.querySelector< HTMLElement >(
		'.single_add_to_cart_button'
	);
	if ( ! bar || ! summary || ! form || ! button ) {
		return;
	}

	const updatePrice = (): void => {
		const current =
			form.querySelector( '.woocommerce-variation-price .price' ) ??
			summary.querySelector( '.price' );
		const shown = bar.querySelector( '.price' );
		if ( current && shown && shown.innerHTML !== current.innerHTML ) {
			shown.innerHTML = current.innerHTML;
		}
	};
	new MutationObserver( updatePrice ).observe( summary, {
		childList: true,
		characterData: true,
		subtree: true,
	} );
	updatePrice();

	new IntersectionObserver(
		( entries ) => {
			const isShown = entries.some(
				( { isIntersecting, boundingClientRect } ) =>
					! isIntersecting && boundingClientRect.bottom < 1
			);
			bar.classList.toggle( 'is-shown', isShown );
			document.documentElement.classList.toggle(
				'has-sticky-bar',
				isShown
			);
		},
		// Everything below the window counts as visible: otherwise a jump from above
		// the button to below it would not be a change.
		{ rootMargin: '0px 0px 99999px' }
	).observe( button );

	bar.querySelector( 'button' )?.addEventListener( 'click', () => {
		form.scrollIntoView( {
			block: 'center',
			behavior: prefersReducedMotion() ? 'auto' : 'smooth',
		} );
		const fields = [
			...form.querySelectorAll< HTMLSelectElement | HTMLInputElement >(
				FIELDS
			),
		].filter( ( field ) => field.offsetParent );
		const firstEmpty = fields.find( ( field ) => field.value === '' );
		( firstEmpty ?? fields[ 0 ] ?? button ).focus( {
			preventScroll: true,
		} );
	} );
}
