import { useSyncExternalStore } from 'react';

function subscribe( listener: () => void ): () => void {
	const viewport = window.visualViewport;
	viewport?.addEventListener( 'resize', listener );
	return () => viewport?.removeEventListener( 'resize', listener );
}

/** Height of the window above a phone's keyboard, in pixels; undefined without `visualViewport`. */
export function useVisibleHeight(): number | undefined {
	return useSyncExternalStore(
		subscribe,
		() => window.visualViewport?.height
	);
}
