import type { Tier } from '../../discounts/active-tier';

/** One price, from a quantity on. */
export interface PriceRow extends Tier {
	/** What the owner calls the offer; null where no row has a name. */
	readonly offer: string | null;
	/** The quantities in words: "3–4". */
	readonly range: string;
	/** After a number, short: "pcs". */
	readonly unit: string;
	/** Price and saving, HTML of WooCommerce's own making. */
	readonly price: string;
}

/** The table of BulkTable.php. */
export interface PriceTable {
	readonly caption: string;
	readonly headings: {
		/** Null where no row has a name. */
		readonly offer: string | null;
		readonly quantity: string;
		readonly price: string;
	};
	readonly rows: readonly PriceRow[];
	/** Null for none. */
	readonly note: string | null;
}

/** A table that other code has printed in place of ours; empty for no table. */
export interface ForeignTable {
	readonly html: string;
}

export type Table = PriceTable | ForeignTable;

export const NO_TABLE: ForeignTable = { html: '' };

export const isForeign = ( table: Table ): table is ForeignTable =>
	'html' in table;

export const BOX = '.awdr-bulk-customizable-table';

/**
 * Reads a table from its markup.
 *
 * @param box What holds it.
 */
export function readTable( box: Element ): Table {
	const text = ( selector: string, within: Element = box ) =>
		within.querySelector( selector )?.textContent ?? null;
	const rows = [ ...box.querySelectorAll< HTMLElement >( 'tr[data-from]' ) ];
	// PHP says so where a filter has made something else of the table.
	if ( box.hasAttribute( 'data-server-html' ) || ! rows.length ) {
		return { html: box.innerHTML.trim() };
	}
	return {
		caption: text( 'caption' ) ?? '',
		headings: {
			offer: text( 'thead .wdr_bulk_title' ),
			quantity: text( 'thead .wdr_bulk_range' ) ?? '',
			price: text( 'thead .wdr_bulk_table_discount' ) ?? '',
		},
		rows: rows.map( ( row ) => ( {
			from: row.dataset.from ?? '',
			next: row.dataset.next,
			offer: text( '.wdr_bulk_title', row ),
			range: text( '.wdr_bulk_range', row ) ?? '',
			unit:
				row.querySelector< HTMLElement >( '.wdr_bulk_range' )?.dataset
					.unit ?? '',
			price:
				row.querySelector( '.wdr_bulk_table_discount' )?.innerHTML ??
				'',
		} ) ),
		note: text( '.wdr_bulk_note' ),
	};
}

/**
 * Reads a table from the server's answer, which has its box with it.
 *
 * @param html What the server sent.
 */
export function parseTable( html: string ): Table {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	return readTable( page.querySelector( BOX ) ?? page.body );
}
