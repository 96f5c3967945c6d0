import { quantityOf } from './product-form';

/** The quantities for which a price applies. */
export interface Tier {
	/** The lowest quantity. */
	readonly from: string;
	/** Where the next tier starts; missing for the last one. */
	readonly next?: string | undefined;
}

export const isActiveTier = (
	{ from, next }: Tier,
	quantity: string
): boolean =>
	Number( quantity ) >= Number( from ) &&
	Number( quantity ) < Number( next ?? Infinity );

/**
 * Marks the row of the tier for the quantity in the form, before React is loaded:
 * the browser may have restored a quantity.
 */
export function markActiveTier( form: HTMLFormElement ): void {
	for ( const row of document.querySelectorAll< HTMLElement >(
		'.awdr-bulk-customizable-table tr[data-from]'
	) ) {
		const { from = '', next } = row.dataset;
		row.ariaCurrent = isActiveTier( { from, next }, quantityOf( form ) )
			? 'true'
			: null;
	}
}
