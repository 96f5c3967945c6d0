import type { Wishlist } from './store';

/** Shows the store's failure in an alert, as long as it is set. */
export function showFailures( { get, subscribe }: Wishlist ): void {
	const line = document.createElement( 'p' );
	line.className = 'wishlist-failure';
	line.role = 'alert';
	subscribe( () => {
		const { failure } = get();
		if ( ! failure ) {
			line.remove();
		} else if ( line.textContent !== failure.text || ! line.isConnected ) {
			document.body.append( line );
			line.textContent = failure.text;
		}
	} );
}
