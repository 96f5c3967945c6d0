import { createLatestRequest } from '../../discounts/call';
import { createStore } from '@vitrina/react';
import { NO_TABLE, parseTable, type Table } from './read-table';

export interface TableState {
	/** The shown table, also while another one is loading. */
	readonly table: Table;
	readonly isLoading: boolean;
}

export function createTableStore( printed: Table ) {
	const request = createLatestRequest();
	const initial: TableState = { table: printed, isLoading: false };

	return createStore( initial, ( { set } ) => ( {
		showPrinted() {
			request.abort();
			set( initial );
		},

		/** Fetches the table of a product or variation; after an error none is shown (spec §8). */
		async fetch( id: string ): Promise< void > {
			set( { isLoading: true } );
			let table: Table = NO_TABLE;
			try {
				const response = await request.send( {
					action: 'wdr_ajax',
					method: 'get_variable_product_bulk_table',
					product_id: id,
				} );
				if ( response === undefined ) {
					return;
				}
				table = parseTable(
					String( Object( response ).bulk_table ?? '' )
				);
			} catch {
				// Show no table rather than a wrong one.
			}
			set( { table, isLoading: false } );
		},

		/** Ignores the running request. */
		drop: () => request.abort(),
	} ) );
}
