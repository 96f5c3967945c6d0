/** Saves the loaded pages of a list for a later return to it. */
import type { ListingPage } from '../../components/list-return/page';
import { writeListState } from '../../components/list-return/place';
import {
	isPersonal,
	savePages,
	saveScroll,
	readPages,
} from '../../components/list-return/session';

const here = () => window.location.href.split( '#' )[ 0 ] as string;

/** Creates the saved pages of a list that was just printed by the server. */
export function createSavedPages( next: string ) {
	let id = '';
	const pages: ListingPage[] = [
		{ url: here(), html: '', next, previous: '' },
	];

	return {
		add( page: ListingPage ): void {
			pages.push( page );
			id ||= Math.random().toString( 36 ).slice( 2 );
			writeListState( { id, at: page.url } );
			savePages(
				window.sessionStorage,
				id,
				pages,
				isPersonal() ? [] : [ page ]
			);
		},
		/** Adds a restored page, which is already saved. */
		restore: ( page: ListingPage ) => void pages.push( page ),
		/**
		 * Reads the stored pages, from the second to the last one shown, whose URL is
		 * `at`, and continues to save under the same key.
		 */
		read( key: string, at: string ): ListingPage[] {
			const stored = readPages( window.sessionStorage, key );
			if ( stored[ 0 ]?.url !== here() ) {
				return [];
			}
			id = key;
			return stored.slice(
				1,
				stored.findIndex( ( { url } ) => url === at ) + 1
			);
		},
		/** Saves the scroll position. Call it on `pagehide`. */
		saveScroll(): void {
			if ( id !== '' ) {
				saveScroll( window.sessionStorage, id, window.scrollY );
			}
		},
	};
}
