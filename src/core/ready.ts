/**
 * Runs a task once the document is parsed and every deferred script has run.
 *
 * While deferred scripts run, `readyState` is already `interactive`, yet those
 * further down have not had their turn; so only `complete` counts as late.
 *
 * @param task What to run.
 */
export function ready( task: () => void ): void {
	if ( document.readyState === 'complete' ) {
		task();
		return;
	}
	let isDone = false;
	const once = () => {
		if ( ! isDone ) {
			isDone = true;
			task();
		}
	};
	document.addEventListener( 'DOMContentLoaded', once );
	// A script that arrives between the two events hears only this one.
	window.addEventListener( 'load', once );
}
