import { useLayoutEffect } from 'react';
import { listen, together } from '@vitrina/core';
import { onOpenerClick } from '@vitrina/react';
import { runAfterPaint } from '../../components/after-paint';
import { LINK } from './store/listing';
import type { QuickViewActions } from './store/quick-view-store';

/**
 * Opens the view by the links of cards, and by an address that names a product.
 * A press from before the component was there is done again by the core.
 */
export function useOpening( actions: QuickViewActions ): void {
	useLayoutEffect( () => {
		const stop = together(
			onOpenerClick< HTMLAnchorElement >(
				LINK,
				( link ) =>
					void runAfterPaint( link, () => actions.open( link ) )
			),
			listen( window, 'popstate', actions.follow )
		);
		actions.follow();
		return stop;
	}, [ actions ] );
}
