import { useEffect } from 'react';
import { whenIdle } from './when-idle';

/** Letters that find much and little. The last empties the field again. */
const queries = [ 'a', 'ka', 'kau', 'ka', 'a', '' ];

/**
 * Searches a few times, out of sight, while nobody waits: code that runs for
 * the first time takes several times as long, and the first letter typed
 * would pay for it.
 */
export function useRehearsal(
	isOpen: boolean,
	setQuery: ( query: string ) => void
): void {
	useEffect( () => {
		if ( isOpen ) {
			return undefined;
		}
		let stop: () => void;
		function rehearse( at: number ): void {
			const query = queries[ at ];
			if ( query !== undefined ) {
				stop = whenIdle( () => {
					setQuery( query );
					rehearse( at + 1 );
				} );
			}
		}
		rehearse( 0 );
		return () => {
			stop();
			setQuery( '' );
		};
	}, [ isOpen, setQuery ] );
}
