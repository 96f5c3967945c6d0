import { isTerminalId } from './terminals';

/**
 * What is chosen, what is on its way and what the server holds.
 *
 * One request at a time: two at once could land in the wrong order, and what
 * was chosen last would not be what is kept.
 */
export interface Selection {
	/** What the server is known to hold; empty for nothing. */
	readonly saved: string;
	/** What the shopper sees chosen. */
	readonly chosen: string;
	/** On its way to the server. */
	readonly sent: string | undefined;
	/** The chosen one was sent and not saved. */
	readonly hasFailed: boolean;
}

export type SelectionEvent =
	| { readonly type: 'chosen'; readonly id: string }
	| { readonly type: 'sent' }
	| { readonly type: 'saved' }
	| { readonly type: 'failed' }
	| { readonly type: 'retried' };

export function startSelection( saved: string ): Selection {
	return { saved, chosen: saved, sent: undefined, hasFailed: false };
}

/** The id to send now, if any: there, numeric, and not the one saved last. */
export function toSend( selection: Selection ): string | undefined {
	const { saved, chosen, sent, hasFailed } = selection;
	const isDue =
		sent === undefined &&
		! hasFailed &&
		isTerminalId( chosen ) &&
		chosen !== saved;
	return isDue ? chosen : undefined;
}

export function selectionReducer(
	selection: Selection,
	event: SelectionEvent
): Selection {
	switch ( event.type ) {
		case 'chosen':
			return { ...selection, chosen: event.id, hasFailed: false };
		case 'sent':
			return { ...selection, sent: toSend( selection ) };
		case 'saved':
			return {
				...selection,
				saved: selection.sent ?? selection.saved,
				sent: undefined,
			};
		case 'failed':
			return {
				...selection,
				sent: undefined,
				hasFailed: selection.sent === selection.chosen,
			};
		case 'retried':
			return { ...selection, hasFailed: false };
	}
}

export type SaveStatus = 'none' | 'saving' | 'saved' | 'failed';

export function toStatus( selection: Selection ): SaveStatus {
	const { saved, chosen, sent, hasFailed } = selection;
	if ( hasFailed ) {
		return 'failed';
	}
	if ( sent !== undefined ) {
		return 'saving';
	}
	return chosen !== '' && chosen === saved ? 'saved' : 'none';
}
