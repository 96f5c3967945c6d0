import type { FormEvent } from '../model/state';
import { onValueIntent } from './hover-intent';
import { isOwnChange, nameOf } from './selects';

interface Listeners {
	change: ( target: EventTarget | null ) => void;
	dispatch: ( event: FormEvent ) => void;
	/** Whether the last lookup failed. */
	hasFailed: () => boolean;
	check: () => void;
	/** Prefetches for a value that is about to be selected. */
	prefetch: ( attribute: string, value: string ) => void;
}

/** Listens to the shopper's events in the form. */
export function listenToForm(
	form: HTMLFormElement,
	listeners: Listeners
): void {
	const { change, dispatch, hasFailed, check, prefetch } = listeners;
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
