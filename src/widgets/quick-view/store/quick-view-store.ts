import { announce, type ApiError } from '@vitrina/core';
import { createStore } from '@vitrina/react';
import {
	initial,
	isOpen,
	reduce,
	type Action,
	type View,
	type Loading,
} from '../view';
import {
	resetAddress,
	pushAddress,
	readAddress,
	replaceAddress,
} from './address';
import { findNeighbour, readLink, readProduct } from './listing';
import { cancelRequest, requestProduct } from './request';

export type QuickViewStore = ReturnType< typeof createQuickView >;

/** Creates the store of the quick view. Requests, URL and announcements follow its state. */
export function createQuickView() {
	const closed: { readonly view: View } = { view: initial };
	return createStore( closed, ( { get, set } ) => {
		/** Returns whether the action has changed the state. */
		function dispatch( action: Action ): boolean {
			const before = get().view;
			const view = reduce( before, action );
			set( { view } );
			if (
				view.status === 'loading' &&
				view.requestId !== before.requestId
			) {
				void load( view );
			} else if ( isOpen( before ) && ! isOpen( view ) ) {
				cancelRequest();
			}
			return view !== before;
		}

		async function load( {
			product,
			requestId,
		}: Loading ): Promise< void > {
			const { id, link } = product;
			try {
				const html = await requestProduct( id );
				if ( dispatch( { type: 'response', requestId, html } ) ) {
					announce( titleOf( html ) );
				}
			} catch ( error ) {
				const { code } = error as ApiError;
				if ( code === 'not_loaded' && link && navigator.onLine ) {
					// This page cannot send requests; open the product's own page.
					window.location.assign( link.href );
				} else if (
					code !== 'aborted' &&
					dispatch( { type: 'failure', requestId } )
				) {
					resetAddress();
				}
			}
		}

		return {
			/** Opens the quick view of a card and adds a history entry. */
			open( link: HTMLAnchorElement ) {
				const product = readLink( link );
				pushAddress( product.id );
				dispatch( { type: 'open', product } );
			},
			/** Shows the previous (-1) or next (1) product of the listing. */
			step( by: number ) {
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
			/** Opens, changes or closes the view to match the URL. */
			syncWithUrl() {
				const id = readAddress();
				const product = id ? readProduct( id ) : null;
				dispatch( { type: 'navigate', product } );
			},
			close() {
				// Only once: a second `history.back()` would leave the listing.
				if ( dispatch( { type: 'close' } ) ) {
					resetAddress();
				}
			},
			/** Call it when the dialog has faded out. */
			faded: () => void dispatch( { type: 'faded' } ),
		};
	} );
}

function titleOf( html: string ): string {
	const part = document.createElement( 'template' );
	part.innerHTML = html;
	const title = part.content.querySelector( '.product_title' );
	return title?.textContent?.trim() ?? '';
}
