import { elementEvents, type ElementHandler } from '@vitrina/core';
import type { FormEvent, RaisedEvent } from '../model/state';
import { isVariation } from './form-data';

/** What the form does when it is pressed, chosen in, or given other variations. */
export interface FormActions {
	dispatch: ( event: FormEvent ) => void;
	/** What is chosen now. */
	read: () => Readonly< Record< string, string > >;
	/** Another plugin has exchanged the variations. */
	reload: () => void;
	change: ( target: Element ) => void;
	/** jQuery has come after the form was started. */
	connectLate: () => void;
}

/**
 * The only place where the form hears and raises WooCommerce's events, by jQuery
 * where it is on the page: same names, order and arguments as WooCommerce's own
 * script, all of it at once, as other plugins expect.
 *
 * @param form    The form.
 * @param actions What each of them leads to.
 */
export function bridge( form: HTMLFormElement, actions: FormActions ) {
	const { dispatch, read } = actions;
	const announce = ( isReset: boolean ) => () =>
		dispatch( { type: 'announced', isReset } );

	const handlers: Record< string, ElementHandler > = {
		check_variations: ( [ given ] ) =>
			dispatch( { type: 'check', given: Object( given ).data } ),
		update_variation_values: () =>
			dispatch( { type: 'update', selection: read() } ),
		found_variation: ( [ variation ] ) => {
			if ( isVariation( variation ) ) {
				dispatch( { type: 'found', variation } );
			}
		},
		show_variation: ( [ variation, isBuyable ] ) =>
			dispatch( {
				type: 'shown',
				variation: isVariation( variation ) ? variation : undefined,
				isBuyable: Boolean( isBuyable ),
			} ),
		hide_variation: () => dispatch( { type: 'hidden' } ),
		reset_data: () => dispatch( { type: 'data reset' } ),
		reset_image: () => dispatch( { type: 'image reset' } ),
		announce_reset: announce( true ),
		clear_reset_announcement: announce( false ),
		reset_focus: () => dispatch( { type: 'focus reset' } ),
		reload_product_variations: () => actions.reload(),
		// Those that come by jQuery alone; the browser's own are heard elsewhere.
		change: byScript( actions.change ),
		click: byScript( ( target ) => {
			if ( target.closest( '.reset_variations' ) ) {
				dispatch( { type: 'reset' } );
			}
		} ),
	};

	let isLate = false;
	const events = elementEvents( form, handlers, () => {
		if ( isLate ) {
			actions.connectLate();
		}
	} );
	isLate = true;

	return {
		raise: (
			name: RaisedEvent | 'wc_variation_form',
			values: readonly unknown[] = [],
			target: Element = form
		) => events.raise( name, [ ...values ], target ),
		wrap: events.wrap,
		/** The variations that a plugin keeps by jQuery. */
		keptVariations: () => events.data( 'product_variations' ),
	};
}

const byScript =
	( act: ( target: Element ) => void ): ElementHandler =>
	( _values, event ) => {
		const { target, originalEvent } = event ?? {};
		if ( ! originalEvent && target instanceof Element ) {
			act( target );
		}
	};
