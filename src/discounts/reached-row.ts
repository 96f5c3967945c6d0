import { quantityOf } from './product-form';

export const tableBox = '.awdr-bulk-customizable-table';

/**
 * Marks the line of the table whose price the quantity in the form has.
 *
 * @param form The form of the product.
 */
export function markReachedRow( form: HTMLFormElement ): void {
	const quantity = Number( quantityOf( form ) );
	for ( const row of document.querySelectorAll< HTMLElement >(
		`${ tableBox } tr[data-from]`
	) ) {
		const isReached =
			quantity >= Number( row.dataset.from ) &&
			quantity < Number( row.dataset.next ?? Infinity );
		if ( isReached ) {
			row.setAttribute( 'aria-current', 'true' );
		} else {
			row.removeAttribute( 'aria-current' );
		}
	}
}
