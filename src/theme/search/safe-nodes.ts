/** Attributes that are kept, by element; all others are dropped. */
export type Allowed = Readonly< Record< string, readonly string[] > >;

/** A product's picture. */
export const picture: Allowed = {
	img: [ 'src', 'srcset', 'sizes', 'alt', 'width', 'height', 'class' ],
	svg: [ 'viewBox', 'class', 'role', 'aria-label' ],
	path: [ 'd' ],
};

/** A price with what was crossed out. */
export const price: Allowed = {
	span: [ 'class', 'aria-hidden' ],
	small: [ 'class' ],
	bdi: [],
	del: [ 'aria-hidden' ],
	ins: [ 'aria-hidden' ],
};

/** What is dropped with all that is in it. */
const silent = 'script, style, template, iframe, object, noscript, math';

const addresses = new Set( [ 'src', 'srcset' ] );

/**
 * HTML of which only some elements and attributes are left, and the text of all
 * others: the answer may come from a service outside, or through a plugin.
 *
 * @param html    Parsed apart from the page, so that nothing in it runs or loads.
 * @param allowed What is kept.
 */
export function toSafeNodes( html: string, allowed: Allowed ): Node[] {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	for ( const element of body.querySelectorAll( silent ) ) {
		element.remove();
	}
	return copyChildren( body, allowed );
}

function copyChildren( parent: Node, allowed: Allowed ): Node[] {
	return [ ...parent.childNodes ].flatMap( ( node ) => {
		if ( node.nodeType === Node.TEXT_NODE ) {
			return [ document.createTextNode( node.textContent ?? '' ) ];
		}
		return node.nodeType === Node.ELEMENT_NODE
			? copyElement( node as Element, allowed )
			: [];
	} );
}

function copyElement( element: Element, allowed: Allowed ): Node[] {
	const attributes = Object.hasOwn( allowed, element.localName )
		? allowed[ element.localName ]
		: undefined;
	const children = copyChildren( element, allowed );
	if ( ! attributes ) {
		return children;
	}
	const copy = document.createElementNS(
		element.namespaceURI,
		element.localName
	);
	for ( const name of attributes ) {
		const value = element.getAttribute( name );
		if (
			value !== null &&
			( ! addresses.has( name ) || isPicture( value ) )
		) {
			copy.setAttribute( name, value );
		}
	}
	copy.append( ...children );
	return [ copy ];
}

/** Addresses on the web, one or a list of them with their widths. */
function isPicture( value: string ): boolean {
	return value
		.split( /,\s+/ )
		.every( ( source ) =>
			/^(https?:\/\/|\/(?!\/))\S+(\s+\S+)?$/i.test( source.trim() )
		);
}
