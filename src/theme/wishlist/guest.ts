import { KEY } from './key';
import { Full, type Keeper } from './keeper';
import { add, has, isFull, parse, remove, type Wishes } from './list';

export const readKept = (): Wishes => parse( localStorage.getItem( KEY ) );

/** Keeps a list; an empty one leaves nothing behind. */
export function keep( wishes: Wishes ): void {
	if ( wishes.length > 0 ) {
		localStorage.setItem( KEY, JSON.stringify( wishes ) );
	} else {
		localStorage.removeItem( KEY );
	}
}

const toIds = ( wishes: Wishes ) => wishes.map( ( { id } ) => id );

/** The list of a guest. Read anew for each change: another tab has the same one. */
export const guest: Keeper = {
	read: async () => toIds( readKept() ),
	async change( id, isWished ) {
		const before = readKept();
		if ( isWished && isFull( before ) && ! has( before, id ) ) {
			throw new Full();
		}
		keep(
			isWished
				? add( before, id, Math.floor( Date.now() / 1000 ) )
				: remove( before, id )
		);
		return toIds( readKept() );
	},
	count: async () => readKept().length,
};
