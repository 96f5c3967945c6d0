import { isTerminalId } from './terminals';

/**
 * The chosen terminal, the one being sent and the one saved on the server.
 *
 * One request at a time: two requests could arrive in the wrong order, and the
 * server would keep the older choice.
 */
export interface Selection {
	/** Id that is saved on the server, as far as known; empty for none. */
	readonly saved: string;
	/** Id that is shown as chosen. */
	readonly chosen: string;
	/** Id of the running request. */
	readonly sent: string | undefined;
	/** Whether saving the chosen terminal failed. */
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

/** The id to send now, if any: numeric, and different from the saved one. */
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
