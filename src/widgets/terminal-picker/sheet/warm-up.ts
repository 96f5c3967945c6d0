import { whenIdle } from '../when-idle';

/** Queries with many and with few results. */
const queries = [ 'a', 'ka', 'kau', 'ka', 'a' ];

/**
 * Runs a few searches while the browser is idle, without showing them: code is
 * slower on its first runs, and the first typed letters would be delayed.
 * Returns a cleanup function.
 */
export function warmUp(
	search: ( query: string ) => void,
	onEnd: () => void
): () => void {
	let stop = () => {};
	function run( at: number ): void {
		const query = queries[ at ];
		stop = whenIdle( () => {
			if ( query === undefined ) {
				onEnd();
			} else {
				search( query );
				run( at + 1 );
			}
		} );
	}
	run( 0 );
	return () => stop();
}
