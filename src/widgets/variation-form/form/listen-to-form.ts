import { nextPaint } from '@vitrina/core';
import type { FormEvent } from '../model/state';
import { onValueIntent } from './hover-intent';
import {
	isOwnChange,
	nameOf,
} from '../../../components/variation-form/selects';

interface Listeners {
	change: ( select: HTMLSelectElement ) => void;
	dispatch: ( event: FormEvent ) => void;
	/** Whether the last lookup failed. */
	hasFailed: () => boolean;
	check: () => void;
	/** Prefetches for a value that is about to be selected. */
	prefetch: ( attribute: string, value: string ) => void;
}

/** Whether a visitor has chosen in a select, or in the swatches above it. */
const isByVisitor = ( event: Event ): boolean =>
	event.isTrusted || Boolean( ( event as CustomEvent ).detail?.isByVisitor );

/** Listens to the shopper's events in the form. */
export function listenToForm(
	form: HTMLFormElement,
	listeners: Listeners
): void {
	const { change, dispatch, hasFailed, check, prefetch } = listeners;
	/** The select whose change is handled after the next paint. */
	let changed: HTMLSelectElement | null = null;
	const handleChange = () => {
		const select = changed;
		changed = null;
		if ( select ) {
			change( select );
		}
	};
	form.addEventListener( 'change', ( event ) => {
		if (
			! ( event.target instanceof HTMLSelectElement ) ||
			isOwnChange( event )
		) {
			return;
		}
		handleChange();
		changed = event.target;
		if ( isByVisitor( event ) ) {
			// Price, stock and picture follow the choice, which is painted first.
			void nextPaint().then( handleChange );
		} else {
			// A script expects the result at once, as from WooCommerce's own form.
			handleChange();
		}
	} );
	// A form is never sent with the variation of the previous choice.
	form.addEventListener( 'submit', handleChange, true );
	form.addEventListener(
		'click',
		( event ) => {
			handleChange();
			const target = event.target as Element;
			if ( target.closest( '.reset_variations' ) ) {
				event.preventDefault();
				dispatch( { type: 'reset' } );
			} else if (
				hasFailed() &&
				target.closest( '.single_add_to_cart_button' )
			) {
				// Retry instead of showing the alert.
				event.preventDefault();
				event.stopPropagation();
				check();
			}
		},
		true
	);
	form.addEventListener( 'keydown', ( event ) => {
		// The link acts as a button, which the space bar activates.
		if (
			event.key === ' ' &&
			( event.target as Element ).matches( '.reset_variations' )
		) {
			event.preventDefault();
			dispatch( { type: 'reset' } );
		}
	} );
	onValueIntent( form, ( select, value ) =>
		prefetch( nameOf( select ), value )
	);
}
