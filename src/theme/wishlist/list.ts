/**
 * A list of wishes: newest first, each product once. Pure.
 */
export interface Wish {
	readonly id: number;
	/** Seconds since 1970. */
	readonly time: number;
}

export type Wishes = readonly Wish[];

/** Products on one list; the same number stands in the plugin's Wishes.php. */
export const MOST = 100;

/** By time, then by product: the same wishes always stand in the same order. */
const byAge = ( one: Wish, other: Wish ) =>
	other.time - one.time || other.id - one.id;

export const has = ( wishes: Wishes, id: number ) =>
	wishes.some( ( wish ) => wish.id === id );

export const isFull = ( wishes: Wishes ) => wishes.length >= MOST;

/**
 * With one product more. What is there already keeps its place, and a full list
 * loses nothing: it stays as it is.
 */
export const add = ( wishes: Wishes, id: number, time: number ): Wishes =>
	has( wishes, id ) || isFull( wishes )
		? wishes
		: merge( wishes, [ { id, time } ] );

export const remove = ( wishes: Wishes, id: number ): Wishes =>
	wishes.filter( ( wish ) => wish.id !== id );

/** Both lists in one; the newest where there are too many. */
export function merge( one: Wishes, other: Wishes ): Wishes {
	const latest = new Map< number, Wish >();
	for ( const wish of [ ...one, ...other ] ) {
		if ( wish.time >= ( latest.get( wish.id )?.time ?? wish.time ) ) {
			latest.set( wish.id, wish );
		}
	}
	return [ ...latest.values() ].sort( byAge ).slice( 0, MOST );
}

/**
 * A list as it was kept. What is damaged is left out.
 *
 * @param text JSON, or whatever somebody has put there.
 */
export function parse( text: string | null ): Wishes {
	try {
		const kept: unknown = JSON.parse( text ?? '' );
		return merge( Array.isArray( kept ) ? kept.flatMap( toWish ) : [], [] );
	} catch {
		return [];
	}
}

function toWish( kept: unknown ): Wish[] {
	const { id, time } = Object( kept );
	return isCount( id ) && id > 0 && isCount( time ) ? [ { id, time } ] : [];
}

const isCount = ( value: unknown ): value is number =>
	Number.isSafeInteger( value ) && Number( value ) >= 0;
