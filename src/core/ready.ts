import { listen, together } from './events/listen';

let isReady = document.readyState === 'complete';

ready( () => {
	isReady = true;
} );

/**
 * Runs a task once the document is parsed and every deferred script has run.
 *
 * While deferred scripts run, `readyState` is already `interactive`, but scripts
 * further down have not run yet. So it waits for the event.
 *
 * @param task What to run.
 */
export function ready( task: () => void ): void {
	if ( isReady ) {
		task();
		return;
	}
	const once = () => {
		stop();
		task();
	};
	// A script that loads between the two events gets only the second.
	const stop = together(
		listen( document, 'DOMContentLoaded', once ),
		listen( window, 'load', once )
	);
}
