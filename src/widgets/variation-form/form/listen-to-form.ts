import type { FormEvent } from '../model/state';
import { watchNearChoice } from './near-choice';
import { isOwnChange, nameOf } from './selects';

interface Listeners {
	change: ( target: EventTarget | null ) => void;
	dispatch: ( event: FormEvent ) => void;
	/** Whether the shop did not answer the last lookup. */
	hasFailed: () => boolean;
	/** Checks the choices again. */
	check: () => void;
	/** A value is about to be chosen. */
	foresee: ( attribute: string, value: string ) => void;
}

/**
 * Listens to what a shopper does in the form.
 *
 * @param form      The form.
 * @param listeners What each leads to.
 */
export function listenToForm(
	form: HTMLFormElement,
	listeners: Listeners
): void {
	const { change, dispatch, hasFailed, check, foresee } = listeners;
	form.addEventListener( 'change', ( event ) => {
		if ( ! isOwnChange( event ) ) {
			change( event.target );
		}
	} );
	form.addEventListener(
		'click',
		( event ) => {
			const target = event.target as Element;
			if ( target.closest( '.reset_variations' ) ) {
				event.preventDefault();
				dispatch( { type: 'reset' } );
			} else if (
				hasFailed() &&
				target.closest( '.single_add_to_cart_button' )
			) {
				// Tried again, instead of the alert.
				event.preventDefault();
				event.stopPropagation();
				check();
			}
		},
		true
	);
	form.addEventListener( 'keydown', ( event ) => {
		// A link that acts as a button is pressed with the space bar too.
		if (
			event.key === ' ' &&
			( event.target as Element ).matches( '.reset_variations' )
		) {
			event.preventDefault();
			dispatch( { type: 'reset' } );
		}
	} );
	watchNearChoice( form, ( select, value ) =>
		foresee( nameOf( select ), value )
	);
}
