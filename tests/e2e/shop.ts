import type { Shop } from '../shop/handle.mjs';

let opened: Promise< Shop > | undefined;

/** The shop that global-setup has started, or that SHOP_NAME names. */
export function openTestShop(): Promise< Shop > {
	opened ??= import( '../shop/shop.mjs' ).then( ( { openShop } ) =>
		openShop( process.env.SHOP_NAME ?? 'e2e' )
	);
	return opened;
}
