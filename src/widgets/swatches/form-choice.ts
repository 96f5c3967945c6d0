import { emit, on, listen, together } from '@vitrina/core';
import { createStore, type Store } from '@vitrina/react';
import type { Selection, VariationIndex } from '../../variations';

export interface FormState {
	/** What can be combined; null until the form has told. */
	readonly index: VariationIndex | null;
	/** Attribute → chosen value; null in the first render, where the server's word holds. */
	readonly selection: Selection | null;
	/** Attribute → value → whether its option may be chosen. */
	readonly options: Readonly<
		Record< string, ReadonlyMap< string, boolean > >
	>;
}

interface Actions {
	/** Whether this value is chosen now: asked of the select, which holds it. */
	isChosen: ( name: string, value: string ) => boolean;
	/** Writes into the select of an attribute, and gives it. */
	choose: ( name: string, value: string ) => HTMLSelectElement | undefined;
}

export type FormChoice = Store< FormState, Actions >;

export const INITIAL: FormState = { index: null, selection: null, options: {} };

const forms = new WeakMap< Element, FormChoice >();

/**
 * What is chosen in a variation form and what can be, for its swatches. The
 * selects hold the values; this follows them while somebody listens.
 *
 * @param form The form.
 * @return The same for every group of a form.
 */
export function formChoice( form: HTMLFormElement ): FormChoice {
	const known = forms.get( form ) ?? createFormChoice( form );
	forms.set( form, known );
	return known;
}

/** The name by which WooCommerce's form knows the attribute of a select. */
export const nameOf = ( { dataset, name }: HTMLSelectElement ): string =>
	dataset.attribute_name || name;

const optionsOf = ( { options }: HTMLSelectElement ) =>
	new Map(
		Array.from(
			options,
			( { value, disabled } ) => [ value, ! disabled ] as const
		).filter( ( [ value ] ) => value )
	);

function createFormChoice( form: HTMLFormElement ): FormChoice {
	// Another plugin may replace a select: they are looked up each time.
	const selects = () =>
		Array.from(
			form.querySelectorAll< HTMLSelectElement >( '.variations select' ),
			( select ) => [ nameOf( select ), select ] as const
		);
	const find = ( wanted: string ) =>
		selects().find( ( [ name ] ) => name === wanted )?.[ 1 ];

	let follow = () => {};
	let setIndex: ( index: VariationIndex ) => void = () => {};
	const store = createStore< FormState, Actions >( INITIAL, ( { set } ) => {
		let index: VariationIndex | null = null;
		let isWaiting = false;
		setIndex = ( given ) => {
			index = given;
		};
		// One choice raises several events; it is shown once, after all of them.
		follow = () => {
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
						new Event( 'change', { bubbles: true } )
					);
				}
				return select;
			},
		};
	} );

	const followForm = ( { form: changed }: { form: Element } ) => {
		if ( changed === form ) {
			follow();
		}
	};
	const start = () => {
		const stop = together(
			on( 'variation:updated', ( { form: changed, index } ) => {
				if ( changed === form ) {
					setIndex( index );
					follow();
				}
			} ),
			on( 'variation:requested', followForm ),
			on( 'variation:hidden', followForm ),
			on( 'variation:changed', followForm ),
			// A form that no script answers for, or that the browser has filled in.
			listen( form, 'change', follow )
		);
		// The form may have told before anybody listened.
		emit( 'variation:requested', { form } );
		return stop;
	};

	let listeners = 0;
	let stop = () => {};
	return {
		...store,
		subscribe( listener ) {
			const leave = store.subscribe( listener );
			listeners += 1;
			if ( listeners === 1 ) {
				stop = start();
			}
			return () => {
				leave();
				listeners -= 1;
				if ( listeners === 0 ) {
					stop();
				}
			};
		},
	};
}
