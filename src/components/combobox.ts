/**
 * Where the keys are in an editable combobox: the pattern of the ARIA Authoring
 * Practices.
 */
export interface Combobox {
	/** Place of the active option among all; -1 for none. */
	readonly active: number;
	/** How many options there are. */
	readonly total: number;
}

export type ComboboxEvent =
	/** A query was typed and found so many; the first of them is active, unless none is to be. */
	| {
			readonly type: 'found';
			readonly total: number;
			readonly isNoneActive?: boolean;
	  }
	| { readonly type: 'moved'; readonly key: ListKey }
	/** The mouse is on an option. */
	| { readonly type: 'pointed'; readonly option: number };

/** Options that PageUp and PageDown go past. */
const page = 10;

const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };

export type ListKey = keyof typeof steps | 'Home' | 'End';

export function isListKey( key: string ): key is ListKey {
	return key === 'Home' || key === 'End' || Object.hasOwn( steps, key );
}

/** Past either end it goes on from the other. */
function step( { active, total }: Combobox, by: number ): number {
	const outside = by > 0 ? -1 : total;
	const to = ( active < 0 ? outside : active ) + by;
	if ( to < 0 ) {
		return total - 1;
	}
	return to < total ? to : 0;
}

function move( combobox: Combobox, key: ListKey ): number {
	switch ( key ) {
		case 'Home':
			return 0;
		case 'End':
			return combobox.total - 1;
		default:
			return step( combobox, steps[ key ] );
	}
}

export function comboboxReducer(
	combobox: Combobox,
	event: ComboboxEvent
): Combobox {
	const { total } = combobox;
	switch ( event.type ) {
		case 'found':
			return {
				active: event.total > 0 && ! event.isNoneActive ? 0 : -1,
				total: event.total,
			};
		case 'moved':
			return total > 0
				? { active: move( combobox, event.key ), total }
				: combobox;
		case 'pointed':
			return event.option >= 0 && event.option < total
				? { active: event.option, total }
				: combobox;
	}
}
