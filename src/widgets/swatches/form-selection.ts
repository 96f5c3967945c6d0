import { emit, on, listen, together } from '@vitrina/core';
import { createStore, type Store } from '@vitrina/react';
import { nameOf } from '../../components/variation-form/selects';
import type { Selection, VariationIndex } from '../../variations';

export interface FormState {
	/** The possible combinations; null until the form has sent them. */
	readonly index: VariationIndex | null;
	/** Attribute → selected value; null in the first render, which shows the server markup. */
	readonly selection: Selection | null;
	/** Attribute → value → whether its option is enabled. */
	readonly options: Readonly<
		Record< string, ReadonlyMap< string, boolean > >
	>;
}

interface Actions {
	/** Returns whether the select holds this value now. */
	isChosen: ( name: string, value: string ) => boolean;
	/** Sets the value of an attribute's select, and returns the select. */
	choose: ( name: string, value: string ) => HTMLSelectElement | undefined;
}

export type FormSelection = Store< FormState, Actions >;

export const INITIAL: FormState = { index: null, selection: null, options: {} };

const forms = new WeakMap< Element, FormSelection >();

/**
 * The selection of a variation form and its possible values, for the swatches: one
 * store per form, shared by its groups. The selects hold the values; the store reads
 * them while it has subscribers.
 */
export function formSelection( form: HTMLFormElement ): FormSelection {
	const known = forms.get( form ) ?? createFormSelection( form );
	forms.set( form, known );
	return known;
}

const optionsOf = ( { options }: HTMLSelectElement ) =>
	new Map(
		Array.from(
			options,
			( { value, disabled } ) => [ value, ! disabled ] as const
		).filter( ( [ value ] ) => value )
	);

function createFormSelection( form: HTMLFormElement ): FormSelection {
	// Queried each time: another plugin may replace a select.
	const selects = () =>
		Array.from(
			form.querySelectorAll< HTMLSelectElement >( '.variations select' ),
			( select ) => [ nameOf( select ), select ] as const
		);
	const find = ( wanted: string ) =>
		selects().find( ( [ name ] ) => name === wanted )?.[ 1 ];

	let update = () => {};
	let index: VariationIndex | null = null;
	const store = createStore< FormState, Actions >( INITIAL, ( { set } ) => {
		let isWaiting = false;
		// One selection triggers several events; read the selects once, after all of them.
		update = () => {
			if ( isWaiting ) {
				return;
			}
			isWaiting = true;
			queueMicrotask( () => {
				isWaiting = false;
				const now = selects();
				set( {
					index,
					selection: Object.fromEntries(
						now.map( ( [ name, { value } ] ) => [ name, value ] )
					),
					options: Object.fromEntries(
						now.map( ( [ name, select ] ) => [
							name,
							optionsOf( select ),
						] )
					),
				} );
			} );
		};
		return {
			isChosen: ( name, value ) => find( name )?.value === value,
			choose( name, value ) {
				const select = find( name );
				if ( select ) {
					select.value = value;
					select.dispatchEvent(
						// `isByVisitor`: the form paints the choice before it handles it.
						new CustomEvent( 'change', {
							bubbles: true,
							detail: { isByVisitor: true },
						} )
					);
				}
				return select;
			},
		};
	} );

	const updateForm = ( { form: changed }: { form: Element } ) => {
		if ( changed === form ) {
			update();
		}
	};
	const start = () => {
		const stop = together(
			on( 'variation:updated', ( event ) => {
				if ( event.form === form ) {
					( { index } = event );
					update();
				}
			} ),
			on( 'variation:requested', updateForm ),
			on( 'variation:hidden', updateForm ),
			on( 'variation:changed', updateForm ),
			// For forms without a script, and values that the browser has restored.
			listen( form, 'change', update )
		);
		// Request the state: the form may have emitted it before this subscription.
		emit( 'variation:requested', { form } );
		return stop;
	};

	let listeners = 0;
	let stop = () => {};
	return {
		...store,
		subscribe( listener ) {
			const unsubscribe = store.subscribe( listener );
			listeners += 1;
			if ( listeners === 1 ) {
				stop = start();
			}
			return () => {
				unsubscribe();
				listeners -= 1;
				if ( listeners === 0 ) {
					stop();
				}
			};
		},
	};
}
