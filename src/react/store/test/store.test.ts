import { createStore } from '../store';

const create = () =>
	createStore( { count: 0, name: 'a' }, ( { get, set } ) => ( {
		add: () => set( { count: get().count + 1 } ),
		rename: ( name: string ) => set( { name } ),
	} ) );

it( 'returns the state, and changes it only by its actions', () => {
	const store = create();
	const before = store.get();
	store.actions.add();
	expect( store.get() ).toEqual( { count: 1, name: 'a' } );
	expect( before ).toEqual( { count: 0, name: 'a' } );
} );

it( 'notifies its listeners of changes only', () => {
	const store = create();
	const listener = jest.fn();
	const stop = store.subscribe( listener );
	store.actions.rename( 'a' );
	expect( listener ).not.toHaveBeenCalled();
	store.actions.add();
	stop();
	store.actions.add();
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

it( 'lets a listener unsubscribe while it is notified', () => {
	const store = create();
	const heard: string[] = [];
	const stop = store.subscribe( () => {
		heard.push( 'a' );
		stop();
	} );
	store.subscribe( () => void heard.push( 'b' ) );
	store.actions.add();
	store.actions.add();
	expect( heard ).toEqual( [ 'a', 'b', 'b' ] );
} );
