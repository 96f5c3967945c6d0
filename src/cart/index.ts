/**
 * What writes the cart and keeps the parts of the page that show it. A script of
 * its own, `vitrina-cart`: a visitor without a cart never loads it. See
 * `src/core/cart.ts` for when it comes.
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
import { createAddToCart, type OwnAdd } from './add-to-cart';
import { startBlocksBridge } from './blocks-bridge';
import { createCartQueue, type CartAnswer, type CartJob } from './cart-queue';
import { createFragments } from './fragments';
import {
	buttonHooks,
	isFragmentScriptActive,
	startJQueryBridge,
} from './jquery-bridge';
import { createReaction } from './reaction';
import { watchShipping } from './shipping';

/** What the core passes on to, see `cart` there. */
export interface CartParts {
	add: ( button: HTMLElement, own?: OwnAdd ) => Promise< void >;
	send: ( job: CartJob ) => Promise< CartAnswer >;
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
		isForeign: isFragmentScriptActive,
	} );
	const { add } = createAddToCart( {
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
		emit( 'cart:changed', change );
	} );
	startJQueryBridge( bus, reaction );
	startBlocksBridge( bus, reaction );
	watchShipping( bus );
	listen( window, 'online', queue.recover );
	listen( window, 'pagehide', queue.flush );
	// Others listen for what is shown by then.
	ready( fragments.start );
	provideCart( {
		add,
		send: queue.add,
		refresh: fragments.refresh,
		accept: fragments.accept,
		idle: queue.idle,
	} );
}

// A plugin may turn the deferred script into a blocking one: then the boxes with
// the settings come after it.
if ( document.readyState === 'loading' ) {
	ready( start );
} else {
	start();
}
