import type { Selection, ValueSets, VariationMatrix } from '../../variations';

export interface AttributeSelects {
	readonly all: readonly HTMLSelectElement[];
	/** The attributes with the values that the form offers. */
	readonly fields: VariationMatrix[ 'attributes' ];
	/** What is chosen now. */
	read: () => Selection;
	/** Chooses; gives the selects that changed. */
	write: ( selection: Selection ) => HTMLSelectElement[];
	/** Leaves only these values to be chosen. */
	offer: ( possible: ValueSets ) => void;
}

export const nameOf = ( select: HTMLSelectElement ): string =>
	select.dataset.attribute_name || select.name;

/** The attribute selects of a form. */
export function attributeSelects( form: HTMLFormElement ): AttributeSelects {
	const all = [
		...form.querySelectorAll< HTMLSelectElement >( '.variations select' ),
	];
	const named = all.map(
		( select ) => [ nameOf( select ), select ] as const
	);
	return {
		all,
		fields: named.map( ( [ name, { options } ] ) => ( {
			name,
			values: [ ...options ]
				.map( ( { value } ) => value )
				.filter( Boolean ),
		} ) ),
		read: () =>
			Object.fromEntries(
				named.map( ( [ name, { value } ] ) => [ name, value ] )
			),
		write: ( selection ) =>
			named.flatMap( ( [ name, select ] ) => {
				const value = selection[ name ] ?? '';
				if ( select.value === value ) {
					return [];
				}
				select.value = value;
				return [ select ];
			} ),
		offer: ( possible ) =>
			named.forEach( ( [ name, select ] ) =>
				offerValues( select, possible[ name ] )
			),
	};
}

/**
 * The first option stands for none; with `show_option_none` "no" it is there
 * only as long as nothing is chosen.
 */
function offerValues(
	select: HTMLSelectElement,
	values: ReadonlySet< string > = new Set()
): void {
	const hasNone =
		select.dataset.show_option_none !== 'no' || select.value === '';
	for ( const option of select.options ) {
		const { value } = option;
		const isOpen = value ? values.has( value ) : hasNone;
		// Written only when it changes: each write costs a style pass.
		if ( option.disabled === isOpen ) {
			option.disabled = ! isOpen;
		}
		if ( ! value && option.hidden === isOpen ) {
			option.hidden = ! isOpen;
		}
	}
}
