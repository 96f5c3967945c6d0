import { flushSync } from 'react-dom';
import { createStore, type Store } from '@vitrina/react';
import { toAddress } from '../../theme/listing/address';
import type { Listing } from '../../theme/listing/shared';
import {
	addressOf,
	clearAddress,
	foldingsOf,
	type FiltersModel,
	type Foldings,
} from './model/filters';
import { readFilters } from './model/read-filters';

export interface FiltersState {
	/** As the server said last. */
	readonly model: FiltersModel;
	readonly foldings: Foldings;
}

export interface FiltersActions {
	/** Adds a value, or takes it back. */
	readonly toggle: ( filter: string ) => void;
	readonly clear: () => void;
	/** Sends the form of the price, as it is filled in now. */
	readonly applyPrices: ( form: HTMLFormElement ) => void;
	readonly fold: ( facet: string, isOpen: boolean ) => void;
}

export interface FiltersStore extends Store< FiltersState, FiltersActions > {
	/** What PHP printed. */
	readonly printed: FiltersState;
	/** What was chosen and is not answered yet. */
	readonly listing: Listing;
}

/** How the price is called among filters. */
export const PRICE = 'price';

/**
 * The filters of a listing. What is chosen goes into the listing's queue; this
 * follows its answers.
 *
 * @param listing Of the page.
 * @param element What holds the filters.
 * @param model   As they were printed.
 */
export function createFilters(
	listing: Listing,
	element: Element,
	model: FiltersModel
): FiltersStore {
	const { choose } = listing.actions;
	const printed: FiltersState = { model, foldings: foldingsOf( model ) };
	const store = createStore< FiltersState, FiltersActions >(
		printed,
		( { get, set } ) => {
			listing.renderFiltersWith( element, ( answer ) => {
				const next = readFilters( answer );
				// Drawn before the listing gives the focus back.
				flushSync( () =>
					set( {
						model: next,
						foldings: foldingsOf( next, get().foldings ),
					} )
				);
			} );
			return {
				toggle: ( filter ) =>
					choose( {
						address: () => addressOf( get().model, filter ),
						changes: filter,
					} ),
				clear: () =>
					choose( {
						address: () => clearAddress( get().model ),
						changes: '*',
					} ),
				applyPrices( form ) {
					const typed = new FormData( form );
					choose( {
						address() {
							// Its other fields are the filters that show by then.
							const fields = new FormData( form );
							for ( const name of [ 'min_price', 'max_price' ] ) {
								fields.set( name, typed.get( name ) ?? '' );
							}
							return toAddress( form.action, fields );
						},
						changes: PRICE,
					} );
				},
				fold: ( facet, isOpen ) =>
					set( {
						foldings: { ...get().foldings, [ facet ]: isOpen },
					} ),
			};
		}
	);
	return { ...store, printed, listing };
}
