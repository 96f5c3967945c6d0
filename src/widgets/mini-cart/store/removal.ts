import {
	announce,
	cart,
	emit,
	state,
	type ApiError,
	type CartChange,
} from '@vitrina/core';
import type { MiniCartSettings } from '../settings';
import type { Quantities } from './quantities';
import {
	changeCart,
	isCartUncertain,
	announceFailure,
	applyResponse,
} from './request';
import { findLine, type MiniCartStore } from './state';

export interface Removal {
	/**
	 * Removes a line from the cart.
	 *
	 * @param link Its remove link.
	 * @return The key of the line beside it, '' if there is none; null if nothing was
	 *         removed.
	 */
	remove: ( link: HTMLAnchorElement ) => Promise< string | null >;
	/**
	 * Restores the last removed line.
	 *
	 * @return Its key; null if that failed.
	 */
	undo: () => Promise< string | null >;
	/** Hides the message with the undo button. */
	dismiss: () => void;
}

/**
 * Removes a line from the cart, and restores it on undo.
 *
 * @param store            Store of the mini cart.
 * @param settings         What PHP printed.
 * @param settings.cartUrl URL to which changes are sent.
 * @param settings.texts   Messages for the shopper.
 * @param quantities       Drafts are cleared with their line.
 */
export function createRemoval(
	store: MiniCartStore,
	{ cartUrl, texts }: MiniCartSettings,
	quantities: Quantities
): Removal {
	const { set } = store.actions;
	const isThere = ( key: string ) =>
		findLine( store.get(), key ) !== undefined;
	const block = ( key: string ) =>
		set( { leaving: [ ...store.get().leaving, key ] } );
	const unblock = ( key: string ) =>
		set( {
			leaving: store.get().leaving.filter( ( other ) => other !== key ),
		} );
	const dismiss = () => set( { removed: null } );

	async function remove( link: HTMLAnchorElement ) {
		const { cart_item_key: key = '', product_id: product } = link.dataset;
		if ( store.get().leaving.includes( key ) ) {
			return null;
		}
		dismiss();
		quantities.clear( `cart[${ key }][qty]` );
		block( key );
		const data = { cart_item_key: key };
		const promise = cart.send( {
			owner: link,
			mustTell: true,
			endpoint: 'remove_from_cart',
			body: data,
		} );
		emit( 'cart:write', { source: 'remove', promise, button: link, data } );
		let next = '';
		const change: CartChange = {
			source: 'remove',
			button: link,
			removed: product,
		};
		try {
			const response = await promise;
			next = findNeighbourKey( key );
			await applyResponse( response, change );
			unblock( key );
		} catch ( error ) {
			if ( ( error as ApiError ).status > 0 ) {
				// Send what is queued and read the cart before the link is followed.
				await cart.idle();
			}
			if ( isThere( key ) ) {
				await fail( key, link.href, error as ApiError );
				return null;
			}
			// The line was removed, only the response was lost.
			unblock( key );
			emit( 'cart:changed', change );
		}
		const text = link.dataset.success_message ?? '';
		set( { removed: { key, text } } );
		announce( text );
		return next;
	}

	async function fail( key: string, href: string, error: ApiError ) {
		if ( error.status > 0 && ! isCartUncertain() ) {
			// The cart page shows the reason (spec §8).
			window.location.assign( await withNonce( href ) );
			return;
		}
		unblock( key );
		announceFailure( error, texts );
	}

	/** Key of the line to focus next; empty if none is left. */
	function findNeighbourKey( key: string ): string {
		const { lines } = store.get().cart;
		const place = lines.findIndex( ( line ) => line.key === key );
		return ( lines[ place + 1 ] ?? lines[ place - 1 ] )?.key ?? '';
	}

	async function undo() {
		const { removed, isUndoing } = store.get();
		if ( ! removed || isUndoing ) {
			return null;
		}
		const { key } = removed;
		set( { isUndoing: true } );
		let errorText = '';
		try {
			const response = await cart.send( {
				async run() {
					const part = await changeCart( cartUrl, {
						undo_item: key,
						minicart_undo: '1',
					} );
					errorText = part.errorText;
					return part;
				},
			} );
			await applyResponse( response, { source: 'quantity' } );
			announce(
				isThere( key ) ? texts.restored : errorText || texts.failed
			);
			dismiss();
			return key;
		} catch ( error ) {
			if ( ! isThere( key ) ) {
				announceFailure( error, texts );
				return null;
			}
			announce( texts.restored );
			dismiss();
			return key;
		} finally {
			set( { isUndoing: false } );
		}
	}

	return { remove, undo, dismiss };
}

/**
 * WooCommerce removes nothing without a nonce. If none is available, the link
 * leads to the cart page, where the line can be removed.
 */
async function withNonce( address: string ): Promise< string > {
	const url = new URL( address, window.location.href );
	state.invalidate();
	const nonce = await state.nonce( 'cart' ).catch( () => '' );
	if ( nonce ) {
		url.searchParams.set( '_wpnonce', nonce );
	}
	return url.href;
}
