import { ServerHtml } from '@vitrina/react';
import { isActiveTier } from '../../discounts/active-tier';
import {
	isForeign,
	type PriceRow,
	type PriceTable,
	type Table,
} from './read-table';
import { useQuantity } from './use-quantity';
import { useShownTable } from './use-shown-table';

export interface QuantityTableProps {
	readonly printed: Table;
	/** `from` of the row that the server marks as reached; null for none. */
	readonly printedReached: string | null;
	/** Opacity of the table while another one is loading. */
	readonly opacity: number;
	/** The form of the product; null if it cannot be bought. */
	readonly form: HTMLFormElement | null;
	/** Whether each variation has a table of its own. */
	readonly followsVariation: boolean;
}

/** The price per item by quantity; see BulkTable.php of the plugin. */
export function QuantityTable( {
	printed,
	printedReached,
	opacity,
	form,
	followsVariation,
}: QuantityTableProps ) {
	const { table, isLoading } = useShownTable(
		printed,
		followsVariation ? form : null
	);
	const quantity = useQuantity( form );
	const box = {
		className: 'awdr-bulk-customizable-table',
		style: isLoading ? { opacity } : undefined,
		'aria-busy': isLoading || undefined,
	};
	if ( isForeign( table ) ) {
		return table.html ? (
			<ServerHtml { ...box } html={ table.html } />
		) : (
			<div { ...box } />
		);
	}
	return (
		<div { ...box }>
			<Rows
				table={ table }
				isReached={ ( row ) =>
					quantity === null
						? row.from === printedReached
						: isActiveTier( row, quantity )
				}
			/>
			{ table.note !== null && (
				<p className="wdr_bulk_note">{ table.note }</p>
			) }
		</div>
	);
}

interface RowsProps {
	readonly table: PriceTable;
	readonly isReached: ( row: PriceRow ) => boolean;
}

function Rows( { table, isReached: isCurrent }: RowsProps ) {
	const { caption, headings, rows } = table;
	return (
		<table id="sort_customizable_table" className="wdr_bulk_table_msg">
			<caption>{ caption }</caption>
			<thead>
				<tr>
					{ headings.offer !== null && (
						<th scope="col" className="wdr_bulk_title">
							{ headings.offer }
						</th>
					) }
					<th scope="col" className="wdr_bulk_range">
						{ headings.quantity }
					</th>
					<th scope="col" className="wdr_bulk_table_discount">
						{ headings.price }
					</th>
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row ) => (
					<Row
						key={ row.from }
						row={ row }
						isCurrent={ isCurrent( row ) }
					/>
				) ) }
			</tbody>
		</table>
	);
}

interface RowProps {
	readonly row: PriceRow;
	/** Whether the quantity in the form has this price. */
	readonly isCurrent: boolean;
}

function Row( { row, isCurrent }: RowProps ) {
	const range = {
		className: 'wdr_bulk_range',
		'data-unit': row.unit,
		children: row.range,
	};
	return (
		<tr
			data-from={ row.from }
			data-next={ row.next }
			aria-current={ isCurrent || undefined }
		>
			{ row.offer === null ? (
				<th scope="row" { ...range } />
			) : (
				<>
					<th scope="row" className="wdr_bulk_title">
						{ row.offer }
					</th>
					<td { ...range } />
				</>
			) }
			<ServerHtml
				as="td"
				className="wdr_bulk_table_discount"
				html={ row.price }
			/>
		</tr>
	);
}
