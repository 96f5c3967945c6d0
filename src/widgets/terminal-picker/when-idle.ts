/** Runs a task when the page has nothing better to do. Returns the undo. */
export function whenIdle( task: () => void ): () => void {
	// Safari has no idle callback.
	if ( typeof window.requestIdleCallback !== 'function' ) {
		const timer = setTimeout( task, 200 );
		return () => clearTimeout( timer );
	}
	const id = window.requestIdleCallback( task, { timeout: 2000 } );
	return () => window.cancelIdleCallback( id );
}
