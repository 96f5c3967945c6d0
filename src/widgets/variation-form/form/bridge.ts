import { elementEvents, type ElementHandler } from '@vitrina/react';
import type { FormEvent, RaisedEvent } from '../model/state';
import { isVariation } from '../../../components/variation-form/inline-variations';

export interface FormActions {
	dispatch: ( event: FormEvent ) => void;
	read: () => Readonly< Record< string, string > >;
	/** Reads the variations again after another plugin has replaced them. */
	reload: () => void;
	change: ( target: Element ) => void;
	/** Called when jQuery is loaded after the form was started. */
	onJQueryLoaded: () => void;
}

/**
 * Listens to WooCommerce's events of the form and triggers them, with jQuery if it is
 * on the page. Names, order and arguments are those of WooCommerce's own script, and
 * all events are triggered synchronously, as other plugins expect.
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
		// Only events that scripts trigger with jQuery; native ones are handled in listen-to-form.ts.
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
			actions.onJQueryLoaded();
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
		/** The variations that a plugin has stored with jQuery's `data()`. */
		storedVariations: () => events.data( 'product_variations' ),
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
