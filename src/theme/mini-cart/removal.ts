/**
 * Takes a line out of the cart, and puts it back when that was a slip.
 */
import {
	announce,
	cart,
	emit,
	type ApiError,
	type CartChange,
} from '@vitrina/core';
import {
	findLine,
	findPanel,
	isUnsure,
	miniCartSettings,
	setBusy,
} from './panel-part';
import { forgetQuantity } from './quantities';
import { changeCart, sayFailure, showAnswer } from './request';

const LINK = 'a.remove_from_cart_button[data-cart_item_key]';

const UNDO = '.mini-cart__removed button';

/** Keys of lines that are being taken out. */
const leaving = new Set< string >();

/** What the last removal took; empty when there is nothing to put back. */
let removed = '';

/** Takes over the panel's remove links, and the button that undoes. */
export function watchRemovals( panel: HTMLElement ): void {
	const find = ( { target }: Event ) =>
		( target as Element ).closest< HTMLAnchorElement >( LINK );

	panel.addEventListener( 'click', ( event ) => {
		const link = find( event );
		if ( link ) {
			take( event );
			void remove( link );
		} else if ( ( event.target as Element ).closest( UNDO ) ) {
			void undo();
		}
	} );
	// A link that says it is a button must answer to Space as one.
	panel.addEventListener( 'keydown', ( event ) => {
		const link = event.key === ' ' ? find( event ) : null;
		if ( link ) {
			take( event );
			link.click();
		}
	} );
	panel.addEventListener( 'close', forget );
	new MutationObserver( () =>
		leaving.forEach( ( key ) => block( key ) )
	).observe( panel, {
		childList: true,
		subtree: true,
	} );
}

/** WooCommerce's own script, where another plugin loads it, would remove as well. */
function take( event: Event ): void {
	event.preventDefault();
	if ( 'wc_add_to_cart_params' in window ) {
		event.stopPropagation();
	}
}

async function remove( link: HTMLAnchorElement ): Promise< void > {
	const { cart_item_key: key = '', product_id: product } = link.dataset;
	if ( leaving.has( key ) ) {
		return;
	}
	forget();
	forgetQuantity( key );
	leaving.add( key );
	block( key );
	const promise = cart.send( {
		owner: link,
		mustTell: true,
		endpoint: 'remove_from_cart',
		body: { cart_item_key: key },
	} );
	emit( 'cart:write', {
		source: 'remove',
		promise,
		button: link,
		data: { cart_item_key: key },
	} );
	let next = '';
	const change: CartChange = {
		source: 'remove',
		button: link,
		removed: product,
	};
	try {
		const answer = await promise;
		next = neighbour( key );
		leaving.delete( key );
		await showAnswer( answer, change );
	} catch ( error ) {
		if ( ( error as ApiError ).status > 0 ) {
			// What else waits is sent before the link is followed, and the cart read.
			await cart.idle();
		}
		leaving.delete( key );
		if ( findLine( key ) ) {
			fail( key, error as ApiError );
			return;
		}
		// It was taken out before the answer was lost.
		emit( 'cart:changed', change );
	}
	offerUndo( key, link.dataset.success_message ?? '' );
	focusLine( next );
}

function fail( key: string, error: ApiError ): void {
	const link = findLine( key )?.querySelector< HTMLAnchorElement >( LINK );
	if ( error.status > 0 && ! isUnsure() && link ) {
		// The page says why (spec §8); the nonce of the link is as fresh as the line.
		leaving.add( key );
		block( key );
		window.location.assign( link.href );
		return;
	}
	block( key, false );
	sayFailure( error );
}

/** The line that the focus goes to; empty for the last one. */
function neighbour( key: string ): string {
	const line = findLine( key ) as HTMLElement | null;
	const other = ( line?.nextElementSibling ??
		line?.previousElementSibling ) as HTMLElement | null;
	return other?.dataset.cart_item_key ?? '';
}

function focusLine( key: string ): void {
	const target =
		findLine( key )?.querySelector< HTMLElement >( LINK ) ??
		findPanel()?.querySelector< HTMLElement >( UNDO );
	target?.focus( { preventScroll: true } );
}

function offerUndo( key: string, text: string ): void {
	removed = key;
	const place = undoPlace();
	const said = place?.querySelector( 'span' );
	if ( place && said ) {
		said.textContent = text;
		place.hidden = false;
	}
	announce( text );
}

async function undo(): Promise< void > {
	const key = removed;
	const { cartUrl, texts } = miniCartSettings();
	const place = undoPlace();
	if ( ! key || ! place || place.hasAttribute( 'aria-busy' ) ) {
		return;
	}
	setBusy( place, true );
	let complaint = '';
	try {
		const part = await cart.send( {
			async run() {
				const answer = await changeCart( cartUrl, {
					undo_item: key,
					minicart_undo: '1',
				} );
				complaint = answer.complaint;
				return answer;
			},
		} );
		await showAnswer( part, { source: 'quantity' } );
		const isBack = findLine( key ) !== null;
		announce( isBack ? texts.restored : complaint || texts.failed );
		focusLine( key );
		forget();
	} catch ( error ) {
		if ( findLine( key ) ) {
			announce( texts.restored );
			focusLine( key );
			forget();
		} else {
			sayFailure( error );
		}
	} finally {
		setBusy( place, false );
	}
}

function forget(): void {
	removed = '';
	const place = undoPlace();
	if ( place ) {
		place.hidden = true;
	}
}

const undoPlace = () =>
	findPanel()?.querySelector< HTMLElement >( '.mini-cart__removed' ) ?? null;

function block( key: string, isBlocked = true ): void {
	const line = findLine( key );
	line?.classList.toggle( 'is-blocked', isBlocked );
	setBusy( line, isBlocked );
}
