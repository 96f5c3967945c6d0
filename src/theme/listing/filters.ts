/**
 * Filters without leaving the listing: each link's page takes the place of the
 * one that is shown. Where that fails, the link is followed.
 */
import { announce, emit, readPage } from '@vitrina/core';
import { loadStyle } from '../../components/load-style';
import { openPanel } from '../../dialog/panel';
import { showDisplay } from './display';
import { landOn } from './landed';
import { markFilters } from './marks';
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
	const typed = new FormData( form );
	void showNext( {
		address() {
			const now = find< HTMLFormElement >( '.facet__price' ) ?? form;
			const fields = new FormData( now );
			for ( const name of [ 'min_price', 'max_price' ] ) {
				fields.set( name, typed.get( name ) ?? '' );
			}
			return toAddress( now.action, fields );
		},
	} );
}

/**
 * Sorts in place.
 *
 * @param form Whose select says how.
 */
export function sortListing( form: HTMLFormElement ): void {
	const order = String( new FormData( form ).get( 'orderby' ) );
	void showNext( {
		address() {
			// Its other fields are the filters of the listing that shows now.
			const now = find< HTMLFormElement >( '.woocommerce-ordering' );
			const fields = new FormData( now ?? form );
			fields.set( 'orderby', order );
			return toAddress( ( now ?? form ).action, fields );
		},
	} );
}

/** Where a form that is sent by GET leads; a price that is not given is left out. */
function toAddress( action: string, fields: FormData ): string {
	const url = new URL( action );
	url.search = '';
	for ( const [ name, value ] of fields ) {
		if ( value !== '' || ! name.endsWith( '_price' ) ) {
			url.searchParams.append( name, String( value ) );
		}
	}
	return url.href;
}

/**
 * Follows a link of the filters.
 *
 * @param link A filter, a chip, or one that clears all.
 */
export function chooseFilter( link: HTMLAnchorElement ): void {
	const selector = keyOf( link );
	const mark = () => {
		const box = selector ? find( selector ) : null;
		if ( box?.role === 'checkbox' ) {
			box.ariaChecked = String( box.ariaChecked !== 'true' );
		}
	};
	mark();
	void showNext( {
		address: () =>
			selector ? find< HTMLAnchorElement >( selector )?.href : link.href,
		mark,
	} );
}

/** By which the same link is known in another answer; empty for a link without a name. */
function keyOf( { dataset, classList }: HTMLElement ): string {
	for ( const name of [ 'filter', 'removes' ] ) {
		const filter = dataset[ name ];
		if ( filter ) {
			return `[data-${ name }="${ CSS.escape( filter ) }"]`;
		}
	}
	return [ ...classList ]
		.filter( ( name ) => name.endsWith( '__clear' ) )
		.map( ( name ) => `.${ name }` )
		.join();
}

/** Something to show, once all that was chosen before it is shown. */
interface Step {
	/** Asked when it is its turn, of the page that shows by then. */
	address: () => string | undefined;
	/** Shows in the page that it is chosen though its turn has not come. */
	mark?: () => void;
}

/**
 * What was chosen while an answer was under way: links and forms of the page that
 * showed then do not know what had been chosen before them.
 */
const queue: Step[] = [];
let isAsking = false;

async function showNext( step: Step ): Promise< void > {
	queue.push( step );
	if ( isAsking ) {
		return;
	}
	isAsking = true;
	for ( let next = queue.shift(); next; next = queue.shift() ) {
		const url = next.address();
		if ( url ) {
			await showListing( url, true );
		}
	}
	isAsking = false;
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
async function showListing( url: string, isStep: boolean ): Promise< void > {
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
		markFilters();
		queue.forEach( ( { mark } ) => mark?.() );
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
	if ( element?.closest( '.woocommerce-ordering' ) ) {
		return 'select.orderby';
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
		queue.length = 0;
		void showListing( href, false );
	}
} );
