import type { Cleanup } from '@vitrina/core';
import { hydrate } from '@vitrina/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';

/**
 * Hydrates an element of the server's fragment. It gets a React root of its own,
 * because other scripts may replace the fragment around it at any time. It renders
 * synchronously, so that the browser paints no intermediate state.
 *
 * @param element Its children must match the first render of `tree`.
 * @param tree    The React tree to hydrate.
 * @return Unmounts the tree and restores the server's markup.
 */
export function hydratePart( element: Element, tree: ReactNode ): Cleanup {
	const printed = element.innerHTML;
	let root: Root | undefined;
	const restore = () => {
		root?.unmount();
		root = undefined;
		if ( element.isConnected ) {
			element.innerHTML = printed;
		}
	};
	try {
		flushSync( () => {
			root = hydrate( element, tree );
		} );
	} catch ( error ) {
		restore();
		window.reportError( error );
	}
	return restore;
}
