import { useLayoutEffect } from 'react';
import { onOpenerClick } from '@vitrina/react';
import { runAfterPaint } from '../../components/after-paint';
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
