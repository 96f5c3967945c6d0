import { scan } from '@vitrina/core';
import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { defineReactIsland } from '../island';

const effects: string[] = [];

function View() {
	useLayoutEffect( () => {
		effects.push( 'begun' );
		return () => void effects.push( 'ended' );
	}, [] );
	return <i>View</i>;
}

it.each( [ false, true ] )(
	'runs each effect twice in development, so that each test of a component also tests the cleanup of its effects (hydrates: %s)',
	async ( hydrates ) => {
		effects.length = 0;
		const name = `strict-${ hydrates }`;
		defineReactIsland( name, {
			parseProps: () => ( {} ),
			Component: View,
			hydrates,
		} );
		document.body.innerHTML = `<div data-island="${ name }" data-island-load="now"><i>View</i></div>`;
		await act( async () => scan() );
		expect( effects ).toEqual( [ 'begun', 'ended', 'begun' ] );
		document.body.replaceChildren();
		await act( async () => scan() );
		expect( effects ).toEqual( [ 'begun', 'ended', 'begun', 'ended' ] );
	}
);
