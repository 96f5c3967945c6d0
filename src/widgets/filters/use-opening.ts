import { useLayoutEffect } from 'react';
import { onOpenerClick } from '@vitrina/react';
import { pressed } from '../../components/behind-frame';
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
					void pressed( opener, () => openFilters( filters, opener ) )
			),
		[ filters ]
	);
}
