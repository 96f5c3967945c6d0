/**
 * Changes a line's quantity. The field shows what the shopper wants until the
 * server has answered, through every replacement of the lines; after that, what
 * the server holds.
 */
import { announce, ApiError, cart, emit, state } from '@vitrina/core';
import { refreshButtons } from '../quantity/quantity-field';
import { readLimits } from '../quantity/limits';
import { quantityToSend } from './edit';
import { findField, findPanel, miniCartSettings, setBusy } from './panel-part';
import { changeCart, sayFailure, showAnswer } from './request';
import { forgetUnsaved, keepUnsaved, watchUnsaved } from './unsaved';

/** So long the steppers are waited for; leaving the field ends it. */
const PAUSE = 350;

/** A line whose field does not show what the page was printed with. */
interface Draft {
	/** What stands in the field. */
	text: string;
	timer?: ReturnType< typeof setTimeout >;
	/** What has been sent last and is not answered. */
	sent?: string;
	/** What the server has said it holds, where the field was not printed with it. */
	held?: string;
}

/** By the name of the field, which is keyed by line. */
const drafts = new Map< string, Draft >();

/** How many updates have failed; who waits for them compares. */
let failures = 0;

/** Takes over the fields of the panel's lines. */
export function watchQuantities( panel: HTMLElement ): void {
	panel.addEventListener( 'input', ( { target } ) => {
		if ( isQuantity( target ) ) {
			draftOf( target.name ).text = target.value;
			forgetUnsaved( target.name );
			// At hand, should the window be closed before the pause is over.
			state.load().catch( () => {} );
		}
	} );
	panel.addEventListener( 'change', ( { target } ) => {
		if ( isQuantity( target ) ) {
			const { name, value } = target;
			const draft = draftOf( name );
			draft.text = value;
			clearTimeout( draft.timer );
			draft.timer = setTimeout( () => commit( name ), PAUSE );
		}
	} );
	panel.addEventListener( 'focusout', ( { target } ) => {
		// Taken out with its line, it has not been left.
		if ( isQuantity( target ) && target.isConnected ) {
			commit( target.name );
		}
	} );
	panel.addEventListener( 'submit', ( event ) => {
		if ( ( event.target as Element ).matches( '#ajax-minicart-form' ) ) {
			event.preventDefault();
			commitAll();
		}
	} );
	watchUnsaved( panel, ( input, quantity ) => {
		draftOf( input.name ).text = quantity;
		commit( input.name );
	} );
	new MutationObserver( showDrafts ).observe( panel, {
		childList: true,
		subtree: true,
	} );
	document.addEventListener( 'visibilitychange', () => {
		if ( document.visibilityState === 'hidden' ) {
			commitAll();
		}
	} );
	// Before the queue sends what waits in it.
	window.addEventListener( 'pagehide', commitAll, { capture: true } );
}

/**
 * Sends what waits, and says when all is answered: whether nothing failed.
 */
export async function settleQuantities(): Promise< boolean > {
	const before = failures;
	commitAll();
	await cart.idle();
	// Who has sent hears of the answer a moment after the queue.
	await new Promise( ( done ) => setTimeout( done ) );
	return failures === before;
}

/** Whether a quantity waits or is on its way. */
export const hasPendingQuantities = () =>
	[ ...drafts.keys() ].some( ( name ) => {
		const { sent, text } = drafts.get( name ) as Draft;
		return sent !== undefined || text !== findField( name )?.defaultValue;
	} );

/** Forgets a line that is being taken out. */
export function forgetQuantity( key: string ): void {
	const name = `cart[${ key }][qty]`;
	clearTimeout( drafts.get( name )?.timer );
	drafts.delete( name );
	forgetUnsaved( name );
}

function commitAll(): void {
	[ ...drafts.keys() ].forEach( commit );
}

function commit( name: string ): void {
	const draft = drafts.get( name );
	const input = findField( name );
	if ( ! draft || ! input ) {
		drafts.delete( name );
		return;
	}
	clearTimeout( draft.timer );
	if ( draft.text === draft.sent ) {
		return;
	}
	const original = draft.sent ?? draft.held ?? input.defaultValue;
	const quantity = quantityToSend(
		draft.text,
		original,
		readLimits( input )
	);
	if ( quantity === null ) {
		draft.text = original;
		if ( draft.sent === undefined ) {
			drafts.delete( name );
		}
		show( input, original );
		return;
	}
	forgetUnsaved( name );
	draft.text = quantity;
	draft.sent = quantity;
	showDrafts();
	void send( input, draft, quantity );
}

async function send(
	{ name, form }: HTMLInputElement,
	draft: Draft,
	quantity: string
): Promise< void > {
	const isLast = () =>
		drafts.get( name ) === draft && draft.sent === quantity;
	const address =
		form?.getAttribute( 'action' ) ?? miniCartSettings().cartUrl;
	let complaint = '';
	const promise = cart.send( {
		async run() {
			// A newer one waits behind this, or the line is gone.
			if ( ! isLast() ) {
				throw new ApiError( 'aborted', 0, '' );
			}
			const answer = await changeCart( address, {
				[ name ]: quantity,
				update_cart: '1',
				minicart_qty_update: '1',
			} );
			complaint = answer.complaint;
			return answer;
		},
	} );
	emit( 'cart:write', { source: 'quantity', promise } );
	try {
		const answer = await promise;
		if ( ! isLast() ) {
			draft.held = complaint ? draft.held : quantity;
			return;
		}
		drafts.delete( name );
		await showAnswer( answer, { source: 'quantity' } );
		sayOutcome( complaint );
		putBack( name );
	} catch ( error ) {
		if ( isLast() ) {
			drafts.delete( name );
			fail( name, quantity, draft, error );
		}
	}
}

function fail(
	name: string,
	quantity: string,
	{ held }: Draft,
	error: unknown
): void {
	const input = findField( name );
	if ( Number( input?.defaultValue ) === Number( quantity ) ) {
		// It was done before the answer was lost.
		sayOutcome( '' );
		putBack( name );
		return;
	}
	failures++;
	putBack( name, held );
	keepUnsaved( name, quantity );
	sayFailure( error );
}

function sayOutcome( complaint: string ): void {
	const { texts } = miniCartSettings();
	const total = findPanel()?.querySelector( '.woocommerce-mini-cart__total' );
	failures += complaint ? 1 : 0;
	announce(
		complaint || `${ texts.updated } ${ total?.textContent?.trim() ?? '' }`
	);
}

/** Shows what the server holds. */
function putBack( name: string, held?: string ): void {
	const input = findField( name );
	if ( input ) {
		mark( input, false );
		show( input, held ?? input.defaultValue );
	}
}

/** Shows again what the shopper wants, in fields that have just come. */
function showDrafts(): void {
	for ( const [ name, { text, sent } ] of drafts ) {
		const input = findField( name );
		if ( input ) {
			mark( input, sent !== undefined );
			if ( input.value !== text ) {
				show( input, text );
			}
		}
	}
}

function show( input: HTMLInputElement, value: string ): void {
	input.value = value;
	refreshButtons( input );
}

function mark( input: HTMLInputElement, isLoading: boolean ): void {
	const line = input.closest( '.mini-cart__line' );
	line?.classList.toggle( 'is-loading', isLoading );
	setBusy( line, isLoading );
}

function draftOf( name: string ): Draft {
	const known = drafts.get( name );
	if ( known ) {
		return known;
	}
	const draft: Draft = { text: '' };
	drafts.set( name, draft );
	return draft;
}

const isQuantity = ( target: EventTarget | null ): target is HTMLInputElement =>
	target instanceof HTMLInputElement &&
	/^cart\[.+\]\[qty\]$/.test( target.name );
