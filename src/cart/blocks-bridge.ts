import {
	listen,
	together,
	type Bus,
	type CartSource,
	type EventMap,
	type Undo,
} from '@vitrina/core';
import type { Reaction } from './reaction';

const ADDED = 'wc-blocks_added_to_cart';
const REMOVED = 'wc-blocks_removed_from_cart';

const spoken: Partial< Record< CartSource, string > > = {
	add: ADDED,
	remove: REMOVED,
};

/**
 * Translates between our events and those of WooCommerce's blocks.
 *
 * @param bus      Our events.
 * @param reaction Where theirs are heard.
 */
export function startBlocksBridge(
	bus: Bus< EventMap >,
	reaction: Reaction
): Undo {
	const { body } = document;
	return together(
		listen( body, `${ ADDED } ${ REMOVED }`, () =>
			reaction.hear( { source: 'blocks', refresh: true } )
		),
		bus.on( 'cart:changed', ( { source } ) => {
			const name = spoken[ source ];
			if ( name ) {
				reaction.speak( () =>
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
