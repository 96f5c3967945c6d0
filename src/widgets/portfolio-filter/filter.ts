import { createStore, type Store } from '@vitrina/react';
import {
	currentIn,
	fetchPage,
	setBusy,
	replaceFragments,
} from './page-fragments';

export interface FilterState {
	/** URL of the current category's link, as printed. */
	readonly current: string | null;
}

export interface FilterActions {
	/** Shows a category; if that fails, opens its page. */
	readonly show: ( url: string ) => Promise< void >;
	/** Handles a history navigation. */
	readonly traverse: () => void;
	readonly cancel: () => void;
}

/**
 * Creates the store of the current category. `printed` is the link that the server
 * marks as current.
 */
export function createFilter(
	printed: string | null
): Store< FilterState, FilterActions > {
	let shown = withoutHash( window.location.href );
	let requestId = 0;
	return createStore< FilterState, FilterActions >(
		{ current: printed },
		( { set } ) => {
			const load = async ( url: string, isPushed: boolean ) => {
				const own = ++requestId;
				setBusy( true );
				try {
					const page = await fetchPage( url );
					if ( own !== requestId ) {
						return;
					}
					if ( isPushed ) {
						window.history.pushState( null, '', url );
					}
					shown = withoutHash( url );
					replaceFragments( page );
					set( { current: currentIn( page ) } );
					setBusy( false );
				} catch {
					if ( own === requestId ) {
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
				cancel() {
					requestId++;
					setBusy( false );
				},
			};
		}
	);
}

const withoutHash = ( url: string ) => url.split( '#' )[ 0 ] as string;
