import { announce, state } from '@vitrina/core';
import { createStore, type Store } from '../../react/store/store';
import { Full, type Keeper } from './keeper';
import type { WishlistSettings } from './settings';

/** How long a failure is said, in ms. */
const FAILURE_SHOWN = 6000;

export interface WishlistState {
	/** Products on the list, newest first, with what is on its way to its keeper. */
	readonly wished: readonly number[];
	/** What the header shows. */
	readonly count: number;
	/** How often the list was read. */
	readonly reads: number;
	/** What went wrong last; null when it has been said long enough. */
	readonly failure: { readonly text: string } | null;
}

export interface WishlistActions {
	/** Reads the list; before its first change, where it is called first. */
	readonly read: () => Promise< void >;
	/** Reads what another tab, or the page of yesterday, does not know. */
	readonly readAgain: () => Promise< void >;
	/**
	 * Puts a product on the list or takes it off: at once in what is shown, which
	 * is taken back where the keeper fails. Never rejects.
	 */
	readonly change: ( id: number, isWished: boolean ) => Promise< void >;
}

export type Wishlist = Store< WishlistState, WishlistActions >;

/**
 * The store of the wishlist; one on a page.
 *
 * @param keeper               Who keeps the list of this visitor.
 * @param settings             What PHP printed.
 * @param settings.countOnLoad Whether the shop is asked for the number at once.
 * @param settings.texts       What is said.
 */
export function createWishlist(
	keeper: Keeper,
	{ countOnLoad, texts }: WishlistSettings
): Wishlist {
	/** One change at a time, in the order of the presses. */
	let turn: Promise< void > = Promise.resolve();

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
					const wished = await keeper.read();
					set( { wished, count: wished.length } );
				} finally {
					set( { reads: get().reads + 1 } );
				}
			};

			const say = ( text: string ) => {
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
					const wished = await keeper.change( id, isWished );
					announce( isWished ? texts.added : texts.removed );
					set( { wished } );
					set( {
						count: await keeper
							.count()
							.catch( () => wished.length ),
					} );
				} catch ( error ) {
					show( id, ! isWished );
					say( error instanceof Full ? texts.full : texts.failed );
				}
			};

			return {
				read() {
					turn = readAll()
						.then( async () => {
							if ( countOnLoad ) {
								set( { count: await keeper.count() } );
							}
						} )
						.catch( () => {} );
					return turn;
				},
				readAgain() {
					state.forget();
					return readAll().catch( () => {} );
				},
				change( id, isWished ) {
					show( id, isWished );
					turn = turn.then( () => send( id, isWished ) );
					return turn;
				},
			};
		}
	);
}
