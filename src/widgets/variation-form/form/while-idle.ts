/**
 * Runs a generator while the browser is idle. Does nothing in Safari, which has no
 * `requestIdleCallback`.
 *
 * @param steps The work, in short steps.
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
