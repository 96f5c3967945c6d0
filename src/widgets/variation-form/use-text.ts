import { useLayoutEffect } from 'react';

/**
 * Shows a text in an element of the server's markup, and puts back what stood
 * there.
 *
 * @param element In the server's markup; null for none.
 * @param text    Null for the element's own.
 */
export function useText( element: Element | null, text: string | null ): void {
	useLayoutEffect( () => {
		if ( ! element || text === null ) {
			return undefined;
		}
		const own = element.textContent;
		element.textContent = text;
		return () => {
			element.textContent = own;
		};
	}, [ element, text ] );
}
