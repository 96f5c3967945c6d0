import type { Bus, EventMap } from '@vitrina/core';

const isAsked = ( page: Document ): boolean =>
	page.querySelector( '#vitrina-consent:not([data-unanswered])' ) !== null &&
	page.documentElement.dataset.consent === undefined;

const isBusy = ( page: Document ): boolean =>
	page.querySelector( 'dialog[data-panel][open], :popover-open' ) !== null;

/**
 * Runs something once, as soon as nobody is asked for consent and no panel is
 * open: a popup must neither close the cart that somebody has just opened nor
 * lie over a question.
 *
 * @param page The document.
 * @param on   The core's.
 * @param run  What to run.
 */
export function whenUndisturbed(
	page: Document,
	on: Bus< EventMap >[ 'on' ],
	run: () => void
): void {
	let isDone = false;
	const stop: Array< () => void > = [];
	const attempt = () => {
		if ( ! isDone && ! isAsked( page ) && ! isBusy( page ) ) {
			isDone = true;
			stop.forEach( ( undo ) => undo() );
			run();
		}
	};
	attempt();
	if ( ! isDone ) {
		stop.push(
			on( 'consent:changed', attempt ),
			on( 'consent:unanswered', attempt ),
			on( 'panel:closed', attempt )
		);
	}
}
