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
import { changeCart, isUnsure, sayFailure, showAnswer } from './request';
import { findLine, type MiniCartStore } from './state';

export interface Removal {
	/**
	 * Takes a line out of the cart.
	 *
	 * @param link Its remove link.
	 * @return The key of the line beside it; null where nothing was removed.
	 */
	remove: ( link: HTMLAnchorElement ) => Promise< string | null >;
	/**
	 * Puts the last one back.
	 *
	 * @return Its key; null where that failed.
	 */
	undo: () => Promise< string | null >;
	/** The offer to put it back ends. */
	forget: () => void;
}

/**
 * Takes a line out of the cart, and puts it back when that was a slip.
 *
 * @param store            Of the mini cart.
 * @param settings         What PHP printed.
 * @param settings.cartUrl Where changes are sent.
 * @param settings.texts   What is said.
 * @param quantities       What is typed into a line goes with it.
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
	const forget = () => set( { removed: null } );

	async function remove( link: HTMLAnchorElement ) {
		const { cart_item_key: key = '', product_id: product } = link.dataset;
		if ( store.get().leaving.includes( key ) ) {
			return null;
		}
		forget();
		quantities.forget( `cart[${ key }][qty]` );
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
			const answer = await promise;
			next = neighbour( key );
			await showAnswer( answer, change );
			unblock( key );
		} catch ( error ) {
			if ( ( error as ApiError ).status > 0 ) {
				// What else waits is sent before the link is followed, and the cart read.
				await cart.idle();
			}
			if ( isThere( key ) ) {
				await fail( key, link.href, error as ApiError );
				return null;
			}
			// It was taken out before the answer was lost.
			unblock( key );
			emit( 'cart:changed', change );
		}
		const text = link.dataset.success_message ?? '';
		set( { removed: { key, text } } );
		announce( text );
		return next;
	}

	async function fail( key: string, href: string, error: ApiError ) {
		if ( error.status > 0 && ! isUnsure() ) {
			// The page says why (spec §8).
			window.location.assign( await withNonce( href ) );
			return;
		}
		unblock( key );
		sayFailure( error, texts );
	}

	/** Of the line that the focus goes to; empty for the last one. */
	function neighbour( key: string ): string {
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
		let complaint = '';
		try {
			const answer = await cart.send( {
				async run() {
					const part = await changeCart( cartUrl, {
						undo_item: key,
						minicart_undo: '1',
					} );
					complaint = part.complaint;
					return part;
				},
			} );
			await showAnswer( answer, { source: 'quantity' } );
			announce(
				isThere( key ) ? texts.restored : complaint || texts.failed
			);
			forget();
			return key;
		} catch ( error ) {
			if ( ! isThere( key ) ) {
				sayFailure( error, texts );
				return null;
			}
			announce( texts.restored );
			forget();
			return key;
		} finally {
			set( { isUndoing: false } );
		}
	}

	return { remove, undo, forget };
}

/**
 * WooCommerce removes nothing without a nonce. Where none can be had, the link
 * leads to the cart page, where the line can be removed.
 */
async function withNonce( address: string ): Promise< string > {
	const url = new URL( address, window.location.href );
	state.forget();
	const nonce = await state.nonce( 'cart' ).catch( () => '' );
	if ( nonce ) {
		url.searchParams.set( '_wpnonce', nonce );
	}
	return url.href;
}
