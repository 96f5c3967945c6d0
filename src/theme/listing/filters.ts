/**
 * Filters without leaving the listing: each link's page takes the place of the
 * one that is shown. Where that fails, the link is followed.
 */
import { announce, emit, readPage } from '@vitrina/core';
import { loadStyle } from '../../components/load-style';
import { openPanel } from '../../dialog/panel';
import { showDisplay } from './display';
import { landOn } from './landed';
import { isShown } from './pages';

/** Milliseconds; as the panel's own movement (`--slow`). */
const CLOSING = 240;

const find = < E extends HTMLElement >( selector: string ) =>
	document.querySelector< E >( selector );

/**
 * Sends the form of the price.
 *
 * @param event Of any form of the page.
 */
export function sendPrices( event: Event ): void {
	const form = event.target as HTMLFormElement;
	if ( ! form.matches( '.facet__price' ) ) {
		return;
	}
	event.preventDefault();
	const url = new URL( form.action );
	for ( const [ name, value ] of new FormData( form ) ) {
		if ( value !== '' ) {
			url.searchParams.set( name, String( value ) );
		}
	}
	void showListing( url.href, true );
}

/**
 * Opens the filters: beside the cards where there is room, else over them.
 *
 * @param button Where the focus returns.
 */
export async function openFilters( button: HTMLElement ): Promise< void > {
	await loadStyle( find( '#filters' )?.dataset.style ?? '' );
	const filters = find( '#filters' );
	const listing = find( '.listing' );
	if ( ! filters || ! listing ) {
		return;
	}
	if ( isBeside( listing ) ) {
		listing.classList.remove( 'has-closed-filters' );
		filters.scrollIntoView( { block: 'start' } );
		filters.focus( { preventScroll: true } );
		return;
	}
	const place = document.createComment( '' );
	const panel = document.createElement( 'dialog' );
	panel.className = 'filters-panel';
	panel.dataset.panel = 'filters';
	panel.setAttribute( 'aria-labelledby', 'filters-title' );
	filters.replaceWith( place );
	panel.append( filters );
	document.body.append( panel );
	openPanel( panel, {
		opener: () => find( '.filters-button' ) ?? button,
		closingDelay: CLOSING,
		onClosed() {
			place.replaceWith( filters );
			panel.remove();
		},
	} );
}

const isBeside = ( listing: Element ) =>
	listing.matches( '.listing--sidebar' ) &&
	window.matchMedia( '(min-width: 64rem)' ).matches;

/** The close button of filters that stand beside the cards. */
export function closeFilters( { target }: Event ): void {
	const listing = find( '.listing' );
	const button = ( target as Element ).closest( '.filters__close' );
	if ( button && listing?.contains( button ) ) {
		listing.classList.add( 'has-closed-filters' );
		find( '.filters-button' )?.focus();
	}
}

/** Whose answer comes late is not shown. */
let last = 0;

/**
 * Shows another listing in the place of this one.
 *
 * @param url    Its address.
 * @param isStep Whether Back leads to the one that is shown now.
 */
export async function showListing(
	url: string,
	isStep: boolean
): Promise< void > {
	const turn = ++last;
	setBusy( true );
	try {
		const { status, html } = await readPage( url, {} );
		const page = new DOMParser().parseFromString( html, 'text/html' );
		const listing = page.querySelector( '.listing' );
		if ( status !== 200 || ! listing ) {
			throw new Error( `No listing at ${ url }` );
		}
		if ( turn !== last ) {
			return;
		}
		if ( isStep ) {
			window.history.pushState( null, '', url );
		}
		const focused = nameOf( find( ':focus' ) );
		document.title = page.title;
		replace( listing );
		setBusy( false );
		focusAgain( focused );
	} catch {
		window.location.assign( url );
	}
}

function replace( answer: Element ): void {
	const filters = find( '#filters' );
	const unfolded = filters ? foldings( filters ) : new Map();
	const scrolled = find( '.filters__body' )?.scrollTop ?? 0;
	for ( const part of [
		'.listing-bar',
		'.listing__main',
		'.filters__bar',
		'.filters__body',
		'.filters__foot',
	] ) {
		const next = answer.querySelector( part );
		if ( next ) {
			find( part )?.replaceWith( document.importNode( next, true ) );
		}
	}
	for ( const facet of find( '#filters' )?.querySelectorAll( 'details' ) ??
		[] ) {
		facet.open = unfolded.get( facet.dataset.facet ) ?? facet.open;
	}
	find( '.filters__body' )?.scrollTo( 0, scrolled );
	const listing = find( '.listing' );
	if ( listing ) {
		landOn( listing );
		showDisplay();
		emit( 'listing:changed', { listing } );
	}
	announce( find( '.woocommerce-result-count' )?.textContent ?? '' );
}

const foldings = ( filters: Element ) =>
	new Map(
		[ ...filters.querySelectorAll( 'details' ) ].map(
			( { dataset, open: isOpen } ) => [ dataset.facet, isOpen ] as const
		)
	);

function setBusy( isBusy: boolean ): void {
	for ( const part of [ find( '.listing' ), find( '#filters' ) ] ) {
		part?.toggleAttribute( 'data-busy', isBusy );
	}
}

/** By which the same control is known in the answer. */
function nameOf( element: HTMLElement | null ): string {
	const filter = element?.dataset.filter;
	if ( filter ) {
		return `[data-filter="${ CSS.escape( filter ) }"]`;
	}
	if ( element?.closest( '.facet__price' ) ) {
		return '.facet__price button';
	}
	return element?.closest( '.filters' ) ? '.filters__close' : '.filter-chip';
}

function focusAgain( selector: string ): void {
	const isIn = find( 'dialog[open] #filters' ) !== null;
	const places = [ selector, isIn ? '.filters__close' : '.filters-button' ];
	for ( const place of places ) {
		const control = find( place );
		if ( control?.checkVisibility?.() ) {
			control.focus( { preventScroll: true } );
			return;
		}
	}
}

/** Back and Forward between listings; between pages of one they are pages.ts's. */
window.addEventListener( 'popstate', () => {
	const { href, hash } = window.location;
	if ( ! hash && ! isShown( href ) ) {
		void showListing( href, false );
	}
} );
