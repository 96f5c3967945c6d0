/** Validates the props of an island. Throws a TypeError if one is missing or of another type. */
export function checkProps< Props >(
	island: string,
	types: Readonly<
		Record< keyof Props & string, 'number' | 'string' | 'boolean' >
	>,
	props: unknown
): Props {
	for ( const [ name, type ] of Object.entries( types ) ) {
		if ( typeof Object( props )[ name ] !== type ) {
			throw new TypeError( `The ${ island } has no ${ name }.` );
		}
	}
	return props as Props;
}

/** Validates props that are all texts. Throws a TypeError if one is missing. */
export function checkTexts< Name extends string >(
	island: string,
	names: readonly Name[],
	props: unknown
): Readonly< Record< Name, string > > {
	for ( const name of names ) {
		if ( typeof Object( props )[ name ] !== 'string' ) {
			throw new TypeError( `The ${ island } has no ${ name }.` );
		}
	}
	return props as Record< Name, string >;
}
