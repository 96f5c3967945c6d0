/**
 * Loads more pages of a listing in place (spec §4). The page numbers below the
 * list remain as a fallback.
 */
import { emit, nextPaint, type ApiError } from '@vitrina/core';
import { watchEnd } from '../../components/near-end';
import { readLinks } from '../../components/list-return/page';
import {
	readListState,
	writeListState,
} from '../../components/list-return/place';
import {
	restoreList,
	isBackNavigation,
	preserveScrollPosition,
} from '../../components/list-return/return';
import {
	isPersonal,
	savePages,
	saveScroll,
	readPages,
} from '../../components/list-return/session';
import { find } from './find';
import {
	fetchPage,
	focusCard,
	setPageLink,
	showFailure,
	showLoading,
} from './page-elements';
import { fromFetched, fromStored, type ShownPage } from './shown-page';
import { initialSnapshot } from './snapshot';

let pages: ShownPage[] = [];
/** How many of `pages` are in the document: Back removes the last ones. */
let shown = 0;
/** Id under which the pages are stored; empty until a page was loaded. */
let id = '';
let isBusy = false;

/** Resets `pages` to the initial page, unless they belong to the current listing already. */
function ensureInitialPage(): void {
	if ( pages.some( ( { url } ) => url === initialSnapshot().url ) ) {
		return;
	}
	pages = [
		{
			...readLinks( document, initialSnapshot().url ),
			html: initialSnapshot().html,
			cards: [ ...( find( '.listing ul.products' )?.children ?? [] ) ],
		},
	];
	shown = 1;
	id = '';
	isBusy = false;
}

/**
 * Loads the page of a link and adds it after the last card, or before the first. If
 * this fails, the browser may follow the link.
 */
export async function load( link: HTMLAnchorElement ): Promise< void > {
	ensureInitialPage();
	if ( isBusy ) {
		return;
	}
	const isBefore = link.closest( '.listing-previous' ) !== null;
	const list = find( '.listing ul.products' );
	isBusy = true;
	showLoading( link, true );
	try {
		const page = fromFetched( await fetchPage( link.href ) );
		if ( list !== find( '.listing ul.products' ) ) {
			return;
		}
		const hadFocus = link.matches( ':focus' );
		assignId();
		if ( isBefore ) {
			prepend( page );
		} else {
			append( page );
		}
		const all = pages;
		// Paint first: the work below takes as long as painting the cards.
		await nextPaint();
		if ( all !== pages ) {
			return;
		}
		if ( ! isBefore ) {
			saveStep( page.url );
		}
		if ( hadFocus ) {
			focusCard( isBefore ? all[ 1 ]?.cards[ 0 ] : page.cards[ 0 ] );
		}
		savePages(
			window.sessionStorage,
			id,
			all,
			isPersonal() ? [] : all.filter( isUnsaved )
		);
	} catch ( error ) {
		const { code } = error as ApiError;
		const isAutomatic = find( '.listing' )?.dataset.load === 'scroll';
		if ( code === 'not_loaded' && ! isAutomatic && navigator.onLine ) {
			window.location.assign( link.href );
		} else {
			showFailure( true );
		}
	} finally {
		isBusy = false;
		showLoading( link, false );
	}
}

const savedPages = new WeakSet< ShownPage >();

/** Whether the cards of a page are not stored yet; they are stored right after this. */
function isUnsaved( page: ShownPage ): boolean {
	const isSaved = savedPages.has( page );
	savedPages.add( page );
	return ! isSaved;
}

/** Sets the id, and marks the history entry of the initial page, so that Back can return to it. */
function assignId(): void {
	if ( id === '' ) {
		id = Math.random().toString( 36 ).slice( 2 );
		writeListState( { id, at: initialSnapshot().url } );
	}
}

function saveStep( url: string ): void {
	const listing = { id, at: url };
	if ( find( '.listing' )?.hasAttribute( 'data-push' ) ) {
		window.history.pushState(
			{ ...window.history.state, listing },
			'',
			url
		);
	} else {
		writeListState( listing );
	}
}

function append( ...added: ShownPage[] ): void {
	pages.splice( shown, Infinity, ...added );
	shown = pages.length;
	find( '.listing ul.products' )?.append(
		...added.flatMap( ( { cards } ) => cards )
	);
	pagesChanged();
}

function prepend( ...added: ShownPage[] ): void {
	preserveScrollPosition( pages[ 0 ]?.cards[ 0 ], () => {
		pages.unshift( ...added );
		shown += added.length;
		find( '.listing ul.products' )?.prepend(
			...added.flatMap( ( { cards } ) => cards )
		);
		pagesChanged();
	} );
}

/** Updates the buttons and reports the change. */
function pagesChanged(): void {
	setPageLink( '.listing-more a', pages[ shown - 1 ]?.next ?? '' );
	setPageLink( '.listing-previous a', pages[ 0 ]?.previous ?? '' );
	showFailure( false );
	const listing = find( '.listing' );
	if ( listing ) {
		emit( 'listing:changed', { listing } );
	}
}

/** Loads the next page whenever the end of the list comes near (spec §9). */
export function loadOnScroll(): void {
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

/** Whether a page belongs to the current listing, shown or removed by Back. */
export function isShown( url: string ): boolean {
	ensureInitialPage();
	return pages.some( ( page ) => page.url === url.split( '#' )[ 0 ] );
}

/** Restores pages, scroll position and focus after Back. */
export async function restore(): Promise< void > {
	ensureInitialPage();
	if ( isBackNavigation() ) {
		await restoreList( {
			list: () => find( '.listing ul.products' ),
			findItem: ( product ) =>
				find(
					`.listing .card[data-product_id="${ Number( product ) }"]`
				),
			focusItem: focusCard,
			restorePages,
			failed: () => showFailure( true ),
		} );
	}
}

async function restorePages( storedId: string, at: string ): Promise< void > {
	const stored = readPages( window.sessionStorage, storedId );
	const all = stored.slice(
		0,
		stored.findIndex( ( { url } ) => url === at ) + 1
	);
	const initial = all.findIndex(
		( { url } ) => url === initialSnapshot().url
	);
	if ( initial < 0 ) {
		return;
	}
	id = storedId;
	const restored = await Promise.all(
		all.map( async ( page, index ) =>
			index === initial || page.html
				? fromStored( page )
				: fromFetched( await fetchPage( page.url ) )
		)
	);
	prepend( ...restored.slice( 0, initial ) );
	append( ...restored.slice( initial + 1 ) );
	pages.forEach( ( page ) => savedPages.add( page ) );
}

/** Handles Back and Forward within this listing. */
function showHistoryStep(): void {
	const state = readListState();
	if ( id === '' || state?.id !== id ) {
		return;
	}
	const target = pages.findIndex( ( { url } ) => url === state.at ) + 1;
	if ( target === 0 || target === shown ) {
		return;
	}
	pages.forEach( ( { cards }, at ) => {
		if ( at >= target ) {
			cards.forEach( ( card ) => card.remove() );
		} else if ( at >= shown ) {
			find( '.listing ul.products' )?.append( ...cards );
		}
	} );
	shown = target;
	pagesChanged();
}

window.addEventListener( 'popstate', showHistoryStep );
window.addEventListener( 'pagehide', () => {
	if ( id !== '' ) {
		saveScroll( window.sessionStorage, id, window.scrollY );
	}
} );
