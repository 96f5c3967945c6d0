import { on, together } from '@vitrina/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { parentIdOf } from '../../discounts/product-form';
import { watchVariation } from '../../discounts/shown-variation';
import { bundledIn } from './bundled';
import type { Table } from './read-table';
import { createTableStore, type TableState } from './table-store';

/** In milliseconds, from a selection to the request (spec §9). */
const DELAY = 100;

/** The table of the selected variation, or else of the product. Without a form it is fixed. */
export function useShownTable(
	printed: Table,
	form: HTMLFormElement | null
): TableState {
	const [ store ] = useState( () => createTableStore( printed ) );

	useEffect( () => {
		if ( ! form ) {
			return undefined;
		}
		const { showPrinted, fetch, drop } = store.actions;
		const bundled = bundledIn( form );
		let timer = 0;
		const onVariation = ( variation: string ) => {
			window.clearTimeout( timer );
			drop();
			const id = variation || parentIdOf( form );
			if ( Number( id ) > 0 ) {
				timer = window.setTimeout(
					() =>
						bundled.has( id ) ? showPrinted() : void fetch( id ),
					DELAY
				);
			}
		};
		return together(
			watchVariation( form, onVariation ),
			// Emitted after the id has changed, and before the delay has passed.
			on( 'variation:found', ( found ) => {
				if ( found.form === form && found.variation.is_bundled ) {
					bundled.add( String( found.variation.variation_id ) );
				}
			} ),
			() => window.clearTimeout( timer ),
			drop
		);
	}, [ store, form ] );

	return useSyncExternalStore( store.subscribe, store.get, store.get );
}
