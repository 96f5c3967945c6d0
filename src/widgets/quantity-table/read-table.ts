import type { Tier } from '../../discounts/active-tier';

/** One price, from a minimum quantity. */
export interface PriceRow extends Tier {
	/** Name of the offer; null if no row has a name. */
	readonly offer: string | null;
	/** The quantities as text: "3–4". */
	readonly range: string;
	/** Unit after a number: "pcs". */
	readonly unit: string;
	/** Price and saving, HTML from WooCommerce. */
	readonly price: string;
}

/** The table of BulkTable.php. */
export interface PriceTable {
	readonly caption: string;
	readonly headings: {
		/** Null if no row has a name. */
		readonly offer: string | null;
		readonly quantity: string;
		readonly price: string;
	};
	readonly rows: readonly PriceRow[];
	/** Null for none. */
	readonly note: string | null;
}

/** HTML of a table that another plugin printed instead; empty for no table. */
export interface ForeignTable {
	readonly html: string;
}

export type Table = PriceTable | ForeignTable;

export const NO_TABLE: ForeignTable = { html: '' };

export const isForeign = ( table: Table ): table is ForeignTable =>
	'html' in table;

export const BOX = '.awdr-bulk-customizable-table';

export function readTable( container: Element ): Table {
	const text = ( selector: string, within: Element = container ) =>
		within.querySelector( selector )?.textContent ?? null;
	const rows = [
		...container.querySelectorAll< HTMLElement >( 'tr[data-from]' ),
	];
	// PHP sets this if a filter has replaced the table.
	if ( container.hasAttribute( 'data-server-html' ) || ! rows.length ) {
		return { html: container.innerHTML.trim() };
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

/** Reads a table from a response, which includes its container. */
export function parseTable( html: string ): Table {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	return readTable( page.querySelector( BOX ) ?? page.body );
}
