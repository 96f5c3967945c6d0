import { scan } from '@vitrina/core';
import { useState } from 'react';
import { defineReactIsland } from '../island';

const act = async ( run: () => void ) => {
	run();
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
};

const until = async ( element: HTMLElement, state: string ) => {
	while ( element.dataset.islandState !== state ) {
		await act( () => {} );
	}
};

const parseProps = ( props: unknown ) => {
	const { label } = props as { label?: unknown };
	if ( typeof label !== 'string' ) {
		throw new Error( 'A label is needed.' );
	}
	return { label };
};

function View( { label }: { label: string } ) {
	const [ count, setCount ] = useState( 0 );
	if ( count > 1 ) {
		throw new Error( 'Too many.' );
	}
	return (
		<button onClick={ () => setCount( count + 1 ) }>
			{ label } { count }
		</button>
	);
}

function print( name: string, props: string ): HTMLElement {
	document.body.innerHTML = `<div data-island="${ name }" data-island-load="now" data-island-props='${ props }'><select><option>x</option></select></div>`;
	return document.querySelector< HTMLElement >( '[data-island]' )!;
}

beforeEach( () => {
	window.reportError = jest.fn();
} );

it( 'keeps the fallback until the first commit, then shows the component', async () => {
	defineReactIsland( 'react-view', { parseProps, Component: View } );
	const element = print( 'react-view', '{"label":"Count"}' );
	scan();
	expect( element.querySelector( 'select' ) ).not.toBeNull();
	await until( element, 'ready' );
	expect( element.innerHTML ).toBe( '<button>Count 0</button>' );
	await act( () => element.querySelector( 'button' )!.click() );
	expect( element.textContent ).toBe( 'Count 1' );
} );

it( 'leaves the fallback alone when the props are wrong', async () => {
	defineReactIsland( 'react-props', { parseProps, Component: View } );
	const element = print( 'react-props', '{}' );
	const select = element.querySelector( 'select' );
	scan();
	await until( element, 'failed' );
	expect( element.querySelector( 'select' ) ).toBe( select );
	expect( window.reportError ).toHaveBeenCalledWith(
		expect.objectContaining( { message: 'A label is needed.' } )
	);
} );

it( 'puts the fallback back when the component throws, at once or later', async () => {
	defineReactIsland( 'react-throws', {
		parseProps,
		Component: () => {
			throw new Error( 'At once.' );
		},
	} );
	const element = print( 'react-throws', '{"label":"x"}' );
	const select = element.querySelector( 'select' );
	scan();
	await until( element, 'failed' );
	expect( element.querySelector( 'select' ) ).toBe( select );

	defineReactIsland( 'react-later', { parseProps, Component: View } );
	const later = print( 'react-later', '{"label":"x"}' );
	scan();
	await until( later, 'ready' );
	await act( () => later.querySelector( 'button' )!.click() );
	expect( later.querySelector( 'select' ) ).toBeNull();
	await act( () => later.querySelector( 'button' )!.click() );
	await until( later, 'failed' );
	expect( later.innerHTML ).toBe( '<select><option>x</option></select>' );
	// React says it as well.
	expect( console ).toHaveErrored();
} );

it( 'unmounts when the island has left the page', async () => {
	const left = jest.fn();
	defineReactIsland( 'react-leaves', {
		parseProps,
		Component: function Leaves() {
			useState( () => 0 );
			return <i ref={ ( node ) => node ?? left() } />;
		},
	} );
	const element = print( 'react-leaves', '{"label":"x"}' );
	scan();
	await until( element, 'ready' );
	element.remove();
	await act( () => scan() );
	expect( left ).toHaveBeenCalledTimes( 1 );
} );
