type Attributes = Readonly< Record< string, string > >;

/** Creates an element. Strings among the children are added as text, never as HTML. */
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
