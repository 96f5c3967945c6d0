import { toAddress } from './address';
import { find } from './find';
import { listing } from './listing';

/**
 * Sorts in place.
 *
 * @param form Whose select says how.
 */
export function sortListing( form: HTMLFormElement ): void {
	const order = String( new FormData( form ).get( 'orderby' ) );
	listing.actions.choose( {
		address() {
			// Its other fields are the filters of the listing that shows now.
			const now =
				find< HTMLFormElement >( '.woocommerce-ordering' ) ?? form;
			const fields = new FormData( now );
			fields.set( 'orderby', order );
			return toAddress( now.action, fields );
		},
	} );
}

/**
 * Takes back what a chip stands for, or all of it.
 *
 * @param chip One of the links above the cards.
 */
export function removeChip( chip: HTMLAnchorElement ): void {
	const { removes } = chip.dataset;
	// By which the same link is known in another answer.
	const selector = removes
		? `[data-removes="${ CSS.escape( removes ) }"]`
		: '.filter-chips__clear';
	listing.actions.choose( {
		address: () => find< HTMLAnchorElement >( selector )?.href,
		changes: removes ?? '*',
	} );
}
