import { loadCalls } from './calls';
import { prepareCart, watchCart } from './cart';
import type { Bus } from './events/bus';
import type { EventMap } from './events/map';
import { scan } from './islands/islands';
import { prefetchLibraries } from './islands/manifest';
import { whenPageIsIdle, whenUsed } from './islands/when';
import { onIntent } from './on-intent';
import { ready } from './ready';

/**
 * Starts the core on the page, once the page's settings can be read.
 *
 * @param bus Our events.
 */
export function boot( bus: Bus< EventMap > ): void {
	watchCart();
	onIntent( document, '*', loadCalls );
	whenPageIsIdle( () => {
		prefetchLibraries();
		whenUsed( prepareCart );
	} );
	const rescan = () => scan();
	ready( () => {
		scan();
		// Scripts that render parts of the page again may add islands.
		for ( const name of [
			'cart:changed',
			'cart:totals-updated',
			'checkout:updated',
		] as const ) {
			bus.on( name, rescan );
		}
	} );
}
