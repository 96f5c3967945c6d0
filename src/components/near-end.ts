/** The threshold for loading more (spec §9). */
export interface Nearness {
	/** Distance from the end of the list to the lower edge of the window, in px. */
	readonly distance: number;
	/** Delay after the last scroll event, in ms. */
	readonly debounce: number;
}

export interface EndWatch {
	/** Checks now, without waiting for a scroll. */
	check: () => void;
	stop: () => void;
}

/** Calls a function whenever the end of a list is near the window; the list may be replaced. */
export function watchEnd(
	list: () => Element | null,
	nearness: Nearness,
	run: () => void
): EndWatch {
	let timer = 0;
	const check = () => {
		const end = list()?.getBoundingClientRect().bottom ?? Infinity;
		if ( end - window.innerHeight <= nearness.distance ) {
			run();
		}
	};
	const scheduleCheck = () => {
		window.clearTimeout( timer );
		timer = window.setTimeout( check, nearness.debounce );
	};
	window.addEventListener( 'scroll', scheduleCheck, { passive: true } );
	scheduleCheck();
	return {
		check,
		stop() {
			window.clearTimeout( timer );
			window.removeEventListener( 'scroll', scheduleCheck );
		},
	};
}
