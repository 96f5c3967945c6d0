const addressOf = ( id: string ) => `#quick-view=${ id }`;

/**
 * Returns the id of the product in the URL; empty if there is none.
 *
 * A quick view has its own URL, the listing's with a hash: it can be shared, Back closes
 * it, Forward opens it again.
 */
export const readAddress = () =>
	/^#quick-view=([1-9]\d{0,18})$/.exec( window.location.hash )?.[ 1 ] ?? '';

/** Adds a history entry, so that Back closes the view. */
export function pushAddress( id: string ): void {
	window.history.pushState( { quickView: true }, '', addressOf( id ) );
}

/** Replaces the product of the open view: Back still closes it. */
export function replaceAddress( id: string ): void {
	window.history.replaceState( window.history.state, '', addressOf( id ) );
}

/** Restores the URL of the listing after the view was closed. */
export function resetAddress(): void {
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
