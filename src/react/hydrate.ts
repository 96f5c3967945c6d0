import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

const SERVER_HTML = '[data-server-html]';

const findServerHtml = ( element: Element ) => [
	...element.querySelectorAll( SERVER_HTML ),
];

/**
 * Hydrates markup that the server printed. If another plugin has changed it, so
 * that it differs from the first render, React renders it again and reports the
 * mismatch; the content of each `<ServerHtml>`, which no component knows, is then
 * restored.
 *
 * @param element Contains the markup of the first render.
 * @param tree    The component tree.
 */
export function hydrate( element: Element, tree: ReactNode ): Root {
	const printed = findServerHtml( element ).map(
		( { innerHTML } ) => innerHTML
	);
	return hydrateRoot( element, tree, {
		onRecoverableError( error ) {
			const drawn = findServerHtml( element );
			if ( drawn.length === printed.length ) {
				drawn.forEach( ( part, at ) => {
					part.innerHTML ||= printed[ at ] ?? '';
				} );
			}
			window.reportError( error );
		},
	} );
}
