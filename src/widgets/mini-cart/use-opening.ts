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
 * Opens the panel when the header's link is clicked, and after a product is added
 * if the setting `opensOnAdd` is on.
 *
 * @param model Model of this mini cart.
 * @param panel The dialog.
 */
export function useOpening(
	model: MiniCartModel,
	panel: HTMLDialogElement
): void {
	useLayoutEffect( () => {
		const { openDelay, counterDelay, opensOnAdd } = model.settings;

		/**
		 * If the script that sends requests does not load, the panel can neither
		 * show nor change the cart, so the browser follows the link to the cart page.
		 *
		 * @param opener Gets the focus back when the panel closes.
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
			// Never open over another dialog, such as a quick view.
			if ( ! document.querySelector( 'dialog[open], :popover-open' ) ) {
				void open();
			}
		} );

		return together(
			onOpenerClick< HTMLAnchorElement >(
				OPENER,
				( opener ) => void open( opener )
			),
			// Sent by src/theme/mini-cart.ts, which loads before this widget.
			listen< CustomEvent< Promise< unknown > > >(
				panel,
				'vitrina:add',
				( { detail } ) => {
					const outcome = detail.then( isAdded, () => false );
					void outcome.then( ( hasChanged ) => {
						if ( hasChanged ) {
							setTimeout( animateCounter, counterDelay );
						}
					} );
					if ( opensOnAdd ) {
						autoOpen.follow( outcome );
					}
				}
			),
			listen( panel, 'close', model.removal.dismiss )
		);
	}, [ model, panel ] );
}

function isAdded( response: unknown ): boolean {
	const { error, productUrl, fragments } = response as CartResponse;
	return ! error && ! productUrl && fragments !== null;
}

/** The counter is in the header, which React does not render. */
function animateCounter(): void {
	const link = document.querySelector( OPENER );
	link?.classList.remove( 'is-counting' );
	// The animation restarts only if the class is absent for one frame.
	requestAnimationFrame( () => link?.classList.add( 'is-counting' ) );
}
