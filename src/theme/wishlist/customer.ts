import { ApiError, readPage, rest, settings, state } from '@vitrina/core';
import { ajaxAddress } from '../../components/ajax-address';
import { storeItems, readStored } from './guest';
import { ListFullError, type WishlistStorage } from './storage';

const ROUTE = '/vitrina/v1/wishlist';

/** The visitor may leave the page right after the click. */
const KEEPALIVE = { keepalive: true };

/** The list of a customer, stored by the shop. */
export const customer: WishlistStorage = {
	async read() {
		const stored = readStored();
		if ( stored.length === 0 ) {
			return toIds( ( await state.load() ).wishlist );
		}
		// These were added before the login. If the request fails, the next page tries again.
		const ids = toIds(
			await rest( `${ ROUTE }/merge`, {
				method: 'POST',
				data: { items: stored },
			} ).catch( async () => ( await state.load() ).wishlist )
		);
		// A tab that is not logged in yet may have added more.
		storeItems( readStored().filter( ( { id } ) => ! ids.includes( id ) ) );
		return ids;
	},
	async change( id, isWished ) {
		try {
			return toIds(
				isWished
					? await rest( ROUTE, {
							...KEEPALIVE,
							method: 'POST',
							data: { product_id: id },
						} )
					: await rest( `${ ROUTE }/${ id }`, {
							...KEEPALIVE,
							method: 'DELETE',
						} )
			);
		} catch ( error ) {
			throw error instanceof ApiError && error.status === 409
				? new ListFullError()
				: error;
		}
	},
	/** Requests the count, with the request of spec §7. */
	async count() {
		const { html } = await readPage(
			ajaxAddress(
				settings().ajaxUrl,
				'action=yith_wcwl_update_wishlist_count'
			)
		);
		return Number( Object( JSON.parse( html ) ).count ) || 0;
	},
};

function toIds( response: unknown ): number[] {
	const { items } = Object( response );
	return Array.isArray( items )
		? items.filter( ( id ) => Number.isSafeInteger( id ) )
		: [];
}
