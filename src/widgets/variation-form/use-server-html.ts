import { useLayoutEffect } from 'react';

/**
 * Shows HTML of the server in an element of the server's template; another `source`
 * object inserts it again. Other plugins write into that element, too, and expect that
 * its content is replaced each time. Elements rendered by React would be lost, or stay
 * beside those of the plugins.
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
