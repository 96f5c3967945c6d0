import { KEY } from './key';
import { ListFullError, type WishlistStorage } from './storage';
import { add, has, isFull, parse, remove, type WishlistItems } from './list';

export const readStored = (): WishlistItems =>
	parse( localStorage.getItem( KEY ) );

/** Stores a list; an empty one is removed. */
export function storeItems( items: WishlistItems ): void {
	if ( items.length > 0 ) {
		localStorage.setItem( KEY, JSON.stringify( items ) );
	} else {
		localStorage.removeItem( KEY );
	}
}

const toIds = ( items: WishlistItems ) => items.map( ( { id } ) => id );

/** The list of a guest; read again for each change, as another tab may change it. */
export const guest: WishlistStorage = {
	read: async () => toIds( readStored() ),
	async change( id, isWished ) {
		const before = readStored();
		if ( isWished && isFull( before ) && ! has( before, id ) ) {
			throw new ListFullError();
		}
		storeItems(
			isWished
				? add( before, id, Math.floor( Date.now() / 1000 ) )
				: remove( before, id )
		);
		return toIds( readStored() );
	},
	count: async () => readStored().length,
};
