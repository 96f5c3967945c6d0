import { announce, type ApiError } from '@vitrina/core';
import { createStore, type Store } from '@vitrina/react';
import {
	initial,
	isOpen,
	reduce,
	type Action,
	type View,
	type Waiting,
} from '../view';
import {
	leaveAddress,
	pushAddress,
	readAddress,
	replaceAddress,
} from './address';
import { findNeighbour, readLink, readProduct } from './listing';
import { cancelRequest, requestProduct } from './request';

export interface QuickViewActions {
	/** Opens the quick view of a card, as a step that Back undoes. */
	readonly open: ( link: HTMLAnchorElement ) => void;
	/** Shows the product before (-1) or after (1) this one in its listing. */
	readonly step: ( by: number ) => void;
	/** Opens, changes or closes, as the address says. */
	readonly follow: () => void;
	readonly close: () => void;
	/** The dialog has faded. */
	readonly gone: () => void;
}

export type QuickViewStore = Store< { readonly view: View }, QuickViewActions >;

/** The quick view of a page; requests, the address and what is spoken follow it. */
export function createQuickView(): QuickViewStore {
	return createStore< { view: View }, QuickViewActions >(
		{ view: initial },
		( { get, set } ) => {
			/** Whether the action has changed anything. */
			function dispatch( action: Action ): boolean {
				const before = get().view;
				const view = reduce( before, action );
				set( { view } );
				if ( view.status === 'waiting' && view.turn !== before.turn ) {
					void ask( view );
				} else if ( isOpen( before ) && ! isOpen( view ) ) {
					cancelRequest();
				}
				return view !== before;
			}

			async function ask( { product, turn }: Waiting ): Promise< void > {
				const { id, link } = product;
				try {
					const html = await requestProduct( id );
					if ( dispatch( { type: 'answer', turn, html } ) ) {
						announce( titleOf( html ) );
					}
				} catch ( error ) {
					const { code } = error as ApiError;
					if ( code === 'not_loaded' && link && navigator.onLine ) {
						// Nothing can be asked on this page; the product's own is there.
						window.location.assign( link.href );
					} else if (
						code !== 'aborted' &&
						dispatch( { type: 'failure', turn } )
					) {
						leaveAddress();
					}
				}
			}

			return {
				open( link ) {
					const product = readLink( link );
					pushAddress( product.id );
					dispatch( { type: 'open', product } );
				},
				step( by ) {
					const { view } = get();
					const link = isOpen( view )
						? findNeighbour( view.product, by )
						: null;
					if ( link ) {
						const product = readLink( link );
						replaceAddress( product.id );
						dispatch( { type: 'step', product } );
					}
				},
				follow() {
					const id = readAddress();
					const product = id ? readProduct( id ) : null;
					dispatch( { type: 'follow', product } );
				},
				close() {
					// Once: a second step back would leave the page.
					if ( dispatch( { type: 'close' } ) ) {
						leaveAddress();
					}
				},
				gone: () => void dispatch( { type: 'gone' } ),
			};
		}
	);
}

function titleOf( html: string ): string {
	const part = document.createElement( 'template' );
	part.innerHTML = html;
	const title = part.content.querySelector( '.product_title' );
	return title?.textContent?.trim() ?? '';
}
