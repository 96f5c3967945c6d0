import { flushSync } from 'react-dom';
import { createStore, type Store } from '@vitrina/react';
import { toAddress } from '../../theme/listing/address';
import type { Listing } from '../../theme/listing/shared';
import {
	addressOf,
	clearAddress,
	openStatesOf,
	type FiltersModel,
	type OpenStates,
} from './model/filters';
import { readFilters } from './model/read-filters';

export interface FiltersState {
	/** The filters as PHP printed them, later those of the last response. */
	readonly model: FiltersModel;
	readonly openStates: OpenStates;
}

export interface FiltersActions {
	/** Adds or removes a filter value. */
	readonly toggle: ( filter: string ) => void;
	readonly clear: () => void;
	/** Sends the price form with its current values. */
	readonly applyPrices: ( form: HTMLFormElement ) => void;
	readonly setOpen: ( facet: string, isOpen: boolean ) => void;
}

export interface FiltersStore extends Store< FiltersState, FiltersActions > {
	/** The state that PHP printed. */
	readonly printed: FiltersState;
	/** The listing of the page; its queue has the changes that are not shown yet. */
	readonly listing: Listing;
}

/** Name of the price filter in queued changes. */
export const PRICE = 'price';

/**
 * Creates the store of the filters. Changes are added to the listing's queue; the store is
 * updated from its responses.
 *
 * @param listing The listing of the page.
 * @param element The element around the filters.
 * @param model   The printed filters.
 */
export function createFilters(
	listing: Listing,
	element: Element,
	model: FiltersModel
): FiltersStore {
	const { choose } = listing.actions;
	const printed: FiltersState = { model, openStates: openStatesOf( model ) };
	const store = createStore< FiltersState, FiltersActions >(
		printed,
		( { get, set } ) => {
			listing.renderFiltersWith( element, ( response ) => {
				const next = readFilters( response );
				// Render before the listing restores the focus.
				flushSync( () =>
					set( {
						model: next,
						openStates: openStatesOf( next, get().openStates ),
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
							// Called when the change is sent. The other fields may have changed by then;
							// the prices are those that the shopper has submitted.
							const fields = new FormData( form );
							for ( const name of [ 'min_price', 'max_price' ] ) {
								fields.set( name, typed.get( name ) ?? '' );
							}
							return toAddress( form.action, fields );
						},
						changes: PRICE,
					} );
				},
				setOpen: ( facet, isOpen ) =>
					set( {
						openStates: { ...get().openStates, [ facet ]: isOpen },
					} ),
			};
		}
	);
	return { ...store, printed, listing };
}
