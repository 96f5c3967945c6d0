import { useLayoutEffect } from 'react';

/**
 * Shows HTML of the server in an element of its template. Other plugins write into that
 * element too, and expect that its content is replaced each time. Elements rendered by
 * React would be lost, or left beside theirs.
 *
 * @param element In the server markup; null for none.
 * @param html    The HTML; null for nothing.
 * @param source  Another object shows the HTML again, even if it is the same.
 */
export function useServerHtml(
	element: Element | null,
	html: string | null,
	source: object | null
): void {
	useLayoutEffect( () => {
		if ( ! element || html === null ) {
			return undefined;
		}
		element.innerHTML = html;
		return () => element.replaceChildren();
	}, [ element, html, source ] );
}
