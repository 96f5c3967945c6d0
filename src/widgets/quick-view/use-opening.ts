import { useLayoutEffect } from 'react';
import { listen, together } from '@vitrina/core';
import { onOpenerClick } from '@vitrina/react';
import { runAfterPaint } from '../../components/after-paint';
import { LINK } from './store/listing';
import type { QuickViewStore } from './store/quick-view-store';

/**
 * Opens the view by the links of cards, and by a URL that names a product. The core
 * replays clicks from before the component was mounted.
 */
export function useOpening( actions: QuickViewStore[ 'actions' ] ): void {
	useLayoutEffect( () => {
		const stop = together(
			onOpenerClick< HTMLAnchorElement >(
				LINK,
				( link ) =>
					void runAfterPaint( link, () => actions.open( link ) )
			),
			listen( window, 'popstate', actions.syncWithUrl )
		);
		actions.syncWithUrl();
		return stop;
	}, [ actions ] );
}
