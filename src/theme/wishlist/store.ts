import { announce, state } from '@vitrina/core';
import { createStore, type Store } from '../../react/store/store';
import { ListFullError, type WishlistStorage } from './storage';
import type { WishlistSettings } from './settings';

/** How long a failure is shown, in ms. */
const FAILURE_SHOWN = 6000;

export interface WishlistState {
	/** Products in the list, newest first, including changes that are being saved. */
	readonly wished: readonly number[];
	/** The count for the header. */
	readonly count: number;
	/** How often the list was read. */
	readonly reads: number;
	/** The last failure; null when it has been shown long enough. */
	readonly failure: { readonly text: string } | null;
}

export interface WishlistActions {
	/** Reads the list; later changes wait for it. */
	readonly read: () => Promise< void >;
	/** Reads the list again, after another tab may have changed it. */
	readonly readAgain: () => Promise< void >;
	/**
	 * Adds or removes a product. The state changes at once, and is reverted if the
	 * storage fails. Never rejects.
	 */
	readonly change: ( id: number, isWished: boolean ) => Promise< void >;
}

export type Wishlist = Store< WishlistState, WishlistActions >;

/**
 * The store of the wishlist; one on a page.
 *
 * @param storage              Where this visitor's list is stored.
 * @param settings             What PHP printed.
 * @param settings.countOnLoad Whether to request the count at once.
 * @param settings.texts       Messages.
 */
export function createWishlist(
	storage: WishlistStorage,
	{ countOnLoad, texts }: WishlistSettings
): Wishlist {
	/** One change at a time, in the order of the clicks. */
	let queue: Promise< void > = Promise.resolve();

	return createStore< WishlistState, WishlistActions >(
		{ wished: [], count: 0, reads: 0, failure: null },
		( { get, set } ) => {
			const without = ( id: number ) =>
				get().wished.filter( ( each ) => each !== id );
			const show = ( id: number, isWished: boolean ) =>
				set( {
					wished: isWished ? [ id, ...without( id ) ] : without( id ),
				} );

			const readAll = async () => {
				try {
					const wished = await storage.read();
					set( { wished, count: wished.length } );
				} finally {
					set( { reads: get().reads + 1 } );
				}
			};

			const fail = ( text: string ) => {
				const failure = { text };
				set( { failure } );
				setTimeout( () => {
					if ( get().failure === failure ) {
						set( { failure: null } );
					}
				}, FAILURE_SHOWN );
			};

			const send = async ( id: number, isWished: boolean ) => {
				try {
					const wished = await storage.change( id, isWished );
					announce( isWished ? texts.added : texts.removed );
					set( { wished } );
					set( {
						count: await storage
							.count()
							.catch( () => wished.length ),
					} );
				} catch ( error ) {
					show( id, ! isWished );
					fail(
						error instanceof ListFullError
							? texts.full
							: texts.failed
					);
				}
			};

			return {
				read() {
					queue = readAll()
						.then( async () => {
							if ( countOnLoad ) {
								set( { count: await storage.count() } );
							}
						} )
						.catch( () => {} );
					return queue;
				},
				readAgain() {
					state.invalidate();
					return readAll().catch( () => {} );
				},
				change( id, isWished ) {
					show( id, isWished );
					queue = queue.then( () => send( id, isWished ) );
					return queue;
				},
			};
		}
	);
}
