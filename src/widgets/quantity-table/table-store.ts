import { createLatestRequest } from '../../discounts/call';
import { createStore } from '@vitrina/react';
import { NO_TABLE, parseTable, type Table } from './read-table';

export interface TableState {
	/** The one that is shown, also while another one is on its way. */
	readonly table: Table;
	readonly isLoading: boolean;
}

/**
 * Which table is shown, and whether another one is being fetched.
 *
 * @param printed The table of the product itself, as it came with the page.
 */
export function createTableStore( printed: Table ) {
	const request = createLatestRequest();
	const initial: TableState = { table: printed, isLoading: false };

	return createStore( initial, ( { set } ) => ( {
		/** Shows the table that came with the page. */
		showPrinted() {
			request.abort();
			set( initial );
		},

		/**
		 * Fetches the table of a product or variation. An error shows none
		 * (spec §8).
		 *
		 * @param id Whose.
		 */
		async fetch( id: string ): Promise< void > {
			set( { isLoading: true } );
			let table: Table = NO_TABLE;
			try {
				const answer = await request.send( {
					action: 'wdr_ajax',
					method: 'get_variable_product_bulk_table',
					product_id: id,
				} );
				if ( answer === undefined ) {
					return;
				}
				table = parseTable(
					String( Object( answer ).bulk_table ?? '' )
				);
			} catch {
				// No table is better than a wrong one.
			}
			set( { table, isLoading: false } );
		},

		/** Nobody waits for an answer any more. */
		drop: () => request.abort(),
	} ) );
}
