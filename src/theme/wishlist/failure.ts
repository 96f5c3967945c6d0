import type { Wishlist } from './store';

/** Says a failure to eye and ear, as long as the store does. */
export function sayFailures( { get, subscribe }: Wishlist ): void {
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
