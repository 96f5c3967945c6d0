import { whenJQuery } from '@vitrina/core';

const NAMESPACE = '.vitrina';

/** Handles an event; `event` is set when it came through jQuery. */
export type ElementHandler = (
	values: unknown[],
	event?: { target: unknown; originalEvent?: unknown }
) => void;

export interface ElementEvents {
	/** Triggers an event; with jQuery on the page its listeners are called. */
	raise: ( name: string, values?: unknown[], target?: Element ) => void;
	/** A value that scripts have stored on the element with jQuery's `data`. */
	data: ( name: string ) => unknown;
	/** Elements as jQuery's scripts expect them. */
	wrap: ( target?: Element | Element[] | null ) => unknown;
}

/**
 * Events of one element that other plugins listen to and trigger through jQuery.
 * With jQuery on the page, the handlers are its listeners; without it, `raise` calls
 * them directly. So each event is handled once.
 *
 * @param element   The element on which the events are triggered.
 * @param handlers  Name of an event → its handler.
 * @param connected Called when jQuery is found, at once or late.
 */
export function elementEvents(
	element: Element,
	handlers: Record< string, ElementHandler >,
	connected: () => void = () => {}
): ElementEvents {
	let $: JQueryStatic | undefined;
	whenJQuery( ( jQuery ) => {
		$ = jQuery;
		for ( const name of Object.keys( handlers ) ) {
			$( element ).on( name + NAMESPACE, ( event, ...values ) =>
				handlers[ name ]?.( values, event )
			);
		}
		connected();
		return () => void jQuery( element ).off( NAMESPACE );
	} );
	return {
		raise( name, values = [], target = element ) {
			if ( $ ) {
				$( target ).trigger( name, values );
			} else {
				handlers[ name ]?.( values );
			}
		},
		data: ( name ) => $?.( element ).data( name ),
		wrap: ( target ) => $?.( ( target ?? [] ) as Element ),
	};
}
