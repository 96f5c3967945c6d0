import { scan } from '@vitrina/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { defineReactIsland } from '../island';
import { ServerHtml } from '../server-html';

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

it( 'keeps the fallback when the props are invalid', async () => {
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

it( 'restores the fallback when the component throws, at once or later', async () => {
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
	flushSync( () => later.querySelector( 'button' )!.click() );
	await Promise.resolve();
	// In the same task: the browser never paints an empty island.
	expect( later.innerHTML ).toBe( '<select><option>x</option></select>' );
	await until( later, 'failed' );
	// React logs it too.
	expect( console ).toHaveErrored();
} );

it( 'unmounts when the island is removed from the page', async () => {
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

describe( 'hydrating the server markup', () => {
	function Broken(): never {
		throw new Error( 'Broken.' );
	}

	function Field( { label }: { label: string } ) {
		const [ count, setCount ] = useState( 0 );
		return (
			<>
				<ServerHtml as="p" html={ count > 1 ? 'new' : undefined } />
				{ count > 2 && <Broken /> }
				<label htmlFor="n">
					{ label }
					{ count > 0 && <i /> }
				</label>
				<input id="n" />
				<button onClick={ () => setCount( count + 1 ) }>
					{ `${ count }` }
				</button>
			</>
		);
	}

	const markup = ( text: string ) => `
		<p data-server-html>Of a
			<b>plugin</b></p>
		<label for="n">${ text }</label>
		<input id="n">
		<button>0</button>
	`;

	function printMarkup( name: string, text: string ): HTMLElement {
		defineReactIsland( name, {
			parseProps,
			Component: Field,
			hydrates: true,
		} );
		document.body.innerHTML = `<div data-island="${ name }" data-island-load="now" data-island-props='{"label":"Count"}'>${ markup(
			text
		) }</div>`;
		return document.querySelector< HTMLElement >( '[data-island]' )!;
	}

	it( 'keeps elements, text, focus, caret and markup of other plugins', async () => {
		const element = printMarkup( 'react-over', 'Count' );
		const input = element.querySelector( 'input' )!;
		const plugin = element.querySelector( 'b' );
		input.value = 'typed';
		input.focus();
		input.setSelectionRange( 2, 3 );
		scan();
		await until( element, 'ready' );
		expect( element.querySelector( 'input' ) ).toBe( input );
		expect( element.querySelector( 'b' ) ).toBe( plugin );
		expect( input.matches( ':focus' ) ).toBe( true );
		expect( [
			input.value,
			input.selectionStart,
			input.selectionEnd,
		] ).toEqual( [ 'typed', 2, 3 ] );
		const button = element.querySelector( 'button' )!;
		await act( () => button.click() );
		expect( button.textContent ).toBe( '1' );
		expect( element.querySelector( 'b' ) ).toBe( plugin );
		await act( () => button.click() );
		expect( element.querySelector( 'p' )!.innerHTML ).toBe( 'new' );
		expect( window.reportError ).not.toHaveBeenCalled();
	} );

	it( 'restores the printed elements when the component throws, with newer markup of the server', async () => {
		const element = printMarkup( 'react-breaks', 'Count' );
		const label = element.querySelector( 'label' );
		const input = element.querySelector( 'input' )!;
		scan();
		await until( element, 'ready' );
		const button = element.querySelector( 'button' )!;
		await act( () => button.click() );
		expect( label!.innerHTML ).toBe( 'Count<i></i>' );
		input.value = 'typed';
		await act( () => button.click() );
		await act( () => button.click() );
		await until( element, 'failed' );
		expect( element.querySelector( 'label' ) ).toBe( label );
		expect( label!.innerHTML ).toBe( 'Count' );
		expect( element.querySelector( 'input' ) ).toBe( input );
		expect( input.value ).toBe( 'typed' );
		expect( element.querySelector( 'p' )!.innerHTML ).toBe( 'new' );
		expect( console ).toHaveErrored();
	} );

	it( 'reports a mismatch in the first render, and shows the component', async () => {
		const element = printMarkup( 'react-differs', 'Another' );
		scan();
		await until( element, 'ready' );
		await act( () => {} );
		expect( element.textContent ).toContain( 'Count' );
		expect( window.reportError ).toHaveBeenCalled();
		// React logs it too.
		expect( console ).toHaveErrored();
	} );
} );
