import type { OwnAdd } from '../cart/add-to-cart';

/**
 * Adds as the browser does without a script, where a script that it needs did not
 * come. Nothing is left without a connection: the next page would be the browser's.
 *
 * @param button What was clicked.
 * @param own    How it is sent, where the button does not say it.
 * @return Whether the page is left.
 */
export function leaveBy( button: HTMLElement, own?: OwnAdd ): boolean {
	const { href } = button as HTMLAnchorElement;
	const go = own?.leave ?? ( href && ( () => location.assign( href ) ) );
	if ( ! navigator.onLine || ! go ) {
		return false;
	}
	go();
	return true;
}
