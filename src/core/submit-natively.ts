import type { CustomAdd } from '../cart/add-to-cart';

/**
 * Adds to the cart without a script, when a script could not be loaded. Stays on
 * the page when offline: the browser would show its own error page.
 *
 * @param button What was clicked.
 * @param custom How to send it, if the button has no link.
 * @return Whether the page is left.
 */
export function submitNatively(
	button: HTMLElement,
	custom?: CustomAdd
): boolean {
	const { href } = button as HTMLAnchorElement;
	const navigate =
		custom?.leave ?? ( href && ( () => location.assign( href ) ) );
	if ( ! navigator.onLine || ! navigate ) {
		return false;
	}
	navigate();
	return true;
}
