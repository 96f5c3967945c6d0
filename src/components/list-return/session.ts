/**
 * The pages of a listing in the session storage, for whoever comes back to it:
 * what the server sends to everybody, or else the addresses alone.
 */
import type { ListingPage } from './page';

const PREFIX = 'vitrina-listing:';

/** Milliseconds after which a price may be another: cards are fetched anew. */
const FRESH = 30 * 60_000;

interface Index {
	/** When it was written, in ms. */
	time: number;
	/** In their order, without the cards. */
	pages: Array< Omit< ListingPage, 'html' > >;
}

/**
 * Keeps the pages of a listing.
 *
 * @param storage The tab's.
 * @param id      Of the listing.
 * @param pages   All, in their order.
 * @param added   Those whose cards are not kept yet; none where cards may be one visitor's own.
 */
export function keepPages(
	storage: Storage,
	id: string,
	pages: readonly ListingPage[],
	added: readonly ListingPage[]
): void {
	const index: Index = {
		time: Date.now(),
		pages: pages.map( ( { html, ...page } ) => page ),
	};
	put( storage, id, PREFIX + id, JSON.stringify( index ) );
	for ( const { url, html } of added ) {
		put( storage, id, cardsKey( id, url ), html );
	}
}

/**
 * The pages of a listing; cards that are not there, or not fresh, are empty.
 *
 * @param storage The tab's.
 * @param id      Of the listing.
 */
export function readPages( storage: Storage, id: string ): ListingPage[] {
	try {
		const { time, pages } = JSON.parse(
			storage.getItem( PREFIX + id ) ?? ''
		) as Index;
		const isFresh = Date.now() - time < FRESH;
		return pages.map( ( page ) => ( {
			...page,
			html:
				( isFresh && storage.getItem( cardsKey( id, page.url ) ) ) ||
				'',
		} ) );
	} catch {
		return [];
	}
}

/** What the shop shows to somebody it knows may be theirs alone. */
export const isPersonal = () => document.body.classList.contains( 'logged-in' );

/** The place of a listing that was left, in px; NaN where it is not known. */
export const readScroll = ( storage: Storage, id: string ) =>
	parseFloat( storage.getItem( `${ PREFIX }${ id }:y` ) ?? '' );

export const keepScroll = ( storage: Storage, id: string, y: number ) =>
	put( storage, id, `${ PREFIX }${ id }:y`, String( y ) );

const cardsKey = ( id: string, url: string ) => `${ PREFIX }${ id }:${ url }`;

/** Where there is no room, other listings go first; what then finds none is fetched later. */
function put( storage: Storage, id: string, key: string, value: string ): void {
	for ( const isLast of [ false, true ] ) {
		try {
			storage.setItem( key, value );
			return;
		} catch {
			if ( isLast ) {
				storage.removeItem( key );
			} else {
				forgetOthers( storage, id );
			}
		}
	}
}

function forgetOthers( storage: Storage, id: string ): void {
	const others = Array.from( { length: storage.length }, ( _, at ) =>
		storage.key( at )
	).filter(
		( key ): key is string =>
			key !== null &&
			key.startsWith( PREFIX ) &&
			! key.startsWith( PREFIX + id )
	);
	others.forEach( ( key ) => storage.removeItem( key ) );
}
