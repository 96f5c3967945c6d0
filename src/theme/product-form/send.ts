import {
	ApiError,
	cart,
	on,
	readPage,
	settings,
	state,
	type CartResponse,
} from '@vitrina/core';
import { closePanels } from '../../dialog/panel';
import { scrollToNotices, showNotices } from '../notices';
import { readPagePart, type PagePart } from './page-part';
import type { FormRequest } from './submission';

/**
 * Sends a product's form and shows what the shop says to it. The nonce is
 * asked for just before, so the page may be of any age.
 *
 * @param request What the form held.
 */
export async function send( request: FormRequest ): Promise< CartResponse > {
	const hadCart = cart.hasCart();
	const part = await ask( request );
	if ( ! hadCart && cart.hasCart() ) {
		// The session has just begun, and nonces are bound to it.
		state.forget();
	}
	if ( part.hasError ) {
		if ( part.hash !== null ) {
			// Of a group, some may have been added.
			void cart.accept( part.fragments, part.hash );
		}
		complain( part );
		return { ...ended( part ), error: true, isExplained: true };
	}
	showNotices( silently( part ), true );
	if ( part.hash === null ) {
		// A page of other code: the cache knows parts that it does not hold.
		setTimeout( () => void cart.refresh() );
	}
	return ended( part );
}

async function ask( request: FormRequest ): Promise< PagePart > {
	let refused: PagePart | null = null;
	try {
		return await state.withNonce( 'add_to_cart', async ( nonce ) => {
			const { status, html } = await post( request, nonce );
			const part = readPagePart( html );
			if ( status === 403 ) {
				refused = part;
			}
			if ( status > 299 || ! part.notices ) {
				throw new ApiError( 'not_added', status, '' );
			}
			return part;
		} );
	} catch ( error ) {
		if ( refused && ( error as ApiError ).status === 403 ) {
			return refused;
		}
		throw error;
	}
}

function post( { url, method, body }: FormRequest, nonce: string ) {
	const fields = new FormData();
	body.forEach( ( value, name ) => fields.append( name, value ) );
	fields.set( 'goya_atc_nonce', nonce );
	if ( method !== 'GET' ) {
		return readPage( url, { method, ...lasting( fields ) } );
	}
	const address = new URL( url, window.location.href );
	fields.forEach( ( value, name ) => {
		if ( typeof value === 'string' ) {
			address.searchParams.append( name, value );
		}
	} );
	return readPage( address.href );
}

/**
 * A browser carries a request through when the page is left, but no files, and
 * 64 KB of all such requests together.
 */
const MOST_LASTING_BYTES = 16_000;

function lasting( fields: FormData ): RequestInit {
	const body = new URLSearchParams();
	for ( const [ name, value ] of fields ) {
		if ( typeof value !== 'string' ) {
			return { body: fields };
		}
		body.append( name, value );
	}
	return body.toString().length > MOST_LASTING_BYTES
		? { body: fields }
		: { body, keepalive: true };
}

/** Errors stand at the top of the page, so what covers it goes (spec §8). */
function complain( part: PagePart ): void {
	const { scrollOffset } = Object( settings().inPageAdd );
	const show = () =>
		scrollToNotices( nodesOf( part ), Number( scrollOffset ) || 0 );
	if ( ! document.querySelector( 'dialog[data-panel][open]' ) ) {
		closePanels();
		show();
		return;
	}
	// The browser puts the scroll position back when a quick view's address goes.
	const stop = on( 'panel:closed', () => {
		stop();
		show();
	} );
	closePanels();
}

/** The core speaks a success; the notice is for the eye, or it would be heard twice. */
function silently( part: PagePart ): Node[] {
	const nodes = nodesOf( part );
	nodes.forEach( ( node ) => {
		if ( node instanceof Element ) {
			node.removeAttribute( 'role' );
		}
	} );
	return nodes;
}

const nodesOf = ( part: PagePart ) => [ ...( part.notices?.childNodes ?? [] ) ];

const ended = ( part: PagePart ): CartResponse => ( {
	error: false,
	productUrl: '',
	fragments: part.fragments,
	hash: part.hash ?? '',
} );
