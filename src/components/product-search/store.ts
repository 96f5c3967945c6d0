import { comboboxReducer, type Combobox, type ListKey } from '../combobox';
import { createStore } from '@vitrina/react';
import { toMarkedTerms } from '../../search/match';
import { clearRecent, readRecent } from './recent';
import { requestSuggestions } from './request';
import type { SearchSettings } from './settings';
import type { Suggestion, Suggestions } from './suggestions';

/** In milliseconds, from the last letter to the request. */
const REQUEST_DELAY = 150;

/**
 * In milliseconds. Without the delay, the status would interrupt the letters that a screen
 * reader reads out while the shopper types.
 */
const STATUS_DELAY = 600;

export interface Link {
	readonly text: string;
	readonly url: string;
}

/** Content of the popup under the field. */
export type Popup =
	| {
			readonly kind: 'found';
			readonly products: readonly Suggestion[];
			/** Words to highlight in the titles. */
			readonly terms: readonly string[];
			/** Link to all results; null if the shop sent none. */
			readonly all: Link | null;
	  }
	| { readonly kind: 'recent'; readonly searches: readonly Link[] }
	| { readonly kind: 'message'; readonly text: string };

export interface SearchState {
	/** Null while the popup is closed. */
	readonly popup: Popup | null;
	readonly combobox: Combobox;
	readonly isBusy: boolean;
}

export interface FormValues {
	/** The typed text, trimmed. */
	readonly query: string;
	/** Slug; 0 or empty for all. */
	readonly category: string;
	/** The URL of the results for a query. */
	readonly toResults: ( query: string ) => string;
}

const CLOSED: SearchState = {
	popup: null,
	combobox: { active: -1, total: 0 },
	isBusy: false,
};

function countOptions( popup: Popup | null ): number {
	switch ( popup?.kind ) {
		case 'found':
			return popup.products.length + ( popup.all ? 1 : 0 );
		case 'recent':
			return popup.searches.length;
		default:
			return 0;
	}
}

export function createSearchStore(
	{ minChars, texts }: Pick< SearchSettings, 'minChars' | 'texts' >,
	announce: ( text: string ) => void
) {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let statusTimer: ReturnType< typeof setTimeout > | undefined;
	let request: AbortController | undefined;

	return createStore( CLOSED, ( { get, set } ) => {
		function show( popup: Popup | null ): void {
			set( {
				popup,
				combobox: comboboxReducer( get().combobox, {
					type: 'found',
					total: countOptions( popup ),
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
			clearTimeout( statusTimer );
			if ( get().popup ) {
				show( null );
			}
		}

		function announceLater( text: string ): void {
			clearTimeout( statusTimer );
			statusTimer = setTimeout( () => announce( text ), STATUS_DELAY );
		}

		function showFound( found: Suggestions, values: FormValues ): void {
			const { products, all } = found;
			if ( products.length === 0 ) {
				const text = found.nothing || texts.nothing;
				show( { kind: 'message', text } );
				announceLater( text );
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
			announceLater(
				texts.count.replace( '%d', String( products.length ) )
			);
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
				// Another letter, Escape or a blur may have cancelled the request.
				if ( ! own.signal.aborted ) {
					showFound( found, values );
				}
			} catch {
				// Offline or rejected: the form itself can still be submitted.
				if ( ! own.signal.aborted ) {
					close();
				}
			} finally {
				if ( request === own ) {
					set( { isBusy: false } );
				}
			}
		}

		function update( values: FormValues, delay: number ): void {
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
			/** Suggests after a pause in typing. */
			type: ( values: FormValues ) => update( values, REQUEST_DELAY ),
			/** Suggests for the current values, or shows the recent searches. */
			open: ( values: FormValues ) => update( values, 0 ),
			close,
			/** Moves to another option, by an arrow key, Home or End. */
			move: ( key: ListKey ) =>
				set( {
					combobox: comboboxReducer( get().combobox, {
						type: 'moved',
						key,
					} ),
				} ),
			clearRecent() {
				clearRecent();
				close();
				announce( texts.cleared );
			},
		};
	} );
}
