import {
	comboboxReducer,
	type Combobox,
	type ListKey,
} from '../../../components/combobox';
import { search, toMarkedTerms, type Index } from '../../../search/match';
import { findOption, toRows, type Rows } from '../rows';
import type { Terminal } from '../terminals';

/** "nearest" does not scroll if the option is in view. */
export type Align = 'nearest' | 'center';

export interface SearchState {
	readonly index: Index< Terminal >;
	readonly query: string;
	/** The words to highlight. */
	readonly words: readonly string[];
	readonly rows: Rows;
	readonly combobox: Combobox;
	/** How to scroll to the active option; undefined to leave the scroll position. */
	readonly align: Align | undefined;
	/** Whether the rows are the result of a warm-up search, see `warmUp`. */
	readonly isWarmUp: boolean;
}

export type SearchEvent =
	/** Reset before the sheet opens: all terminals are listed, the chosen one is active. */
	| { readonly type: 'started'; readonly chosenId: string | undefined }
	| { readonly type: 'typed'; readonly query: string }
	| { readonly type: 'warmedUp'; readonly query: string }
	| { readonly type: 'moved'; readonly key: ListKey }
	| { readonly type: 'pointed'; readonly option: number };

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
		isWarmUp: false,
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
		case 'warmedUp':
			return {
				...find( state, event.query ),
				query: '',
				isWarmUp: true,
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
