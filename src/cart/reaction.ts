import type { CartChange } from '@vitrina/core';

/** What a foreign event says, and what it asks for. */
export interface News extends CartChange {
	/** The parts must be fetched. */
	refresh?: boolean | undefined;
	/** The parts must be fetched if the server's hash is another. */
	sync?: boolean | undefined;
}

export interface Reaction {
	/** Notes what was heard, unless it is our own echo. */
	hear: ( news: News ) => void;
	/** Runs what makes others hear of our events, deaf to their echo. */
	speak: ( act: () => void ) => void;
}

/**
 * One reaction to all foreign events of a tick. WooCommerce's blocks translate
 * jQuery's events into theirs, so doubles are normal.
 *
 * @param react What to do.
 */
export function createReaction( react: ( news: News ) => void ): Reaction {
	let depth = 0;
	let heard: News | null = null;
	return {
		speak( act ) {
			depth++;
			try {
				act();
			} finally {
				depth--;
			}
		},
		hear( news ) {
			if ( depth > 0 ) {
				return;
			}
			if ( ! heard ) {
				setTimeout( () => {
					const all = heard as News;
					heard = null;
					react( all );
				} );
			}
			// A wish stays a wish when a later event has none.
			heard = {
				...heard,
				...news,
				refresh: heard?.refresh || news.refresh,
				sync: heard?.sync || news.sync,
				fragments: news.fragments ?? heard?.fragments,
				hash: news.hash ?? heard?.hash,
				removed: news.removed ?? heard?.removed,
			};
		},
	};
}
