import {
	listen,
	together,
	type Bus,
	type CartSource,
	type EventMap,
	type Cleanup,
} from '@vitrina/core';
import type { ForeignEvents } from './foreign-events';

const ADDED = 'wc-blocks_added_to_cart';
const REMOVED = 'wc-blocks_removed_from_cart';

const emitted: Partial< Record< CartSource, string > > = {
	add: ADDED,
	remove: REMOVED,
};

/** Translates between our events and those of WooCommerce's blocks. */
export function startBlocksBridge(
	bus: Bus< EventMap >,
	foreignEvents: ForeignEvents
): Cleanup {
	const { body } = document;
	return together(
		listen( body, `${ ADDED } ${ REMOVED }`, () =>
			foreignEvents.receive( { source: 'blocks', refresh: true } )
		),
		bus.on( 'cart:changed', ( { source } ) => {
			const name = emitted[ source ];
			if ( name ) {
				foreignEvents.runWithoutEcho( () =>
					body.dispatchEvent(
						new CustomEvent( name, {
							bubbles: true,
							cancelable: true,
							// Blocks then read the cart again from the server.
							detail: { preserveCartData: false },
						} )
					)
				);
			}
		} )
	);
}
