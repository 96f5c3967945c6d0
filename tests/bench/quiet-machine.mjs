import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Processes that ran in the last minute, on average. */
const QUIET = 1;

const LONGEST_WAIT = 10 * 60_000;

const load = () => loadavg()[ 0 ] ?? 0;

/**
 * Waits until the machine does nothing else: a limit in milliseconds means nothing
 * while other programs run. After ten minutes it goes on, with a warning.
 */
export async function waitForQuietMachine() {
	const end = Date.now() + LONGEST_WAIT;
	if ( load() > QUIET ) {
		console.log(
			`Other programs run (load ${ load().toFixed( 1 ) }): the benchmark waits until they end.`
		);
	}
	while ( load() > QUIET && Date.now() < end ) {
		await wait( 5000 );
	}
	if ( load() > QUIET ) {
		console.log(
			`Other programs still run (load ${ load().toFixed( 1 ) }): the times will be too long.`
		);
	}
}
