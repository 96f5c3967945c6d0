import { announce, cart } from '@vitrina/core';
import type { PrintedCart } from '../model/printed-cart';
import type { MiniCartSettings } from '../settings';
import { createCoupon, type Coupon } from './coupon';
import { createQuantities, type Quantities } from './quantities';
import { createRemoval, type Removal } from './removal';
import { createMiniCartStore, type MiniCartStore } from './state';

/** The state that the components show, and the actions that they call. */
export interface MiniCartModel {
	store: MiniCartStore;
	quantities: Quantities;
	removal: Removal;
	coupon: Coupon;
	settings: MiniCartSettings;
	/** Call when the server's markup has changed. */
	setCart: ( printed: PrintedCart ) => void;
	/**
	 * Shows the waiting state while the visitor's cart is loading.
	 *
	 * @param isOpen Whether the panel is open; then the cart is fetched.
	 */
	wait: ( isOpen: boolean ) => void;
	/** Call when the cart could not be fetched. */
	fail: ( isOpen: boolean ) => void;
	/** Fetches the cart again. */
	readAgain: () => Promise< void >;
	/**
	 * Sends the last quantity before a link is followed.
	 *
	 * @param link To the cart or the checkout.
	 * @return Whether it can be followed.
	 */
	leave: ( link: Element ) => Promise< boolean >;
}

/** @param settings What PHP printed. */
export function createMiniCartModel(
	settings: MiniCartSettings
): MiniCartModel {
	const store = createMiniCartStore();
	const { set } = store.actions;
	const quantities = createQuantities( store, settings );
	const coupon = createCoupon( store, settings );
	return {
		store,
		quantities,
		removal: createRemoval( store, settings, quantities ),
		coupon,
		settings,
		setCart( printed ) {
			set( { cart: printed } );
			quantities.check();
		},
		wait( isOpen ) {
			const isWaiting = cart.hasCart() && ! store.get().cart.isLoaded;
			const isNew = isWaiting && ! store.get().isWaiting;
			set( { isWaiting } );
			if ( ! isWaiting ) {
				set( { hasFailed: false } );
			}
			if ( isNew && isOpen ) {
				void cart.refresh();
			}
		},
		fail( isOpen ) {
			if ( store.get().isWaiting ) {
				set( { hasFailed: true } );
			}
			if ( isOpen ) {
				announce( settings.texts.unsure );
			}
		},
		async readAgain() {
			set( { hasFailed: false } );
			await cart.refresh();
		},
		async leave( link ) {
			set( { following: link } );
			const isSettled = await quantities.settle();
			set( { following: null } );
			return isSettled;
		},
	};
}
