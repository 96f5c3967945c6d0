/**
 * Sends cart requests and updates the fragments that show the cart. A script of
 * its own, `vitrina-cart`: it does not run for a visitor without a cart who has not
 * used the page yet. `src/core/cart.ts` decides when it is loaded.
 */
import {
	emit,
	listen,
	on,
	provideCart,
	ready,
	settings,
	wcAjax,
	type Fragments,
} from '@vitrina/core';
import { createAddToCart, type CustomAdd } from './add-to-cart';
import { startBlocksBridge } from './blocks-bridge';
import { createCartQueue, type CartResponse, type CartJob } from './cart-queue';
import { createFragments } from './fragments';
import {
	buttonHooks,
	isFragmentScriptActive,
	startJQueryBridge,
} from './jquery-bridge';
import { createForeignEvents } from './foreign-events';
import { watchShipping } from './shipping';

/** What `cart` of the core calls. */
export interface CartModule {
	add: ( button: HTMLElement, own?: CustomAdd ) => Promise< void >;
	send: ( job: CartJob ) => Promise< CartResponse >;
	refresh: () => Promise< void >;
	accept: ( fragments: Fragments, hash: string ) => void;
	idle: () => Promise< void >;
}

function start(): void {
	const { cart } = settings();
	if ( ! cart ) {
		return;
	}
	const bus = { on, emit };
	const queue = createCartQueue( wcAjax, () => fragments.refresh() );
	const fragments = createFragments( {
		bus,
		queue,
		cart,
		isHandledByWooCommerce: isFragmentScriptActive,
	} );
	const { add } = createAddToCart( {
		bus,
		queue,
		fragments,
		hooks: buttonHooks,
	} );
	const foreignEvents = createForeignEvents(
		( { refresh, sync, ...change } ) => {
			if ( change.fragments ) {
				fragments.accept( change.fragments, change.hash ?? '' );
			} else if ( refresh ) {
				void fragments.refresh();
			} else if ( sync ) {
				void fragments.sync();
			}
			emit( 'cart:changed', change );
		}
	);
	startJQueryBridge( bus, foreignEvents );
	startBlocksBridge( bus, foreignEvents );
	watchShipping( bus );
	listen( window, 'online', queue.recover );
	listen( window, 'pagehide', queue.flush );
	// By then other scripts have added their listeners.
	ready( fragments.start );
	provideCart( {
		add,
		send: queue.add,
		refresh: fragments.refresh,
		accept: fragments.accept,
		idle: queue.idle,
	} );
}

// A plugin may turn the deferred script into a blocking one: then the data blocks with
// the settings come after it.
if ( document.readyState === 'loading' ) {
	ready( start );
} else {
	start();
}
