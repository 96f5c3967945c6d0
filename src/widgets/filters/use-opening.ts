import { useLayoutEffect } from 'react';
import { onOpenerClick } from '@vitrina/react';
import { runAfterPaint } from '../../components/after-paint';
import { openFilters } from './panel';

/**
 * Opens the filters by their button, which is above the cards and in the server markup.
 *
 * @param filters Contains the filters.
 */
export function useOpening( filters: HTMLElement ): void {
	useLayoutEffect(
		() =>
			onOpenerClick(
				'.filters-button',
				( opener ) =>
					void runAfterPaint( opener, () =>
						openFilters( filters, opener )
					)
			),
		[ filters ]
	);
}
