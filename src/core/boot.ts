import { loadCalls } from './calls';
import { watchCart } from './cart';
import type { Bus } from './events/bus';
import type { EventMap } from './events/map';
import { scan } from './islands/islands';
import { onIntent } from './on-intent';
import { ready } from './ready';
import type { StateClient } from './state/state';

/**
 * Starts the core on the page, once the page's settings can be read.
 *
 * @param bus   Our events.
 * @param state The state client.
 */
export function boot( bus: Bus< EventMap >, state: StateClient ): void {
	watchCart();
	onIntent( document, '*', loadCalls );
	const rescan = () => scan();
	ready( () => {
		scan();
		// Scripts that render parts of the page again may add islands.
		bus.on( 'cart:changed', rescan );
		bus.on( 'cart:totals-updated', rescan );
		bus.on( 'checkout:updated', rescan );
	} );
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			state.forget();
		}
	} );
}
