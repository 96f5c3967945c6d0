/** What a list that goes on remembers for whoever comes back to it. */
import type { ListingPage } from '../../components/list-return/page';
import { writeListState } from '../../components/list-return/place';
import {
	isPersonal,
	savePages,
	saveScroll,
	readPages,
} from '../../components/list-return/session';

const here = () => window.location.href.split( '#' )[ 0 ] as string;

/**
 * The memory of a list that has just come from the server.
 *
 * @param next Address of its next page.
 */
export function createMemory( next: string ) {
	let id = '';
	const pages: ListingPage[] = [
		{ url: here(), html: '', next, previous: '' },
	];

	return {
		/** A page has come: it is kept. */
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
		/** A page is back, and kept already. */
		has: ( page: ListingPage ) => void pages.push( page ),
		/**
		 * Reads the stored pages, from the second to the last one shown, and goes
		 * on storing under the same key.
		 *
		 * @param kept Under which they are kept.
		 * @param at   Address of the last.
		 */
		read( kept: string, at: string ): ListingPage[] {
			const stored = readPages( window.sessionStorage, kept );
			if ( stored[ 0 ]?.url !== here() ) {
				return [];
			}
			id = kept;
			return stored.slice(
				1,
				stored.findIndex( ( { url } ) => url === at ) + 1
			);
		},
		/** The page is left. */
		keepPlace(): void {
			if ( id !== '' ) {
				saveScroll( window.sessionStorage, id, window.scrollY );
			}
		},
	};
}
