/**
 * The items of a wishlist: newest first, each product once. Pure functions.
 */
export interface WishlistItem {
	readonly id: number;
	/** Seconds since 1970. */
	readonly time: number;
}

export type WishlistItems = readonly WishlistItem[];

/** The limit of products; the same as in the plugin's WishlistItems.php. */
export const MAX_ITEMS = 100;

/** By time, then by product, so that the order is always the same. */
const newestFirst = ( one: WishlistItem, other: WishlistItem ) =>
	other.time - one.time || other.id - one.id;

export const has = ( items: WishlistItems, id: number ) =>
	items.some( ( item ) => item.id === id );

export const isFull = ( items: WishlistItems ) => items.length >= MAX_ITEMS;

/**
 * Adds a product. A product that is in the list keeps its position, and a full list
 * is not changed.
 */
export const add = (
	items: WishlistItems,
	id: number,
	time: number
): WishlistItems =>
	has( items, id ) || isFull( items )
		? items
		: merge( items, [ { id, time } ] );

export const remove = ( items: WishlistItems, id: number ): WishlistItems =>
	items.filter( ( item ) => item.id !== id );

/** Merges two lists; keeps the newest items if there are too many. */
export function merge(
	one: WishlistItems,
	other: WishlistItems
): WishlistItems {
	const latest = new Map< number, WishlistItem >();
	for ( const item of [ ...one, ...other ] ) {
		if ( item.time >= ( latest.get( item.id )?.time ?? item.time ) ) {
			latest.set( item.id, item );
		}
	}
	return [ ...latest.values() ].sort( newestFirst ).slice( 0, MAX_ITEMS );
}

/**
 * Parses a stored list. Invalid items are left out.
 *
 * @param text JSON; invalid text gives an empty list.
 */
export function parse( text: string | null ): WishlistItems {
	try {
		const stored: unknown = JSON.parse( text ?? '' );
		return merge(
			Array.isArray( stored ) ? stored.flatMap( toItem ) : [],
			[]
		);
	} catch {
		return [];
	}
}

function toItem( stored: unknown ): WishlistItem[] {
	const { id, time } = Object( stored );
	return isCount( id ) && id > 0 && isCount( time ) ? [ { id, time } ] : [];
}

const isCount = ( value: unknown ): value is number =>
	Number.isSafeInteger( value ) && Number( value ) >= 0;
