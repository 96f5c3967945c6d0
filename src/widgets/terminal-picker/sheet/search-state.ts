import {
	comboboxReducer,
	type Combobox,
	type ListKey,
} from '../../../components/combobox';
import { search, toMarkedTerms, type Index } from '../../../search/match';
import { findOption, toRows, type Rows } from '../rows';
import type { Terminal } from '../terminals';

/** "nearest" does not scroll at all where the option is in view. */
export type Align = 'nearest' | 'center';

/** What is searched for and found, and where the keys are. */
export interface SearchState {
	readonly index: Index< Terminal >;
	/** What stands in the field. */
	readonly query: string;
	/** The words to mark. */
	readonly words: readonly string[];
	readonly rows: Rows;
	readonly combobox: Combobox;
	/** How to bring the active option into view; undefined where the list stays as it is. */
	readonly align: Align | undefined;
	/** The rows are of a search out of sight, see `rehearse`. */
	readonly isRehearsal: boolean;
}

export type SearchEvent =
	/** Made ready to be opened: everything is shown, with the chosen one active. */
	| { readonly type: 'started'; readonly chosenId: string | undefined }
	| { readonly type: 'typed'; readonly query: string }
	| { readonly type: 'rehearsed'; readonly query: string }
	| { readonly type: 'moved'; readonly key: ListKey }
	| { readonly type: 'pointed'; readonly option: number };

/**
 * @param index    All terminals.
 * @param chosenId Of the terminal chosen before.
 */
export function startSearch(
	index: Index< Terminal >,
	chosenId: string | undefined
): SearchState {
	const groups = search( index, '' );
	const rows = toRows( groups );
	return {
		index,
		query: '',
		words: [],
		rows,
		combobox: {
			active: findOption( groups, chosenId ),
			total: rows.total,
		},
		align: 'center',
		isRehearsal: false,
	};
}

function find( state: SearchState, query: string ): SearchState {
	const rows = toRows( search( state.index, query ) );
	return {
		...state,
		query,
		words: toMarkedTerms( query ),
		rows,
		combobox: comboboxReducer( state.combobox, {
			type: 'found',
			total: rows.total,
		} ),
		align: undefined,
	};
}

export function searchReducer(
	state: SearchState,
	event: SearchEvent
): SearchState {
	switch ( event.type ) {
		case 'started':
			return startSearch( state.index, event.chosenId );
		case 'typed':
			return find( state, event.query );
		case 'rehearsed':
			return {
				...find( state, event.query ),
				query: '',
				isRehearsal: true,
			};
		case 'moved':
		case 'pointed':
			return {
				...state,
				combobox: comboboxReducer( state.combobox, event ),
				align: event.type === 'moved' ? 'nearest' : undefined,
			};
	}
}
