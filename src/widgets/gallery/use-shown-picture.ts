import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { listen } from '@vitrina/core';
import { SHOW_PICTURE } from '../../theme/gallery/show-picture';
import type { GalleryStore } from './gallery-store';

/**
 * Which picture is shown. What a variation's form asks for is shown too.
 *
 * @param store   Of the gallery.
 * @param element The gallery.
 * @return Null in the first render, which is what the server printed.
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
	// One stop for Tab; arrows move inside.
	useEffect( () => {
		if ( current !== null ) {
			store.actions.makeStop( current );
		}
	}, [ store, current ] );
	useEffect( () => () => store.actions.makeStop( null ), [ store ] );
	return current;
}
