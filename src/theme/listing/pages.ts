/**
 * One page of a listing after another, in place (spec §4). The links of the
 * pages stay underneath, and lead on where this fails.
 */
import { emit, readPage, type ApiError } from '@vitrina/core';
import { watchEnd } from '../../components/near-end';
import {
	readListing,
	type ListingPage,
} from '../../components/list-return/page';
import { readPlace, writePlace } from '../../components/list-return/place';
import {
	comeBack,
	isReturn,
	keepInPlace,
} from '../../components/list-return/return';
import {
	isPersonal,
	keepPages,
	keepScroll,
	readPages,
} from '../../components/list-return/session';
import { landed } from './landed';

interface ShownPage extends ListingPage {
	/** Its cards; kept when Back takes them out of the page. */
	cards: Element[];
}

const find = < E extends HTMLElement >( selector: string ) =>
	document.querySelector< E >( selector );

let pages: ShownPage[] = [];
/** How many of them are in the page: Back takes the last ones out. */
let shown = 0;
let id = '';
let isBusy = false;

/** Begins with the page as it came, or as another listing took its place. */
function begin(): void {
	if ( pages.some( ( { url } ) => url === landed().url ) ) {
		return;
	}
	pages = [
		{
			...readListing( document, landed().url ),
			html: landed().html,
			cards: [ ...( find( '.listing ul.products' )?.children ?? [] ) ],
		},
	];
	shown = 1;
	id = '';
	isBusy = false;
}

/**
 * Loads the page that a link leads to: after the last card, or before the first.
 *
 * @param link In the page; its address is taken where this fails.
 */
export async function load( link: HTMLAnchorElement ): Promise< void > {
	begin();
	if ( isBusy ) {
		return;
	}
	const isBefore = link.closest( '.listing-previous' ) !== null;
	const list = find( '.listing ul.products' );
	isBusy = true;
	showLoading( link, true );
	try {
		const page = toShown( await fetchPage( link.href ) );
		if ( list !== find( '.listing ul.products' ) ) {
			return;
		}
		const hadFocus = link.matches( ':focus' );
		nameListing();
		if ( isBefore ) {
			prepend( page );
		} else {
			append( page );
			stepTo( page.url );
		}
		keepPages(
			window.sessionStorage,
			id,
			pages,
			isPersonal() ? [] : pages.filter( isNew )
		);
		if ( hadFocus ) {
			focusCard( isBefore ? pages[ 1 ]?.cards[ 0 ] : page.cards[ 0 ] );
		}
	} catch ( error ) {
		const { code } = error as ApiError;
		const byItself = find( '.listing' )?.dataset.load === 'scroll';
		if ( code === 'not_loaded' && ! byItself && navigator.onLine ) {
			window.location.assign( link.href );
		} else {
			showFailure( true );
		}
	} finally {
		isBusy = false;
		showLoading( link, false );
	}
}

const kept = new WeakSet< ShownPage >();

function isNew( page: ShownPage ): boolean {
	const isKept = kept.has( page );
	kept.add( page );
	return ! isKept;
}

/** The first step of a listing: what came before it must be known on the way back. */
function nameListing(): void {
	if ( id === '' ) {
		id = Math.random().toString( 36 ).slice( 2 );
		writePlace( { id, at: landed().url } );
	}
}

function stepTo( url: string ): void {
	const listing = { id, at: url };
	if ( find( '.listing' )?.hasAttribute( 'data-push' ) ) {
		window.history.pushState(
			{ ...window.history.state, listing },
			'',
			url
		);
	} else {
		writePlace( listing );
	}
}

async function fetchPage( url: string ): Promise< ListingPage > {
	const { status, html } = await readPage( url, {} );
	const answer = new DOMParser().parseFromString( html, 'text/html' );
	const part = answer.querySelector( '.listing' ) ?? answer;
	const page = readListing( part, url );
	if ( status !== 200 || page.html.trim() === '' ) {
		throw new Error( `No page of products at ${ url }` );
	}
	const links = part.querySelector( '.woocommerce-pagination' );
	const here = find( '.listing .woocommerce-pagination' );
	if ( links && here ) {
		here.replaceWith( document.importNode( links, true ) );
	}
	return page;
}

function toShown( page: ListingPage ): ShownPage {
	const template = document.createElement( 'template' );
	template.innerHTML = page.html;
	return { ...page, cards: [ ...template.content.children ] };
}

function append( ...added: ShownPage[] ): void {
	pages.splice( shown, Infinity, ...added );
	shown = pages.length;
	find( '.listing ul.products' )?.append(
		...added.flatMap( ( { cards } ) => cards )
	);
	changed();
}

function prepend( ...added: ShownPage[] ): void {
	keepInPlace( pages[ 0 ]?.cards[ 0 ], () => {
		pages.unshift( ...added );
		shown += added.length;
		find( '.listing ul.products' )?.prepend(
			...added.flatMap( ( { cards } ) => cards )
		);
		changed();
	} );
}

/** The buttons lead on from what is shown. */
function changed(): void {
	point( '.listing-more a', pages[ shown - 1 ]?.next ?? '' );
	point( '.listing-previous a', pages[ 0 ]?.previous ?? '' );
	showFailure( false );
	const listing = find( '.listing' );
	if ( listing ) {
		emit( 'listing:changed', { listing } );
	}
}

function point( selector: string, url: string ): void {
	const link = find< HTMLAnchorElement >( selector );
	const box = link?.closest< HTMLElement >( '.listing-previous' );
	if ( link ) {
		link.hidden = url === '';
		link.href = url || '#';
	}
	if ( box ) {
		box.hidden = url === '';
	}
}

function showLoading( link: Element, isLoading: boolean ): void {
	link.classList.toggle( 'loading', isLoading );
	const status = find( '.listing-more__loader' );
	if ( status ) {
		status.textContent = isLoading ? ( status.dataset.text ?? '' ) : '';
	}
}

function showFailure( hasFailed: boolean ): void {
	const sentence = find( '.listing-more__failed' );
	if ( sentence ) {
		sentence.hidden = ! hasFailed;
	}
}

function focusCard( card: Element | undefined ): void {
	// The link to the product: the first one of a card is the quick view's, which phones hide.
	const link =
		card?.querySelector< HTMLElement >( '.card__link' ) ??
		card?.querySelector( 'a' );
	link?.focus( { preventScroll: true } );
}

/** Loads by itself whenever the end of the list comes near (spec §9). */
export function followScroll(): void {
	const {
		load: mode,
		distance,
		debounce,
	} = find( '.listing' )?.dataset ?? {};
	if ( mode !== 'scroll' ) {
		return;
	}
	watchEnd(
		() => find( '.listing ul.products' ),
		{ distance: Number( distance ), debounce: Number( debounce ) },
		() => {
			const link = find< HTMLAnchorElement >(
				'.listing-more a:not([hidden])'
			);
			if ( link ) {
				void load( link );
			}
		}
	);
}

/**
 * Whether a page belongs to the listing that stands here, shown or taken out by Back.
 *
 * @param url Its address.
 */
export function isShown( url: string ): boolean {
	begin();
	return pages.some( ( page ) => page.url === url.split( '#' )[ 0 ] );
}

/** Puts back what was there when somebody left: the pages, the place, the focus. */
export async function restore(): Promise< void > {
	begin();
	if ( isReturn() ) {
		await comeBack( {
			list: () => find( '.listing ul.products' ),
			findItem: ( product ) =>
				find(
					`.listing .card[data-product_id="${ Number( product ) }"]`
				),
			focusItem: focusCard,
			bringPages: restorePages,
			failed: () => showFailure( true ),
		} );
	}
}

async function restorePages( name: string, at: string ): Promise< void > {
	const stored = readPages( window.sessionStorage, name );
	const all = stored.slice(
		0,
		stored.findIndex( ( { url } ) => url === at ) + 1
	);
	const own = all.findIndex( ( { url } ) => url === landed().url );
	if ( own < 0 ) {
		return;
	}
	id = name;
	const whole = await Promise.all(
		all.map( async ( page, index ) =>
			toShown(
				index === own || page.html ? page : await fetchPage( page.url )
			)
		)
	);
	prepend( ...whole.slice( 0, own ) );
	append( ...whole.slice( own + 1 ) );
	pages.forEach( ( page ) => kept.add( page ) );
}

/** Back and Forward between the steps of this listing. */
function traverse(): void {
	const place = readPlace();
	if ( id === '' || place?.id !== id ) {
		return;
	}
	const wanted = pages.findIndex( ( { url } ) => url === place.at ) + 1;
	if ( wanted === 0 || wanted === shown ) {
		return;
	}
	pages.forEach( ( { cards }, at ) => {
		if ( at >= wanted ) {
			cards.forEach( ( card ) => card.remove() );
		} else if ( at >= shown ) {
			find( '.listing ul.products' )?.append( ...cards );
		}
	} );
	shown = wanted;
	changed();
}

window.addEventListener( 'popstate', traverse );
window.addEventListener( 'pagehide', () => {
	if ( id !== '' ) {
		keepScroll( window.sessionStorage, id, window.scrollY );
	}
} );
