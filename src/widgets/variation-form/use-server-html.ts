import { useLayoutEffect } from 'react';

/**
 * Shows HTML of the server in an element of its template, which other plugins
 * write into as well: whatever is in it goes with every new occasion, as they
 * expect. React's own elements would be lost, or left beside theirs.
 *
 * @param element  In the server's markup; null for none.
 * @param html     What to show; null for nothing.
 * @param occasion Shown again where this is another object, even if the HTML is
 *                 the same.
 */
export function useServerHtml(
	element: Element | null,
	html: string | null,
	occasion: object | null
): void {
	useLayoutEffect( () => {
		if ( ! element || html === null ) {
			return undefined;
		}
		element.innerHTML = html;
		return () => element.replaceChildren();
	}, [ element, html, occasion ] );
}
