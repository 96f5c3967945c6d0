import { listen, together } from './events/listen';

let isReady = document.readyState === 'complete';

const setReady = () => {
	isReady = true;
};
document.addEventListener( 'DOMContentLoaded', setReady );
// A script that loads between the two events gets only this one.
window.addEventListener( 'load', setReady );

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
	const stop = together(
		listen( document, 'DOMContentLoaded', once ),
		listen( window, 'load', once )
	);
}
