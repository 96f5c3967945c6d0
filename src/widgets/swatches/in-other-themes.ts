/**
 * The swatches for themes whose forms WooCommerce's own script handles. Our theme has
 * `variation-form` for that.
 */
import { on } from '@vitrina/core';
import { translateForm } from '../../components/variation-form/translate-form';
import './index';

const translated = new WeakSet< Element >();

on( 'variation:requested', ( { form } ) => {
	if ( form instanceof HTMLFormElement && ! translated.has( form ) ) {
		translated.add( form );
		translateForm( form );
	}
} );
