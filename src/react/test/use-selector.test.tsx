import { act, render, screen } from '@testing-library/react';
import { createStore } from '@vitrina/core';
import { useSelector } from '../use-selector';

it( 'shows a part of a store and follows it, rendering for that part only', () => {
	const store = createStore( { count: 0, other: 0 }, ( { get, set } ) => ( {
		add: () => set( { count: get().count + 1 } ),
		touch: () => set( { other: get().other + 1 } ),
	} ) );
	let renders = 0;
	function View() {
		renders++;
		return <p>{ useSelector( store, ( { count } ) => count ) }</p>;
	}
	const { unmount } = render( <View /> );
	expect( screen.getByText( '0' ) ).toBeTruthy();
	act( () => store.actions.add() );
	expect( screen.getByText( '1' ) ).toBeTruthy();
	act( () => store.actions.touch() );
	expect( renders ).toBe( 2 );
	unmount();
	store.actions.add();
	expect( renders ).toBe( 2 );
} );
