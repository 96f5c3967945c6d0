import { prefersReducedMotion } from '../../components/slide';

/** What can be chosen in a form, in its order: selects, or what stands for them. */
const FIELDS =
	'.variations :is(select, input:not([type="hidden"]), [tabindex="0"])';

/**
 * The bar that stands in for the add button once that has left the view. Its
 * own button leads back to the form.
 *
 * @param root Where to look for it.
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

	const followPrice = (): void => {
		const now =
			form.querySelector( '.woocommerce-variation-price .price' ) ??
			summary.querySelector( '.price' );
		const shown = bar.querySelector( '.price' );
		if ( now && shown && shown.innerHTML !== now.innerHTML ) {
			shown.innerHTML = now.innerHTML;
		}
	};
	new MutationObserver( followPrice ).observe( summary, {
		childList: true,
		characterData: true,
		subtree: true,
	} );
	followPrice();

	new IntersectionObserver(
		( entries ) =>
			bar.classList.toggle(
				'is-shown',
				entries.some(
					( { isIntersecting, boundingClientRect } ) =>
						! isIntersecting && boundingClientRect.bottom < 1
				)
			),
		// What is still to come counts as seen: a leap from above it to below it
		// would change nothing else.
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
		const open = fields.find( ( field ) => field.value === '' );
		( open ?? fields[ 0 ] ?? button ).focus( { preventScroll: true } );
	} );
}
