import { useLayoutEffect } from 'react';
import { listen, together } from '@vitrina/core';
import type { MiniCartModel } from './store/mini-cart-model';

/**
 * Sends the last quantities when the shopper leaves the page.
 *
 * @param model            Model of this mini cart.
 * @param model.quantities Commits what was typed.
 */
export function useCommitOnLeave( { quantities }: MiniCartModel ): void {
	useLayoutEffect(
		() =>
			together(
				listen( document, 'visibilitychange', () => {
					if ( document.visibilityState === 'hidden' ) {
						quantities.commitAll();
					}
				} ),
				// In the capture phase: the queue sends its waiting requests after it.
				listen( window, 'pagehide', quantities.commitAll, {
					capture: true,
				} )
			),
		[ quantities ]
	);
}
