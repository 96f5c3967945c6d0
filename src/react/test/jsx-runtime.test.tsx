import fc from 'fast-check';
import {
	createRef,
	type ElementType,
	type ReactElement,
	type ReactNode,
} from 'react';
import * as reacts from 'react/jsx-runtime';
import { render } from '@testing-library/react';
import * as ours from '../jsx-runtime';

type Runtime = Pick< typeof reacts, 'jsx' | 'jsxs' | 'Fragment' >;

/** What to draw: an element, or a text. */
interface Tree {
	name: string;
	title: string;
	key: string | undefined;
	children: Array< Tree | string >;
}

const { tree } = fc.letrec< { tree: Tree; node: Tree | string } >(
	( tie ) => ( {
		node: fc.oneof( { depthSize: 'small' }, fc.string(), tie( 'tree' ) ),
		tree: fc.record( {
			name: fc.constantFrom( 'div', 'section', 'fragment' ),
			title: fc.string(),
			key: fc.option( fc.string(), { nil: undefined } ),
			children: fc.array( tie( 'node' ), { maxLength: 4 } ),
		} ),
	} )
);

/** As a compiler writes it: `jsxs` for several children. */
function draw(
	runtime: Runtime,
	{ name, title, key, children }: Tree
): ReactElement {
	const type: ElementType =
		name === 'fragment' ? runtime.Fragment : ( name as 'div' );
	const own = name === 'fragment' ? {} : { title };
	const drawn: ReactNode[] = children.map( ( child ) =>
		typeof child === 'string' ? child : draw( runtime, child )
	);
	return drawn.length > 1
		? runtime.jsxs( type, { ...own, children: drawn }, key )
		: runtime.jsx(
				type,
				drawn.length > 0 ? { ...own, children: drawn[ 0 ] } : own,
				key
			);
}

const withUniqueKeys = ( node: Tree | string, at: string ): Tree | string =>
	typeof node === 'string'
		? node
		: {
				...node,
				key:
					node.key === undefined ? undefined : `${ at }${ node.key }`,
				children: node.children.map( ( child, index ) =>
					withUniqueKeys( child, `${ at }${ index }-` )
				),
			};

it( "draws the same as React's own runtime, without a warning about keys", () => {
	fc.assert(
		fc.property( tree, ( drawn ) => {
			const unique = withUniqueKeys( drawn, '' ) as Tree;
			const [ one, other ] = [
				// @ts-expect-error Only what a compiler passes.
				draw( ours, unique ),
				draw( reacts, unique ),
			];
			expect( one.key ).toBe( other.key );
			expect( render( one ).container.innerHTML ).toBe(
				render( other ).container.innerHTML
			);
		} )
	);
} );

it( 'passes a ref on', () => {
	const ref = createRef< HTMLElement >();
	// @ts-expect-error `ref` is not in the type of the props.
	render( ours.jsx( 'p', { ref, children: 'a' } ) );
	expect( ref.current?.textContent ).toBe( 'a' );
} );
