import { quantityOf } from './product-form';

/** From which quantity on a price is good, and from which another one is. */
export interface Tier {
	readonly from: string;
	/** Missing for the last one. */
	readonly next?: string | undefined;
}

export const isReached = ( { from, next }: Tier, quantity: string ): boolean =>
	Number( quantity ) >= Number( from ) &&
	Number( quantity ) < Number( next ?? Infinity );

/**
 * Marks the row that the quantity in the form has reached, before React is on
 * the page: a browser may have kept a quantity from an earlier visit.
 *
 * @param form The form of the product.
 */
export function markReachedRow( form: HTMLFormElement ): void {
	for ( const row of document.querySelectorAll< HTMLElement >(
		'.awdr-bulk-customizable-table tr[data-from]'
	) ) {
		const { from = '', next } = row.dataset;
		row.ariaCurrent = isReached( { from, next }, quantityOf( form ) )
			? 'true'
			: null;
	}
}
