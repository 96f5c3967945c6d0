import { useLayoutEffect } from 'react';

/**
 * Shows HTML of the server in an element of its template; another `source` shows it
 * again. Other plugins write into that element too, and expect that its content is
 * replaced each time. Elements rendered by React would be lost, or left beside theirs.
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
