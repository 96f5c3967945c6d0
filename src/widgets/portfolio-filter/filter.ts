import { createStore, type Store } from '@vitrina/react';
import { currentIn, fetchPage, setBusy, takeParts } from './page-parts';

export interface FilterState {
	/** Address of the link whose category is shown, as printed. */
	readonly current: string | null;
}

export interface FilterActions {
	/** Shows a category; where that fails, its page is opened. */
	readonly show: ( url: string ) => Promise< void >;
	/** Follows a step in the history. */
	readonly traverse: () => void;
	/** Forgets what is still under way. */
	readonly end: () => void;
}

/**
 * The store of the portfolio's links: which category is shown.
 *
 * @param printed Address of the link that the server marked.
 */
export function createFilter(
	printed: string | null
): Store< FilterState, FilterActions > {
	let shown = withoutHash( window.location.href );
	let turn = 0;
	return createStore< FilterState, FilterActions >(
		{ current: printed },
		( { set } ) => {
			const load = async ( url: string, isStep: boolean ) => {
				const own = ++turn;
				setBusy( true );
				try {
					const page = await fetchPage( url );
					if ( own !== turn ) {
						return;
					}
					if ( isStep ) {
						window.history.pushState( null, '', url );
					}
					shown = withoutHash( url );
					takeParts( page );
					set( { current: currentIn( page ) } );
					setBusy( false );
				} catch {
					if ( own === turn ) {
						window.location.assign( url );
					}
				}
			};
			return {
				show: ( url ) => load( url, true ),
				traverse() {
					const { href } = window.location;
					if ( withoutHash( href ) !== shown ) {
						void load( href, false );
					}
				},
				end() {
					turn++;
					setBusy( false );
				},
			};
		}
	);
}

const withoutHash = ( url: string ) => url.split( '#' )[ 0 ] as string;
