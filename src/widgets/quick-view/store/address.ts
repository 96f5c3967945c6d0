const addressOf = ( id: string ) => `#quick-view=${ id }`;

/**
 * The product that the page's address names; empty when it names none.
 *
 * A quick view has an address of its own, the listing's with a hash: it can be
 * shared, Back closes it, Forward opens it again.
 */
export const readAddress = () =>
	/^#quick-view=([1-9]\d{0,18})$/.exec( window.location.hash )?.[ 1 ] ?? '';

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
