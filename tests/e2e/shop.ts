import type { Shop } from '../shop/handle.mjs';

let opened: Promise< Shop > | undefined;

/**
 * Returns the name of a worker's shop. Workers never share a shop.
 *
 * @param worker Its index, which a restarted worker keeps.
 */
export const getWorkerShopName = ( worker: number ) => `e2e-${ worker }`;

/** Opens the shop that global-setup started for this worker, or the one named in SHOP_NAME. */
export function openTestShop(): Promise< Shop > {
	const name =
		process.env.SHOP_NAME ??
		getWorkerShopName( Number( process.env.TEST_PARALLEL_INDEX ) );
	opened ??= import( '../shop/shop.mjs' ).then( ( { openShop } ) =>
		openShop( name )
	);
	return opened;
}
