import { readAddress } from './read-address';

const addressOf = ( id: string ) => `#quick-view=${ id }`;

/** A step that Back undoes. */
export function pushAddress( id: string ): void {
	window.history.pushState( { quickView: true }, '', addressOf( id ) );
}

/** Another product in the same view: Back still closes it. */
export function replaceAddress( id: string ): void {
	window.history.replaceState( window.history.state, '', addressOf( id ) );
}

/** The view was closed: back to the listing's own address. */
export function leaveAddress(): void {
	if ( ! readAddress() ) {
		return;
	}
	if ( Object( window.history.state ).quickView ) {
		window.history.back();
		return;
	}
	const { pathname, search } = window.location;
	window.history.replaceState( null, '', pathname + search );
}
