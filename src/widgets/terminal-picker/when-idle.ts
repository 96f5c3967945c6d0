/** Runs a task when the browser is idle. Returns a cleanup function. */
export function whenIdle( task: () => void ): () => void {
	// Safari has no `requestIdleCallback`.
	if ( typeof window.requestIdleCallback !== 'function' ) {
		const timer = setTimeout( task, 200 );
		return () => clearTimeout( timer );
	}
	const id = window.requestIdleCallback( task, { timeout: 2000 } );
	return () => window.cancelIdleCallback( id );
}
