/**
 * When the panel opens by itself, without the panel: some time after the last
 * add, once all are answered. A further add starts the wait anew, so twenty
 * quick clicks are never cut off.
 */
export interface AutoOpen {
	/** An add has begun; `promise` settles with whether it came to something. */
	follow: ( promise: Promise< boolean > ) => void;
}

/**
 * @param delay Milliseconds after the last add.
 * @param open  Opens, where nothing stands against it.
 */
export function createAutoOpen( delay: number, open: () => void ): AutoOpen {
	let pending = 0;
	let hasAdded = false;
	let timer: ReturnType< typeof setTimeout > | undefined;

	return {
		async follow( promise ) {
			clearTimeout( timer );
			pending++;
			hasAdded = ( await promise ) || hasAdded;
			pending--;
			if ( pending > 0 || ! hasAdded ) {
				return;
			}
			timer = setTimeout( () => {
				hasAdded = false;
				open();
			}, delay );
		},
	};
}
