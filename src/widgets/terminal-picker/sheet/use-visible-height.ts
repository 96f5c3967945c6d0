import { useSyncExternalStore } from 'react';

function subscribe( listener: () => void ): () => void {
	const viewport = window.visualViewport;
	viewport?.addEventListener( 'resize', listener );
	return () => viewport?.removeEventListener( 'resize', listener );
}

/** How much of the window a phone's keyboard leaves, in pixels, where the browser tells. */
export function useVisibleHeight(): number | undefined {
	return useSyncExternalStore(
		subscribe,
		() => window.visualViewport?.height
	);
}
