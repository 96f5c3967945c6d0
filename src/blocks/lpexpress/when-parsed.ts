/**
 * Resolves when all deferred scripts have run, including the core.
 *
 * WooCommerce enqueues our script while it prints its block. By then the core
 * is already in the head as a deferred script, so our script runs first.
 */
export function whenParsed(): Promise< void > {
	return new Promise( ( resolve ) => {
		if ( document.readyState === 'complete' ) {
			resolve();
			return;
		}
		document.addEventListener( 'DOMContentLoaded', () => resolve() );
		// In case DOMContentLoaded has already fired.
		window.addEventListener( 'load', () => resolve() );
	} );
}
