import { useLayoutEffect } from 'react';
import { listen, together, isModified } from '@vitrina/core';
import { pressed } from '../../components/behind-frame';
import { findPressed } from './store/listing';
import type { QuickViewActions } from './store/quick-view-store';

/**
 * Opens the view by the links of cards, and by an address that names a product.
 * A press from before the component was there is done again by the core.
 */
export function useOpening( actions: QuickViewActions ): void {
	useLayoutEffect( () => {
		const stop = together(
			listen< MouseEvent >( document, 'click', ( event ) => {
				const link = isModified( event ) ? null : findPressed( event );
				if ( link ) {
					event.preventDefault();
					void pressed( link, () => actions.open( link ) );
				}
			} ),
			listen( window, 'popstate', actions.follow )
		);
		actions.follow();
		return stop;
	}, [ actions ] );
}
