import type { Bus, EventMap } from '@vitrina/core';

const asksForConsent = ( page: Document ): boolean =>
	page.querySelector( '#vitrina-consent:not([data-unanswered])' ) !== null &&
	page.documentElement.dataset.consent === undefined;

const hasOpenPanel = ( page: Document ): boolean =>
	page.querySelector( 'dialog[data-panel][open], :popover-open' ) !== null;

/**
 * Calls a function once, as soon as no consent question is shown and no panel is
 * open: a popup must neither close an open cart nor cover the question.
 */
export function whenPageIsFree(
	page: Document,
	on: Bus< EventMap >[ 'on' ],
	run: () => void
): void {
	let isDone = false;
	const stop: Array< () => void > = [];
	const attempt = () => {
		if ( ! isDone && ! asksForConsent( page ) && ! hasOpenPanel( page ) ) {
			isDone = true;
			stop.forEach( ( unsubscribe ) => unsubscribe() );
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
