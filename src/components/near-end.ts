/** When the end of a list counts as near (spec §9). */
export interface Nearness {
	/** Between the end of the list and the lower edge of the window, in px. */
	readonly distance: number;
	/** After the last scroll, in ms. */
	readonly debounce: number;
}

export interface EndWatch {
	/** Looks now; where the end is near, what follows it is asked for. */
	look: () => void;
	/** Ends it. */
	stop: () => void;
}

/**
 * Runs something whenever somebody has scrolled near the end of a list.
 *
 * @param list     Finds it: another may take its place.
 * @param nearness When it is near.
 * @param run      What asks for more.
 */
export function watchEnd(
	list: () => Element | null,
	nearness: Nearness,
	run: () => void
): EndWatch {
	let timer = 0;
	const look = () => {
		const end = list()?.getBoundingClientRect().bottom ?? Infinity;
		if ( end - window.innerHeight <= nearness.distance ) {
			run();
		}
	};
	const wait = () => {
		window.clearTimeout( timer );
		timer = window.setTimeout( look, nearness.debounce );
	};
	window.addEventListener( 'scroll', wait, { passive: true } );
	wait();
	return {
		look,
		stop() {
			window.clearTimeout( timer );
			window.removeEventListener( 'scroll', wait );
		},
	};
}
