import { ready } from '../ready';
import type { Cleanup } from './bus';
import { listen, together } from './listen';

const page = window as Window & { jQuery?: JQueryStatic };

/**
 * Connects as soon as there is jQuery: some caches hold scripts back until the
 * first touch.
 *
 * @param connect Called once, with jQuery; returns its cleanup.
 */
export function whenJQuery( connect: ( $: JQueryStatic ) => Cleanup ): Cleanup {
	let stop: Cleanup | undefined;
	const check = () => {
		if ( page.jQuery && ! stop ) {
			stop = connect( page.jQuery );
			stopWaiting();
		}
	};
	const stopWaiting = listen( document, 'load', check, { capture: true } );
	check();
	ready( check );
	return together( stopWaiting, () => stop?.() );
}
