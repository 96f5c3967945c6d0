/** The elements around the cards of a listing: page links, loader and messages. */
import { readPage } from '@vitrina/core';
import { readLinks, type PageLinks } from '../../components/list-return/page';
import { find } from './find';

/** A page of the listing, in a document of its own. */
export interface FetchedPage extends PageLinks {
	/** The list of its cards. */
	list: Element;
}

/** Fetches a page of the listing, and shows its page numbers. Throws if it has no products. */
export async function fetchPage( url: string ): Promise< FetchedPage > {
	const { status, html } = await readPage( url, {} );
	const response = new DOMParser().parseFromString( html, 'text/html' );
	const listing = response.querySelector( '.listing' ) ?? response;
	const list = listing.querySelector( 'ul.products' );
	if ( status !== 200 || ! list?.childElementCount ) {
		throw new Error( `No page of products at ${ url }` );
	}
	const pagination = listing.querySelector( '.woocommerce-pagination' );
	const current = find( '.listing .woocommerce-pagination' );
	if ( pagination && current ) {
		current.replaceWith( document.importNode( pagination, true ) );
	}
	return { ...readLinks( listing, url ), list };
}

/** Sets the target of a page link; an empty address hides it. */
export function setPageLink( selector: string, url: string ): void {
	const link = find< HTMLAnchorElement >( selector );
	const container = link?.closest< HTMLElement >( '.listing-previous' );
	if ( link ) {
		link.hidden = url === '';
		link.href = url || '#';
	}
	if ( container ) {
		container.hidden = url === '';
	}
}

export function showLoading( link: Element, isLoading: boolean ): void {
	link.classList.toggle( 'loading', isLoading );
	const status = find( '.listing-more__loader' );
	if ( status ) {
		status.textContent = isLoading ? ( status.dataset.text ?? '' ) : '';
	}
}

export function showFailure( hasFailed: boolean ): void {
	const message = find( '.listing-more__failed' );
	if ( message ) {
		message.hidden = ! hasFailed;
	}
}

export function focusCard( card: Element | undefined ): void {
	// A card's first link is that of the quick view, which is hidden on phones.
	const link =
		card?.querySelector< HTMLElement >( '.card__link' ) ??
		card?.querySelector( 'a' );
	link?.focus( { preventScroll: true } );
}
