import {
	listen,
	loadLibrary,
	together,
	type CartResponse,
} from '@vitrina/core';
import { useLayoutEffect } from 'react';
import { onOpenerClick, openPanel } from '@vitrina/react';
import { createAutoOpen } from './model/auto-open';
import type { MiniCartModel } from './store/mini-cart-model';

const OPENER = '.site-header__cart';

/**
 * Opens the panel: by the header's link, and by itself after an add, where the
 * owner wants it.
 *
 * @param model Of this mini cart.
 * @param panel The dialog.
 */
export function useOpening(
	model: MiniCartModel,
	panel: HTMLDialogElement
): void {
	useLayoutEffect( () => {
		const { openDelay, counterDelay, opensOnAdd } = model.settings;

		/**
		 * Where the script that sends does not come, the panel could neither show
		 * nor change the cart, and the link leads to the cart's page.
		 *
		 * @param opener Where the focus returns.
		 */
		const open = async ( opener?: HTMLAnchorElement ) => {
			try {
				await loadLibrary( 'vitrina-calls' );
			} catch {
				if ( opener && navigator.onLine ) {
					window.location.assign( opener.href );
					return;
				}
			}
			if ( panel.isConnected ) {
				openPanel( panel, opener ? { opener: () => opener } : {} );
				model.wait( true );
			}
		};

		const autoOpen = createAutoOpen( openDelay, () => {
			// Never over another panel: whoever is in a quick view stays there.
			if ( ! document.querySelector( 'dialog[open], :popover-open' ) ) {
				void open();
			}
		} );

		return together(
			onOpenerClick< HTMLAnchorElement >(
				OPENER,
				( opener ) => void open( opener )
			),
			// From src/theme/mini-cart.ts, which is there before this.
			listen< CustomEvent< Promise< unknown > > >(
				panel,
				'vitrina:add',
				( { detail } ) => {
					const outcome = detail.then( isAdded, () => false );
					void outcome.then( ( hasChanged ) => {
						if ( hasChanged ) {
							setTimeout( moveCounter, counterDelay );
						}
					} );
					if ( opensOnAdd ) {
						autoOpen.follow( outcome );
					}
				}
			),
			listen( panel, 'close', model.removal.forget )
		);
	}, [ model, panel ] );
}

function isAdded( answer: unknown ): boolean {
	const { error, productUrl, fragments } = answer as CartResponse;
	return ! error && ! productUrl && fragments !== null;
}

/** The counter is in the header, which React does not draw. */
function moveCounter(): void {
	const link = document.querySelector( OPENER );
	link?.classList.remove( 'is-counting' );
	// The browser must see it gone, or the movement would not start anew.
	requestAnimationFrame( () => link?.classList.add( 'is-counting' ) );
}
