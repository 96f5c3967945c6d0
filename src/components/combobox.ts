/** The active option of an editable combobox, after the ARIA Authoring Practices. */
export interface Combobox {
	/** Index of the active option; -1 for none. */
	readonly active: number;
	/** How many options there are. */
	readonly total: number;
}

export type ComboboxEvent =
	/** A query found options; the first becomes active, unless `isNoneActive` is set. */
	| {
			readonly type: 'found';
			readonly total: number;
			readonly isNoneActive?: boolean;
	  }
	| { readonly type: 'moved'; readonly key: ListKey }
	/** The mouse is over an option. */
	| { readonly type: 'pointed'; readonly option: number };

/** Number of options by which PageUp and PageDown move. */
const PAGE_SIZE = 10;

const STEPS = {
	ArrowDown: 1,
	ArrowUp: -1,
	PageDown: PAGE_SIZE,
	PageUp: -PAGE_SIZE,
};

export type ListKey = keyof typeof STEPS | 'Home' | 'End';

export function isListKey( key: string ): key is ListKey {
	return key === 'Home' || key === 'End' || Object.hasOwn( STEPS, key );
}

/** Wraps around at both ends. */
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
			return step( combobox, STEPS[ key ] );
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
