/**
 * Settles when every deferred script has run, the core among them.
 *
 * WooCommerce asks for our script while it prints its block, when the core
 * stands in the head already, deferred; so ours runs first.
 */
export function whenParsed(): Promise< void > {
	return new Promise( ( resolve ) => {
		if ( document.readyState === 'complete' ) {
			resolve();
			return;
		}
		document.addEventListener( 'DOMContentLoaded', () => resolve() );
		// For a script that comes between the two.
		window.addEventListener( 'load', () => resolve() );
	} );
}
