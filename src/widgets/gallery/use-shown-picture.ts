import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { listen } from '@vitrina/core';
import { SHOW_PICTURE } from '../../theme/gallery/show-picture';
import type { GalleryStore } from './gallery-store';

/**
 * Returns the index of the current picture; null in the first render, which equals the
 * server markup. A picture requested by the variation form is shown too.
 */
export function useShownPicture(
	store: GalleryStore,
	element: HTMLElement
): number | null {
	const current = useSyncExternalStore< number | null >(
		store.subscribe,
		() => store.get().current,
		() => null
	);
	useLayoutEffect(
		() =>
			listen< CustomEvent< number > >(
				element,
				SHOW_PICTURE,
				( event ) => {
					event.preventDefault();
					store.actions.show( event.detail );
				}
			),
		[ store, element ]
	);
	// One tab stop; arrow keys move inside.
	useEffect( () => {
		if ( current !== null ) {
			store.actions.setTabStop( current );
		}
	}, [ store, current ] );
	useEffect( () => () => store.actions.setTabStop( null ), [ store ] );
	return current;
}
