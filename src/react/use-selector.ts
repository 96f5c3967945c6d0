import { useSyncExternalStore } from 'react';

interface Readable< State > {
	get: () => State;
	subscribe: ( listener: () => void ) => () => void;
}

/**
 * Reads a part of a store and follows it.
 *
 * @param store    A store of the core.
 * @param selector Picks the part; for the same state it must give the same value,
 *                 so no new object or list.
 */
export function useSelector< State, Part >(
	store: Readable< State >,
	selector: ( state: State ) => Part
): Part {
	const read = () => selector( store.get() );
	return useSyncExternalStore( store.subscribe, read, read );
}
