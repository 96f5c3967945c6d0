import { createStore } from '../../react/store/store';
import { createIndex, type Index } from '../../search/match';
import {
	selectionReducer,
	startSelection,
	toSend,
	type Selection,
	type SelectionEvent,
} from './selection';
import type { Destination, Source } from './source';
import type { Terminal, TerminalGroup } from './terminals';

export type List =
	| { readonly status: 'none' | 'failed' }
	/** `isMore`: the list of another country was shown before. */
	| { readonly status: 'loading'; readonly isMore: boolean }
	| { readonly status: 'ready'; readonly index: Index< Terminal > };

export interface PickerState {
	readonly destination: Destination;
	/** The last choice, and its country. */
	readonly choice?:
		{ readonly terminal: Terminal; readonly country: string } | undefined;
	readonly selection: Selection;
	readonly list: List;
	/** The form was submitted with no terminal chosen. */
	readonly isMissing: boolean;
}

export type Picker = ReturnType< typeof createPicker >;

export interface PickerOptions {
	readonly destination: Destination;
	readonly selected: Terminal | undefined;
	readonly source: Source;
	/** Resolves when the server has saved the choice. */
	readonly save: ( terminal: Terminal ) => Promise< unknown >;
	/** Reads the list of the first country from the page, if the page contains it. */
	readonly readPage?: ( () => readonly TerminalGroup[] ) | undefined;
}

/** The chosen terminal, if it is in the current country. */
export function getChosen( state: PickerState ): Terminal | undefined {
	return state.choice?.country === state.destination.country
		? state.choice.terminal
		: undefined;
}

/** State and actions of one picker, without React; for classic pages and WooCommerce's blocks. */
export function createPicker( options: PickerOptions ) {
	const { selected, save, source } = options;
	const first = options.destination;

	async function read( destination: Destination ): Promise< List > {
		try {
			const groups =
				options.readPage && destination.country === first.country
					? options.readPage()
					: await source( destination );
			return { status: 'ready', index: createIndex( groups ) };
		} catch {
			return { status: 'failed' };
		}
	}

	const initial: PickerState = {
		destination: first,
		choice: selected && { terminal: selected, country: first.country },
		selection: startSelection( selected?.id ?? '' ),
		list: { status: 'none' },
		isMissing: false,
	};

	return createStore( initial, ( { get, set } ) => {
		function dispatch(
			event: SelectionEvent,
			change?: Partial< PickerState >
		): void {
			let selection = selectionReducer( get().selection, event );
			const { choice } = { ...get(), ...change };
			if ( choice && toSend( selection ) !== undefined ) {
				selection = selectionReducer( selection, { type: 'sent' } );
				save( choice.terminal ).then(
					() => dispatch( { type: 'saved' } ),
					() => dispatch( { type: 'failed' } )
				);
			}
			set( { ...change, selection } );
		}

		async function load( isMore: boolean ): Promise< void > {
			const { destination, list } = get();
			if ( list.status !== 'loading' && list.status !== 'ready' ) {
				set( { list: { status: 'loading', isMore } } );
				const loaded = await read( destination );
				if ( get().destination === destination ) {
					set( { list: loaded } );
				}
			}
		}

		return {
			load: () => load( false ),
			choose( terminal: Terminal ) {
				const { country } = get().destination;
				dispatch(
					{ type: 'chosen', id: terminal.id },
					{ choice: { terminal, country }, isMissing: false }
				);
			},
			/** Sets the terminal that the server has saved, unless the shopper has chosen another since. */
			setSaved( terminal: Terminal ) {
				const { destination, selection } = get();
				if ( selection.chosen === selection.saved ) {
					set( {
						choice: { terminal, country: destination.country },
						selection: startSelection( terminal.id ),
					} );
				}
			},
			retrySave: () => dispatch( { type: 'retried' } ),
			setDestination( destination: Destination ) {
				const { list, destination: present } = get();
				if (
					destination.country === '' ||
					destination.country === present.country
				) {
					return;
				}
				set( { destination, list: { status: 'none' } } );
				// The shopper may be looking at the old list.
				if ( list.status !== 'none' ) {
					void load( true );
				}
			},
			requireChoice() {
				if ( ! getChosen( get() ) ) {
					set( { isMissing: true } );
				}
			},
		};
	} );
}
