/**
 * The pages of a listing in the session storage, so that Back can restore them.
 * Cards are stored only if they are the same for every visitor.
 */
import type { ListingPage, PageLinks } from './page';

const PREFIX = 'vitrina-listing:';

/** Milliseconds after which prices may have changed and cards are fetched again. */
const MAX_AGE = 30 * 60_000;

interface Index {
	/** When the index was written, a Unix time in milliseconds. */
	time: number;
	/** In their order, without the cards. */
	pages: PageLinks[];
}

/** Stores a listing's pages. `added`: cards not stored yet; empty if they may be personal. */
export function savePages(
	storage: Storage,
	id: string,
	pages: readonly PageLinks[],
	added: readonly ListingPage[]
): void {
	const index: Index = {
		time: Date.now(),
		pages: pages.map( ( { url, next, previous } ) => ( {
			url,
			next,
			previous,
		} ) ),
	};
	put( storage, id, PREFIX + id, JSON.stringify( index ) );
	for ( const { url, html } of added ) {
		put( storage, id, cardsKey( id, url ), html );
	}
}

/** Reads the pages of a listing; cards that are missing or too old are empty. */
export function readPages( storage: Storage, id: string ): ListingPage[] {
	try {
		const { time, pages } = JSON.parse(
			storage.getItem( PREFIX + id ) ?? ''
		) as Index;
		const isFresh = Date.now() - time < MAX_AGE;
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

/** Cards may differ for customers who are logged in. */
export const isPersonal = () => document.body.classList.contains( 'logged-in' );

/** The scroll position of a listing, in px; NaN if unknown. */
export const readScroll = ( storage: Storage, id: string ) =>
	parseFloat( storage.getItem( `${ PREFIX }${ id }:y` ) ?? '' );

export const saveScroll = ( storage: Storage, id: string, y: number ) =>
	put( storage, id, `${ PREFIX }${ id }:y`, String( y ) );

const cardsKey = ( id: string, url: string ) => `${ PREFIX }${ id }:${ url }`;

/** If the storage is full, other listings are removed; what still does not fit is fetched later. */
function put( storage: Storage, id: string, key: string, value: string ): void {
	for ( const isLast of [ false, true ] ) {
		try {
			storage.setItem( key, value );
			return;
		} catch {
			if ( isLast ) {
				storage.removeItem( key );
			} else {
				removeOthers( storage, id );
			}
		}
	}
}

function removeOthers( storage: Storage, id: string ): void {
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
