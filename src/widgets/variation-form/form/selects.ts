import type {
	Selection,
	ValueSets,
	VariationMatrix,
} from '../../../variations';

export interface AttributeSelects {
	readonly all: readonly HTMLSelectElement[];
	/** The attributes with the values that the form offers. */
	readonly fields: VariationMatrix[ 'attributes' ];
	/** What is chosen now. */
	read: () => Selection;
	/**
	 * Chooses, leaves only the possible values to be chosen, where they are given,
	 * and tells the listeners of each select that has changed.
	 */
	write: ( selection: Selection, possible?: ValueSets ) => void;
}

/** Changes that the form makes itself, and knows of. */
const own = new WeakSet< Event >();

export const isOwnChange = ( event: Event ): boolean => own.has( event );

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
		write( selection, possible ) {
			const changed = named.filter( ( [ name, select ] ) => {
				const value = selection[ name ] ?? '';
				if ( select.value === value ) {
					return false;
				}
				select.value = value;
				return true;
			} );
			if ( possible ) {
				named.forEach( ( [ name, select ] ) =>
					offerValues( select, possible[ name ] )
				);
			}
			for ( const [ , select ] of changed ) {
				const event = new Event( 'change', { bubbles: true } );
				own.add( event );
				select.dispatchEvent( event );
			}
		},
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
