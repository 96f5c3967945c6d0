import type { Cleanup } from '@vitrina/core';
import { hydrate } from '@vitrina/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';

/**
 * Lets React take over an element of the server's fragment: a root of its own,
 * as the fragment around it may be replaced at any time, and not by React. It is
 * ready at once, so that nothing is painted in between.
 *
 * @param element Its children are what `tree` prints first.
 * @param tree    What is in it from now on.
 * @return Gives back what the server printed.
 */
export function takeOverPart( element: Element, tree: ReactNode ): Cleanup {
	const printed = element.innerHTML;
	let root: Root | undefined;
	const giveBack = () => {
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
		giveBack();
		window.reportError( error );
	}
	return giveBack;
}
