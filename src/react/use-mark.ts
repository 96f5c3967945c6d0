import { useLayoutEffect } from 'react';

/**
 * Marks an element of the server's markup as long as something is so. React did
 * not draw it, so this is its one way to change how it looks.
 *
 * @param element   In the server's markup; null for none.
 * @param className What styles know it by.
 * @param isOn      Whether it is so.
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
 * Says to assistive technology that an element is about to change.
 *
 * @param element In the server's markup.
 * @param isBusy  Whether it is.
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
