import { useLayoutEffect } from 'react';

/**
 * Sets a class on an element in the server markup, which React did not render,
 * while a condition is true.
 *
 * @param element   In the server markup; null for none.
 * @param className The class.
 * @param isOn      The condition.
 */
export function useMark(
	element: Element | null,
	className: string,
	isOn: boolean
): void {
	useLayoutEffect( () => {
		element?.classList.toggle( className, isOn );
		return () => element?.classList.remove( className );
	}, [ element, className, isOn ] );
}

/**
 * Sets `aria-busy` on an element in the server markup.
 *
 * @param element In the server markup.
 * @param isBusy  Whether it is busy.
 */
export function useBusy( element: Element, isBusy: boolean ): void {
	useLayoutEffect( () => {
		if ( ! isBusy ) {
			return undefined;
		}
		element.setAttribute( 'aria-busy', 'true' );
		return () => element.removeAttribute( 'aria-busy' );
	}, [ element, isBusy ] );
}
