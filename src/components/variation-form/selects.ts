import type { Selection, ValueSets, VariationMatrix } from '../../variations';

export interface AttributeSelects {
	readonly all: readonly HTMLSelectElement[];
	/** The attributes and the values that the form offers. */
	readonly fields: VariationMatrix[ 'attributes' ];
	read: () => Selection;
	/**
	 * Sets the selected values and, with `possible`, enables only the possible options.
	 * Dispatches `change` on each select that has changed.
	 */
	write: ( selection: Selection, possible?: ValueSets ) => void;
}

/** Change events that the form dispatches itself. */
const own = new WeakSet< Event >();

export const isOwnChange = ( event: Event ): boolean => own.has( event );

/** The name of a select's attribute in WooCommerce's form. */
export const nameOf = ( select: HTMLSelectElement ): string =>
	select.dataset.attribute_name || select.name;

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
 * Enables the options of the given values. The first option means no selection; with
 * `show_option_none` "no" it is available only while nothing is selected.
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
		// Written only if it changes: each write costs a style recalculation.
		if ( option.disabled === isOpen ) {
			option.disabled = ! isOpen;
		}
		if ( ! value && option.hidden === isOpen ) {
			option.hidden = ! isOpen;
		}
	}
}
