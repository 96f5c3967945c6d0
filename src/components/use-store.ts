import { useSyncExternalStore } from 'react';

interface Readable< State > {
	readonly get: () => State;
	readonly subscribe: ( listener: () => void ) => () => void;
}

/** The state of a store; the first render, which equals the server markup, shows `first`. */
export const useStore = < State >(
	{ subscribe, get }: Readable< State >,
	first?: State
): State =>
	useSyncExternalStore( subscribe, get, () =>
		first === undefined ? get() : first
	);
