import { createAddToCart } from './cart/add-to-cart';
import type { CartBus, CartQueue } from './cart/cart';
import { createFragments, type FragmentParts } from './cart/fragments';
import { startBlocksBridge } from './events/blocks-bridge';
import {
	buttonHooks,
	isFragmentScriptActive,
	startJQueryBridge,
} from './events/jquery-bridge';
import { createReaction } from './events/reaction';
import { watchShipping } from './events/shipping';
import { scan } from './islands/islands';
import { ready } from './ready';
import { settings } from './settings';
import type { StateClient } from './state/state';

/** Stands in where there is no WooCommerce. */
const noFragments: FragmentParts = {
	start: () => () => {},
	refresh: async () => {},
	sync: async () => {},
	accept: () => {},
	clear: () => {},
};

/**
 * Wires the core to the page, once the page's settings can be read.
 *
 * @param bus   Our events.
 * @param queue The cart's queue.
 * @param state The state client.
 */
export function boot( bus: CartBus, queue: CartQueue, state: StateClient ) {
	const { cart } = settings();
	const fragments = cart
		? createFragments( {
				bus,
				queue,
				cart,
				isForeign: isFragmentScriptActive,
			} )
		: noFragments;
	const addToCart = createAddToCart( {
		bus,
		queue,
		fragments,
		hooks: buttonHooks,
	} );

	const reaction = createReaction( ( { refresh, sync, ...change } ) => {
		if ( change.fragments ) {
			fragments.accept( change.fragments, change.hash ?? '' );
		} else if ( refresh ) {
			void fragments.refresh();
		} else if ( sync ) {
			void fragments.sync();
		}
		bus.emit( 'cart:changed', change );
	} );

	if ( cart ) {
		// Clicks are caught from now on; the rest waits for the whole page.
		addToCart.start();
		startJQueryBridge( bus, reaction );
		startBlocksBridge( bus, reaction );
		watchShipping( bus );
	}

	const rescan = () => scan();
	ready( () => {
		fragments.start();
		scan();
		// Whatever drew parts of the page anew may have brought islands.
		bus.on( 'cart:changed', rescan );
		bus.on( 'cart:totals-updated', rescan );
		bus.on( 'checkout:updated', rescan );
	} );
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			state.forget();
		}
	} );
	return { fragments, addToCart };
}
