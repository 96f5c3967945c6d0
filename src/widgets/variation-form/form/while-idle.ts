/**
 * Runs a generator of short steps while the browser is idle. Does nothing in Safari,
 * which has no `requestIdleCallback`.
 */
export function whileIdle( steps?: Generator ): void {
	window.requestIdleCallback?.( ( idle ) => {
		while ( idle.timeRemaining() > 1 ) {
			if ( steps?.next().done ?? true ) {
				return;
			}
		}
		whileIdle( steps );
	} );
}
