import { createStore } from '@vitrina/react';
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

/** Creates the store of the current category; `printed` is the link that the server marks. */
export function createFilter( printed: string | null ) {
	const initial: FilterState = { current: printed };
	let shown = withoutHash( window.location.href );
	let requestId = 0;
	return createStore( initial, ( { set } ) => {
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
			/** Shows a category; if that fails, opens its page. */
			show: ( url: string ) => load( url, true ),
			/** Handles a history navigation. */
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
	} );
}

const withoutHash = ( url: string ) => url.split( '#' )[ 0 ] as string;
