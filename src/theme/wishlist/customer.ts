import { ApiError, readPage, rest, settings, state } from '@vitrina/core';
import { ajaxAddress } from '../../components/ajax-address';
import { keep, readKept } from './guest';
import { Full, type Keeper } from './keeper';

const ROUTE = '/vitrina/v1/wishlist';

/** A click on a heart may be the last before the page is left. */
const LASTING = { keepalive: true };

/** The list of a customer, kept by the shop. */
export const customer: Keeper = {
	async read() {
		const kept = readKept();
		if ( kept.length === 0 ) {
			return toIds( ( await state.load() ).wishlist );
		}
		// Wished for before logging in. What could not be sent is sent by the next page.
		const ids = toIds(
			await rest( `${ ROUTE }/merge`, {
				method: 'POST',
				data: { items: kept },
			} ).catch( async () => ( await state.load() ).wishlist )
		);
		// Another tab of a guest may have added meanwhile.
		keep( readKept().filter( ( { id } ) => ! ids.includes( id ) ) );
		return ids;
	},
	async change( id, isWished ) {
		try {
			return toIds(
				isWished
					? await rest( ROUTE, {
							...LASTING,
							method: 'POST',
							data: { product_id: id },
						} )
					: await rest( `${ ROUTE }/${ id }`, {
							...LASTING,
							method: 'DELETE',
						} )
			);
		} catch ( error ) {
			throw error instanceof ApiError && error.status === 409
				? new Full()
				: error;
		}
	},
	/** The call of spec §7. */
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

function toIds( answer: unknown ): number[] {
	const { items } = Object( answer );
	return Array.isArray( items )
		? items.filter( ( id ) => Number.isSafeInteger( id ) )
		: [];
}
