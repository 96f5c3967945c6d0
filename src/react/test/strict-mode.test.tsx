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
	'runs each effect twice while it is developed, so that every test of a component is one of what its effects leave behind (takes over: %s)',
	async ( takesOver ) => {
		effects.length = 0;
		const name = `strict-${ takesOver }`;
		defineReactIsland( name, {
			parseProps: () => ( {} ),
			Component: View,
			takesOver,
		} );
		document.body.innerHTML = `<div data-island="${ name }" data-island-load="now"><i>View</i></div>`;
		await act( async () => scan() );
		expect( effects ).toEqual( [ 'begun', 'ended', 'begun' ] );
		document.body.replaceChildren();
		await act( async () => scan() );
		expect( effects ).toEqual( [ 'begun', 'ended', 'begun', 'ended' ] );
	}
);
