/**
 * Reports an error (console, monitoring) without stopping the shop.
 *
 * @param error The thrown value.
 */
export function report( error: unknown ): void {
	if ( typeof window.reportError === 'function' ) {
		window.reportError( error );
	} else {
		setTimeout( () => {
			throw error;
		} );
	}
}
