import { whenIdle } from '../when-idle';

/** Letters that find much and little. */
const queries = [ 'a', 'ka', 'kau', 'ka', 'a' ];

/**
 * Searches a few times, out of sight, while nobody waits: code that runs for
 * the first time takes longer, and the first letters typed would pay for it.
 * Returns the undo.
 */
export function rehearse(
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
