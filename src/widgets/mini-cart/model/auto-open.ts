/**
 * Decides when the panel opens automatically: a delay after the last response, if
 * something was added. A further add stops the delay, which starts again when all
 * requests have a response. So twenty quick clicks are never interrupted.
 */
export interface AutoOpen {
	/** Call when an add starts; `promise` resolves to whether something was added. */
	follow: ( promise: Promise< boolean > ) => void;
}

/**
 * @param delay Milliseconds after the last response.
 * @param open  Opens the panel.
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
