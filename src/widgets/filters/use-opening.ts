import { useLayoutEffect } from 'react';
import { listen } from '../../core/events/listen';
import { isModified } from '../../core/modified';
import { openFilters } from './panel';

/**
 * Opens the filters by their button, which stands above the cards and is the
 * server's.
 *
 * @param filters What holds them.
 */
export function useOpening( filters: HTMLElement ): void {
	useLayoutEffect(
		() =>
			listen< MouseEvent >( document, 'click', ( event ) => {
				const opener = (
					event.target as Element
				 ).closest?.< HTMLElement >( '.filters-button' );
				if ( opener && ! isModified( event ) ) {
					event.preventDefault();
					openFilters( filters, opener );
				}
			} ),
		[ filters ]
	);
}
