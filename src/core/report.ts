/**
 * Lets an error be seen (console, monitoring) without stopping the shop.
 *
 * @param error Whatever was thrown.
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
