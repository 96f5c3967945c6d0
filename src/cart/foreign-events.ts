import type { CartChange } from '@vitrina/core';

/** A cart event of another script, and the request that it needs. */
export interface ForeignEvent extends CartChange {
	/** The fragments must be fetched. */
	refresh?: boolean | undefined;
	/** The fragments must be fetched if the server's hash differs. */
	sync?: boolean | undefined;
}

export interface ForeignEvents {
	/** Handles an event, unless it is the echo of our own. */
	receive: ( news: ForeignEvent ) => void;
	/** Triggers our events for other scripts and ignores the echo. */
	runWithoutEcho: ( act: () => void ) => void;
}

/**
 * Combines all foreign events of a tick into one. WooCommerce's blocks translate
 * jQuery's events into theirs, so doubles are normal.
 */
export function createForeignEvents(
	handle: ( news: ForeignEvent ) => void
): ForeignEvents {
	let depth = 0;
	let pending: ForeignEvent | null = null;
	return {
		runWithoutEcho( act ) {
			depth++;
			try {
				act();
			} finally {
				depth--;
			}
		},
		receive( event ) {
			if ( depth > 0 ) {
				return;
			}
			if ( ! pending ) {
				setTimeout( () => {
					const combined = pending as ForeignEvent;
					pending = null;
					handle( combined );
				} );
			}
			// A requested refresh stays requested when a later event has none.
			pending = {
				...pending,
				...event,
				refresh: pending?.refresh || event.refresh,
				sync: pending?.sync || event.sync,
				fragments: event.fragments ?? pending?.fragments,
				hash: event.hash ?? pending?.hash,
				removed: event.removed ?? pending?.removed,
			};
		},
	};
}
