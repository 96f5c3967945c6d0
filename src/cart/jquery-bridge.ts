import {
	together,
	whenJQuery,
	type Bus,
	type CartSource,
	type EventMap,
	type Cleanup,
} from '@vitrina/core';
import type { ButtonHooks } from './add-to-cart';
import { toFragments } from './fragment-cache';
import type { ForeignEvents } from './foreign-events';

type Page = Window & {
	jQuery?: JQueryStatic;
	wc_cart_fragments_params?: unknown;
};

const page = window as Page;

/** The events that WooCommerce's own scripts trigger after the same change. */
const emitted: Partial< Record< CartSource, string[] > > = {
	add: [ 'added_to_cart', 'wc_fragments_loaded' ],
	remove: [ 'removed_from_cart', 'wc_fragments_loaded' ],
	quantity: [ 'wc_fragments_refreshed' ],
	refresh: [ 'wc_fragments_refreshed' ],
	cache: [ 'wc_fragments_loaded' ],
};

const NAMESPACE = '.vitrina';

/** Whether WooCommerce's own script handles the fragments on this page. */
export function isFragmentScriptActive(): boolean {
	return Boolean( page.jQuery && page.wc_cart_fragments_params );
}

/** What other plugins change about add-to-cart buttons through jQuery. */
export const buttonHooks: ButtonHooks = {
	data( button ) {
		const data: Record< string, string > = {};
		for ( const [ name, value ] of Object.entries(
			page.jQuery?.( button ).data() ?? {}
		) ) {
			if ( [ 'string', 'number', 'boolean' ].includes( typeof value ) ) {
				data[ name ] = String( value );
			}
		}
		return data;
	},
	isAllowed( button ) {
		const $body = page.jQuery?.( document.body );
		const result: unknown = $body?.triggerHandler(
			'should_send_ajax_request.adding_to_cart',
			[ page.jQuery?.( button ) ]
		);
		if ( result !== false ) {
			return true;
		}
		$body?.trigger( 'ajax_request_not_sent.adding_to_cart', [
			false,
			false,
			page.jQuery?.( button ),
		] );
		return false;
	},
};

/**
 * Translates between our events and those that WooCommerce's scripts and other
 * plugins exchange through jQuery. Does nothing until jQuery is loaded.
 */
export function startJQueryBridge(
	bus: Bus< EventMap >,
	foreignEvents: ForeignEvents
): Cleanup {
	const trigger = ( name: string, ...values: unknown[] ) => {
		const $ = page.jQuery;
		if ( $ ) {
			foreignEvents.runWithoutEcho( () =>
				$( document.body ).trigger( name, values )
			);
		}
	};
	const wrap = ( button?: HTMLElement ) =>
		button ? page.jQuery?.( button ) : false;

	return together(
		whenJQuery( ( $ ) => listenToJQuery( $, bus, foreignEvents ) ),
		bus.on( 'cart:write', ( { source, button, data } ) => {
			if ( source === 'add' ) {
				trigger( 'adding_to_cart', wrap( button ), data );
			}
		} ),
		bus.on( 'cart:changed', ( { source, fragments, hash, button } ) => {
			for ( const name of emitted[ source ] ?? [] ) {
				trigger( name, fragments, hash, wrap( button ) );
			}
		} ),
		bus.on( 'cart:button-updated', ( { button } ) =>
			trigger( 'wc_cart_button_updated', wrap( button ) )
		),
		bus.on( 'cart:fragments-error', () =>
			trigger( 'wc_fragments_ajax_error' )
		),
		bus.on( 'discount:answered', ( { response, target, options } ) =>
			trigger(
				'advanced_woo_discount_rules_on_get_response_for_dynamic_discount',
				response,
				target && page.jQuery?.( target ),
				options
			)
		)
	);
}

/** Listens to jQuery's events. Plugins may trigger them without arguments, so each argument is optional. */
function listenToJQuery(
	$: JQueryStatic,
	bus: Bus< EventMap >,
	foreignEvents: ForeignEvents
): Cleanup {
	const on = ( names: string, handler: ( ...values: unknown[] ) => void ) =>
		$( document.body ).on(
			names.replace( /\S+/g, `$&${ NAMESPACE }` ),
			handler
		);

	on(
		'added_to_cart removed_from_cart',
		( event, fragments, hash, $button ) => {
			const parts = toFragments( fragments );
			const [ button ] = $( ( $button || [] ) as JQuery ).get();
			const isRemoval =
				( event as JQuery.Event ).type === 'removed_from_cart';
			foreignEvents.receive( {
				source: 'classic',
				fragments: parts ?? undefined,
				hash: typeof hash === 'string' ? hash : undefined,
				refresh: ! parts,
				button,
				removed: isRemoval ? button?.dataset.product_id : undefined,
			} );
		}
	);
	on( 'wc_fragment_refresh', () => {
		// WooCommerce's script listens to the same event and fetches.
		foreignEvents.receive( {
			source: 'classic',
			refresh: ! isFragmentScriptActive(),
		} );
	} );
	on( 'wc_fragments_refreshed wc_fragments_loaded', () =>
		foreignEvents.receive( { source: 'classic' } )
	);
	on( 'updated_wc_div', () => {
		foreignEvents.receive( {
			source: 'page',
			refresh: ! isFragmentScriptActive(),
		} );
		bus.emit( 'cart:totals-updated', { source: 'page' } );
	} );
	on( 'updated_cart_totals', () => {
		foreignEvents.receive( { source: 'page', sync: true } );
		bus.emit( 'cart:totals-updated', { source: 'page' } );
	} );
	on( 'applied_coupon removed_coupon', () =>
		foreignEvents.receive( { source: 'page', sync: true } )
	);
	on( 'updated_checkout', ( event, data ) =>
		bus.emit( 'checkout:updated', { source: 'page', data } )
	);
	$( document ).on( `ajaxComplete${ NAMESPACE }`, () =>
		bus.emit( 'call:completed', { source: 'jquery' } )
	);
	return () => {
		$( document.body ).off( NAMESPACE );
		$( document ).off( NAMESPACE );
	};
}
