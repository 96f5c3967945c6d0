import { toAddress } from './address';
import { find } from './find';
import { listing } from './listing';

export function sortListing( form: HTMLFormElement ): void {
	const order = String( new FormData( form ).get( 'orderby' ) );
	listing.actions.choose( {
		address() {
			// The other fields of the form are the filters of the current listing.
			const current =
				find< HTMLFormElement >( '.woocommerce-ordering' ) ?? form;
			const fields = new FormData( current );
			fields.set( 'orderby', order );
			return toAddress( current.action, fields );
		},
	} );
}

/** Removes the filter of a chip, or all filters. */
export function removeChip( chip: HTMLAnchorElement ): void {
	const { removes } = chip.dataset;
	// Finds the same chip in a later response.
	const selector = removes
		? `[data-removes="${ CSS.escape( removes ) }"]`
		: '.filter-chips__clear';
	listing.actions.choose( {
		address: () => find< HTMLAnchorElement >( selector )?.href,
		changes: removes ?? '*',
	} );
}
