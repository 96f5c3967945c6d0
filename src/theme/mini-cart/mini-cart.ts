/**
 * The mini cart's panel. What is in it is the server's HTML, other plugins'
 * parts too, and comes with every answer of the cart's calls.
 */
import { announce, cart, on, type CartAnswer } from '@vitrina/core';
import { loadStyle } from '../../components/load-style';
import { openPanel } from '../../dialog/panel';
import { createAutoOpen, type AutoOpen } from './auto-open';
import { watchCoupons } from './coupon';
import { keepFocus } from './keep-focus';
import { findPanel, isUnsure, miniCartSettings, setBusy } from './panel-part';
import {
	hasPendingQuantities,
	settleQuantities,
	watchQuantities,
} from './quantities';
import { watchRemovals } from './removal';

const READ_AGAIN = '.mini-cart__failure button, .mini-cart__unsure button';

const COUNTER = '.site-header__cart';

let isStarted = false;
let autoOpen: AutoOpen | undefined;

/** Loads what the first opening will need. */
export async function prepare(): Promise< void > {
	start();
	await loadStyle( miniCartSettings().style );
}

/**
 * Opens the panel.
 *
 * @param opener Where the focus returns.
 */
export async function open( opener?: HTMLElement ): Promise< void > {
	await prepare();
	const panel = findPanel();
	if ( panel ) {
		openPanel( panel, opener ? { opener: () => opener } : {} );
		showWaiting( panel );
	}
}

/**
 * Follows an add: the counter moves, and the panel opens where the owner wants it.
 *
 * @param promise The answer that is awaited.
 */
export function follow( promise: Promise< unknown > ): void {
	if ( ! findPanel() ) {
		return;
	}
	void prepare();
	const { opensOnAdd, openDelay } = miniCartSettings();
	const outcome = promise.then( isAdded, () => false );
	void outcome.then( moveCounter );
	if ( opensOnAdd ) {
		autoOpen ??= createAutoOpen( openDelay, openByItself );
		autoOpen.follow( outcome );
	}
}

function isAdded( answer: unknown ): boolean {
	const { error, productUrl, fragments } = answer as CartAnswer;
	return ! error && ! productUrl && fragments !== null;
}

/** Never over another panel: whoever is in a quick view stays there. */
function openByItself(): void {
	if ( ! document.querySelector( 'dialog[open], :popover-open' ) ) {
		void open();
	}
}

function moveCounter( hasChanged: boolean ): void {
	if ( ! hasChanged ) {
		return;
	}
	setTimeout( () => {
		const place = document.querySelector( COUNTER );
		place?.classList.remove( 'is-counting' );
		// The browser must see it gone, or the movement would not start anew.
		requestAnimationFrame( () => place?.classList.add( 'is-counting' ) );
	}, miniCartSettings().counterDelay );
}

function start(): void {
	const panel = findPanel();
	if ( isStarted || ! panel ) {
		return;
	}
	isStarted = true;
	keepFocus( panel );
	watchQuantities( panel );
	watchRemovals( panel );
	watchCoupons( panel );
	watchLeaving( panel );
	on( 'cart:changed', () => showWaiting( panel ) );
	on( 'cart:fragments-error', () => {
		if ( panel.classList.contains( 'is-waiting' ) ) {
			showFailure( panel, true );
		}
		if ( panel.matches( '[open]' ) ) {
			announce( miniCartSettings().texts.unsure );
		}
	} );
	panel.addEventListener( 'click', ( { target } ) => {
		if ( ( target as Element ).closest( READ_AGAIN ) ) {
			void readAgain( panel );
		}
	} );
}

/** What was pressed may be gone with what it was for. */
async function readAgain( panel: HTMLElement ): Promise< void > {
	showFailure( panel, false );
	await cart.refresh();
	if (
		! panel.contains( panel.ownerDocument.activeElement ) ||
		! isUnsure()
	) {
		panel.querySelector< HTMLElement >( '#minicart-title' )?.focus();
	}
}

/** A cart that has not come yet is no empty cart. */
function showWaiting( panel: HTMLElement ): void {
	const isWaiting =
		cart.hasCart() && panel.querySelector( '[data-printed]' ) !== null;
	const isNew = isWaiting && ! panel.classList.contains( 'is-waiting' );
	panel.classList.toggle( 'is-waiting', isWaiting );
	setBusy( panel.querySelector( '.mini-cart__body' ), isWaiting );
	if ( ! isWaiting ) {
		showFailure( panel, false );
	}
	if ( isNew && panel.matches( '[open]' ) ) {
		void cart.refresh();
	}
}

function showFailure( panel: HTMLElement, hasFailed: boolean ): void {
	const failure = panel.querySelector< HTMLElement >( '.mini-cart__failure' );
	if ( failure ) {
		failure.hidden = ! hasFailed;
	}
	panel.classList.toggle( 'has-failed', hasFailed );
}

/** Whoever goes on to the checkout takes the last change along. */
function watchLeaving( panel: HTMLElement ): void {
	panel.addEventListener( 'click', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >(
			'.mini-cart__foot .buttons a[href]'
		);
		if (
			! link ||
			event.defaultPrevented ||
			event.ctrlKey ||
			event.metaKey ||
			! hasPendingQuantities()
		) {
			return;
		}
		event.preventDefault();
		link.classList.add( 'loading' );
		void settleQuantities().then( ( isSettled ) => {
			link.classList.remove( 'loading' );
			if ( isSettled ) {
				window.location.assign( link.href );
			}
		} );
	} );
}
