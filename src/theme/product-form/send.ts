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
import { readPageFragment, type PageFragment } from './page-fragment';
import type { FormRequest } from './submission';

/**
 * Sends a product's form and shows the notices of the response. The nonce is fetched
 * just before, so the page may be cached.
 */
export async function send( request: FormRequest ): Promise< CartResponse > {
	const hadCart = cart.hasCart();
	const fragment = await fetchFragment( request );
	if ( ! hadCart && cart.hasCart() ) {
		// The session has just started, and nonces belong to a session.
		state.invalidate();
	}
	if ( fragment.hasError ) {
		if ( fragment.hash !== null ) {
			// Some products of a group may have been added.
			void cart.accept( fragment.fragments, fragment.hash );
		}
		showErrors( fragment );
		return {
			...toCartResponse( fragment ),
			error: true,
			isExplained: true,
		};
	}
	showNotices( silentNodes( fragment ), true );
	if ( fragment.hash === null ) {
		// The page is not from this theme and may lack fragments: they are fetched.
		setTimeout( () => void cart.refresh() );
	}
	return toCartResponse( fragment );
}

async function fetchFragment( request: FormRequest ): Promise< PageFragment > {
	let refused: PageFragment | null = null;
	try {
		return await state.withNonce( 'add_to_cart', async ( nonce ) => {
			const { status, html } = await post( request, nonce );
			const fragment = readPageFragment( html );
			if ( status === 403 ) {
				refused = fragment;
			}
			if ( status > 299 || ! fragment.notices ) {
				throw new ApiError( 'not_added', status, '' );
			}
			return fragment;
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
		return readPage( url, { method, ...keepaliveBody( fields ) } );
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
 * A request with `keepalive` continues after the page is left. It cannot contain
 * files, and all of them together are limited to 64 KB.
 */
const MAX_KEEPALIVE_BYTES = 16_000;

function keepaliveBody( fields: FormData ): RequestInit {
	const body = new URLSearchParams();
	for ( const [ name, value ] of fields ) {
		if ( typeof value !== 'string' ) {
			return { body: fields };
		}
		body.append( name, value );
	}
	return body.toString().length > MAX_KEEPALIVE_BYTES
		? { body: fields }
		: { body, keepalive: true };
}

/** Shows errors at the top of the page, and closes panels that cover it (spec §8). */
function showErrors( fragment: PageFragment ): void {
	const { scrollOffset } = Object( settings().inPageAdd );
	const show = () =>
		scrollToNotices( nodesOf( fragment ), Number( scrollOffset ) || 0 );
	if ( ! document.querySelector( 'dialog[data-panel][open]' ) ) {
		closePanels();
		show();
		return;
	}
	// Closing a quick view changes the address, and the browser restores the scroll position.
	const stop = on( 'panel:closed', () => {
		stop();
		show();
	} );
	closePanels();
}

/** The notices without `role`: the core announces the success already. */
function silentNodes( fragment: PageFragment ): Node[] {
	const nodes = nodesOf( fragment );
	nodes.forEach( ( node ) => {
		if ( node instanceof Element ) {
			node.removeAttribute( 'role' );
		}
	} );
	return nodes;
}

const nodesOf = ( fragment: PageFragment ) => [
	...( fragment.notices?.childNodes ?? [] ),
];

const toCartResponse = ( fragment: PageFragment ): CartResponse => ( {
	error: false,
	productUrl: '',
	fragments: fragment.fragments,
	hash: fragment.hash ?? '',
} );
