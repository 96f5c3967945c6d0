import { ApiError } from '@vitrina/core';
import { printSettings } from '../../core/test/fake-page';
import type { CartResponse } from '../cart-queue';
import { BUTTON, flush, linkAfter, print, setUp, tearDown } from './fake-shop';

beforeEach( () => void printSettings() );
afterEach( tearDown );

const response = ( changes: Partial< CartResponse > = {} ): CartResponse => ( {
	error: false,
	productUrl: '',
	fragments: { 'p.cart': '<p class="cart">1</p>' },
	hash: 'h',
	...changes,
} );

it( '[PROD-12] an add that is sent in another way takes its turn, looks and events', async () => {
	const { add, bus, sent, fragments } = setUp();
	const button = print( BUTTON );
	const events: unknown[] = [];
	bus.on( 'cart:write', ( { data } ) => events.push( data ) );
	bus.on( 'cart:changed', ( { source, hash } ) =>
		events.push( [ source, hash ] )
	);
	let running = 0;
	const run = async () => {
		expect( ++running ).toBe( 1 );
		await flush();
		running--;
		return response();
	};
	const both = [ 0, 1 ].map( () =>
		add( button, { data: { product_id: '7' }, run } )
	);
	expect( button.classList.contains( 'loading' ) ).toBe( true );
	await Promise.all( both );
	expect( sent ).toEqual( [] );
	expect( fragments.accept ).toHaveBeenCalledTimes( 2 );
	expect( events ).toEqual( [
		{ product_id: '7' },
		{ product_id: '7' },
		[ 'add', 'h' ],
		[ 'add', 'h' ],
	] );
	expect( button.classList.contains( 'added' ) ).toBe( true );
	expect( linkAfter() ).not.toBeNull();
} );

it( '[PROD-12] of an error that was explained nobody hears twice', async () => {
	const { add, bus, fragments } = setUp();
	const button = print( BUTTON );
	const changed = jest.fn();
	bus.on( 'cart:changed', changed );
	const run = async () => response( { error: true, isExplained: true } );
	await add( button, { data: {}, run } );
	expect( changed ).not.toHaveBeenCalled();
	expect( fragments.accept ).not.toHaveBeenCalled();
	expect( button.className ).not.toMatch( /loading|added/ );
	expect( document.querySelector( '.vitrina-cart-error' ) ).toBeNull();
} );

it( '[PROD-12] one that finds no connection says so beside the button', async () => {
	const { add } = setUp();
	const button = print( BUTTON );
	const run = () => Promise.reject( new ApiError( 'fetch_error', 0, '' ) );
	await add( button, { data: {}, run } );
	expect( button.nextElementSibling?.textContent ).toBe(
		'You are probably offline.'
	);
} );
