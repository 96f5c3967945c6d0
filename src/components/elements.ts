type Attributes = Readonly< Record< string, string > >;

/** A new element. Children that are strings go in as text, never as markup. */
export function create< Name extends keyof HTMLElementTagNameMap >(
	name: Name,
	attributes: Attributes = {},
	...children: ( Node | string )[]
): HTMLElementTagNameMap[ Name ] {
	const element = document.createElement( name );
	for ( const [ attribute, value ] of Object.entries( attributes ) ) {
		element.setAttribute( attribute, value );
	}
	element.append( ...children );
	return element;
}
