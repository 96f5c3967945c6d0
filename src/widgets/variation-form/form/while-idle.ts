/**
 * Takes the steps while nothing else is to be done. Safari has no idle time.
 *
 * @param steps What to do.
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
