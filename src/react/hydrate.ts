import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

const SERVER_HTML = '[data-server-html]';

const findServerHtml = ( element: Element ) => [
	...element.querySelectorAll( SERVER_HTML ),
];

/**
 * Lets React take over markup that the server printed. Where another plugin has
 * changed it, so that it differs from the first render, React draws it anew and
 * reports that; what `<ServerHtml>` held, which no component knows, is put back.
 *
 * @param element Its children are what `tree` prints first.
 * @param tree    What is in it from now on.
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
