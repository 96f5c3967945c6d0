import { listen, type Bus, type EventMap, type Cleanup } from '@vitrina/core';

const FIELD =
	'input[name^="shipping_method["], select[name^="shipping_method["]';

/** Emits an event when the shopper chooses another rate on the classic cart or checkout. */
export function watchShipping( bus: Bus< EventMap > ): Cleanup {
	return listen( document, 'change', ( { target } ) => {
		const field = target as HTMLInputElement;
		if ( field.matches?.( FIELD ) ) {
			bus.emit( 'shipping:changed', {
				source: 'page',
				rate: field.value,
			} );
		}
	} );
}
