import { emit } from '@vitrina/core';
import { elementEvents, type ElementHandler } from '@vitrina/react';
import {
	createVariationIndex,
	toMatrix,
	type VariationMatrix,
} from '../../variations';
import { isVariation, readInline } from './inline-variations';
import { attributeSelects } from './selects';

/**
 * Emits our own events for the events of WooCommerce's script, which handles the form,
 * and once the form's present state.
 *
 * @param form    The form.
 * @param printed The matrix that the page contains instead of the variations.
 */
export function translateForm(
	form: HTMLFormElement,
	printed?: VariationMatrix | null
): void {
	const selects = attributeSelects( form );
	const inline = readInline( form );
	const matrix = inline ? toMatrix( selects.fields, inline ) : printed;
	const index = matrix && createVariationIndex( matrix );
	const emitVariation =
		( name: 'variation:found' | 'variation:shown' ): ElementHandler =>
		( [ variation, isBuyable ] ) => {
			if ( isVariation( variation ) ) {
				emit( name, {
					form,
					variation,
					isBuyable: Boolean( isBuyable ),
				} );
			}
		};
	const update = () => {
		if ( index ) {
			emit( 'variation:updated', {
				form,
				index,
				selection: selects.read(),
			} );
		}
	};

	elementEvents( form, {
		found_variation: emitVariation( 'variation:found' ),
		show_variation: emitVariation( 'variation:shown' ),
		hide_variation: () => emit( 'variation:hidden', { form } ),
		reset_data: () => emit( 'variation:reset', { form } ),
		check_variations: update,
		woocommerce_variation_has_changed: () =>
			emit( 'variation:changed', { form } ),
	} );
	update();
}
