import type { Shop } from '../shop/handle.mjs';

let opened: Promise< Shop > | undefined;

/**
 * Two workers never meet in one shop.
 *
 * @param worker Its number, from 0 on; a worker that is started anew keeps it.
 */
export const shopOfWorker = ( worker: number ) => `e2e-${ worker }`;

/** The shop that global-setup has started for this worker, or that SHOP_NAME names. */
export function openTestShop(): Promise< Shop > {
	const name =
		process.env.SHOP_NAME ??
		shopOfWorker( Number( process.env.TEST_PARALLEL_INDEX ) );
	opened ??= import( '../shop/shop.mjs' ).then( ( { openShop } ) =>
		openShop( name )
	);
	return opened;
}
