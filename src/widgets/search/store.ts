import {
	comboboxReducer,
	type Combobox,
	type ListKey,
} from '../../components/combobox';
import { createStore, type Store } from '@vitrina/react';
import { toMarkedTerms } from '../../search/match';
import { forgetRecent, readRecent } from './recent';
import { requestSuggestions } from './request';
import type { SearchSettings } from './settings';
import type { Suggestion, Suggestions } from './suggestions';

/** Milliseconds after the last letter until the request is sent. */
const REQUEST_DELAY = 150;

/** Milliseconds. Announced after each letter, the status would drown out the letters as they are read back. */
const STATUS_DELAY = 600;

export interface Link {
	readonly text: string;
	readonly url: string;
}

/** What stands under the field. */
export type Box =
	| {
			readonly kind: 'found';
			readonly products: readonly Suggestion[];
			/** Words that are marked in the titles. */
			readonly terms: readonly string[];
			/** Leads to all results; null where the shop sent none. */
			readonly all: Link | null;
	  }
	| { readonly kind: 'recent'; readonly searches: readonly Link[] }
	| { readonly kind: 'nothing'; readonly text: string };

export interface SearchState {
	/** Null while it is closed. */
	readonly box: Box | null;
	readonly combobox: Combobox;
	/** Whether a request is under way. */
	readonly isBusy: boolean;
}

/** What the form's fields hold at this moment. */
export interface FormValues {
	/** Without spaces around it. */
	readonly query: string;
	/** Slug; 0 or empty for all. */
	readonly category: string;
	/** The address that the form leads to with a query. */
	readonly toResults: ( query: string ) => string;
}

export interface SearchActions {
	/** Letters were typed: suggests once they rest. */
	readonly type: ( values: FormValues ) => void;
	/** Suggests for what the fields hold, or shows the recent searches. */
	readonly open: ( values: FormValues ) => void;
	readonly close: () => void;
	/** An arrow key, Home or End moves to another option. */
	readonly move: ( key: ListKey ) => void;
	readonly clearRecent: () => void;
}

export type SearchStore = Store< SearchState, SearchActions >;

const CLOSED: SearchState = {
	box: null,
	combobox: { active: -1, total: 0 },
	isBusy: false,
};

/** How many options the box has. */
function countOptions( box: Box | null ): number {
	switch ( box?.kind ) {
		case 'found':
			return box.products.length + ( box.all ? 1 : 0 );
		case 'recent':
			return box.searches.length;
		default:
			return 0;
	}
}

/**
 * The state of one search field.
 *
 * @param settings          Of the shop.
 * @param settings.minChars Suggestions begin with this number of letters.
 * @param settings.texts    What is shown and spoken.
 * @param announce          Speaks a status.
 */
export function createSearchStore(
	{ minChars, texts }: Pick< SearchSettings, 'minChars' | 'texts' >,
	announce: ( text: string ) => void
): SearchStore {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let status: ReturnType< typeof setTimeout > | undefined;
	let request: AbortController | undefined;

	return createStore< SearchState, SearchActions >(
		CLOSED,
		( { get, set } ) => {
			function show( box: Box | null ): void {
				set( {
					box,
					combobox: comboboxReducer( get().combobox, {
						type: 'found',
						total: countOptions( box ),
						isNoneActive: true,
					} ),
				} );
			}

			function cancel(): void {
				clearTimeout( timer );
				request?.abort();
			}

			function close(): void {
				cancel();
				clearTimeout( status );
				if ( get().box ) {
					show( null );
				}
			}

			function say( text: string ): void {
				clearTimeout( status );
				status = setTimeout( () => announce( text ), STATUS_DELAY );
			}

			function showFound( found: Suggestions, values: FormValues ): void {
				const { products, all } = found;
				if ( products.length === 0 ) {
					const text = found.nothing || texts.nothing;
					show( { kind: 'nothing', text } );
					say( text );
					return;
				}
				show( {
					kind: 'found',
					products,
					terms: toMarkedTerms( values.query ),
					all: all
						? { text: all, url: values.toResults( values.query ) }
						: null,
				} );
				say( texts.count.replace( '%d', String( products.length ) ) );
			}

			function showRecent( { toResults }: FormValues ): void {
				const searches = readRecent().map( ( text ) => ( {
					text,
					url: toResults( text ),
				} ) );
				if ( searches.length > 0 ) {
					show( { kind: 'recent', searches } );
				} else {
					close();
				}
			}

			async function suggest( values: FormValues ): Promise< void > {
				request?.abort();
				const own = new AbortController();
				request = own;
				set( { isBusy: true } );
				try {
					const found = await requestSuggestions(
						values.query,
						values.category,
						own.signal
					);
					// A later letter, Escape or leaving the field has cancelled it.
					if ( ! own.signal.aborted ) {
						showFound( found, values );
					}
				} catch {
					// Offline or refused: the form itself still searches.
					if ( ! own.signal.aborted ) {
						close();
					}
				} finally {
					if ( request === own ) {
						set( { isBusy: false } );
					}
				}
			}

			function look( values: FormValues, delay: number ): void {
				clearTimeout( timer );
				if ( values.query.length >= minChars ) {
					timer = setTimeout( () => void suggest( values ), delay );
					return;
				}
				cancel();
				if ( values.query === '' ) {
					showRecent( values );
				} else {
					close();
				}
			}

			return {
				type: ( values ) => look( values, REQUEST_DELAY ),
				open: ( values ) => look( values, 0 ),
				close,
				move: ( key ) =>
					set( {
						combobox: comboboxReducer( get().combobox, {
							type: 'moved',
							key,
						} ),
					} ),
				clearRecent() {
					forgetRecent();
					close();
					announce( texts.cleared );
				},
			};
		}
	);
}
