import { useLayoutEffect } from 'react';

/**
 * Sets the text of an element in the server markup, and restores the original text on
 * cleanup. With null the original text stays.
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
