import { on, scan } from '@vitrina/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { printListing } from './fake-shop';
import {
	respond,
	box,
	chips,
	field,
	filters,
	find,
	isChecked,
	shop,
	start,
	wait,
} from './harness';

it( '[FIX-03] [LIST-01] two quick clicks are both checked at once and applied in order', async () => {
	await start();
	shop.isHeld = true;
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	fireEvent.click( box( 'Dovanos' ) );
	expect( [ 'Kvepalai', 'Dovanos', 'Žvakės' ].map( isChecked ) ).toEqual( [
		true,
		true,
		false,
	] );
	expect( filters().dataset.busy ).toBe( '' );
	await respond();
	expect( isChecked( 'Dovanos' ) ).toBe( true );
	expect( chips() ).toEqual( [ 'a' ] );
	await respond();
	expect( chips() ).toEqual( [ 'a', 'c' ] );
	expect( window.location.search ).toBe( '?f=a,c' );
	expect( [ 'Kvepalai', 'Dovanos' ].map( isChecked ) ).toEqual( [
		true,
		true,
	] );
	expect( filters() ).not.toHaveProperty( 'dataset.busy' );
	expect( find( '.facet__chosen' ).textContent ).toBe( '2' );
	expect( find( '.filters__foot button' ).textContent ).toBe(
		'Rodyti 7 prekes'
	);
} );

it( '[FIX-03] [LIST-01] a filter clicked twice is unchanged; a price and a sort order are queued', async () => {
	await start();
	shop.isHeld = true;
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	fireEvent.click( box( 'Kvepalai' ) );
	expect( isChecked( 'Kvepalai' ) ).toBe( false );
	fireEvent.click( box( 'Dovanos' ) );
	field( 'min' ).value = '5';
	fireEvent.submit( find( '.facet__price' ) );
	field( 'max' ).value = '70';
	fireEvent.submit( find( '.woocommerce-ordering' ) );
	for ( let count = 0; count < 5; count++ ) {
		await respond();
	}
	expect( shop.requested.map( ( url ) => new URL( url ).search ) ).toEqual( [
		'?f=a',
		'',
		'?f=c',
		'?f=c&min_price=5',
		'?orderby=date',
	] );
	expect( isChecked( 'Kvepalai' ) ).toBe( false );
} );

it( '[LIST-01] a failed request opens the link', async () => {
	await start();
	document.body.innerHTML = printListing( '/shop/' ).replace(
		'http://localhost/shop/?f=a"',
		'#refused"'
	);
	await act( async () => scan() );
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	// jsdom cannot navigate to another page, but to a fragment.
	expect( window.location.hash ).toBe( '#refused' );
	window.location.hash = '';
} );

it( '[LIST-01] Back and Forward restore the filters of that entry, and discard queued changes', async () => {
	await start();
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	fireEvent.click( box( 'Dovanos' ) );
	await wait();
	expect( chips() ).toEqual( [ 'a', 'c' ] );
	window.history.back();
	await waitFor( () => expect( chips() ).toEqual( [ 'a' ] ) );
	expect( [ 'Kvepalai', 'Dovanos' ].map( isChecked ) ).toEqual( [
		true,
		false,
	] );
	window.history.forward();
	await waitFor( () => expect( chips() ).toEqual( [ 'a', 'c' ] ) );
	shop.isHeld = true;
	fireEvent.click( box( 'Žvakės' ) );
	await wait();
	window.history.back();
	await waitFor( () => expect( isChecked( 'Žvakės' ) ).toBe( false ) );
	await respond();
	expect( chips() ).toEqual( [ 'a', 'c' ] );
	await respond();
	expect( chips() ).toEqual( [ 'a' ] );
	expect( isChecked( 'Žvakės' ) ).toBe( false );
} );

it( '[FIX-12] [LIST-01] Space toggles, once while the key is held; other keys do not; the focus stays', async () => {
	await start();
	box( 'Dovanos' ).focus();
	const element = box( 'Dovanos' );
	expect( fireEvent.keyDown( element, { key: ' ' } ) ).toBe( false );
	expect( fireEvent.keyDown( element, { key: ' ', repeat: true } ) ).toBe(
		false
	);
	expect( fireEvent.keyDown( element, { key: 'a' } ) ).toBe( true );
	await wait();
	expect( shop.requested ).toHaveLength( 1 );
	expect( box( 'Dovanos' ) ).toBe( element );
	expect( element.matches( ':focus' ) ).toBe( true );
	expect( isChecked( 'Dovanos' ) ).toBe( true );
} );

it( '[LIST-01] a click for a new tab is left to the browser', async () => {
	await start();
	const left: boolean[] = [];
	window.addEventListener(
		'click',
		( event ) => {
			left.push( ! event.defaultPrevented );
			event.preventDefault();
		},
		{ once: true }
	);
	fireEvent.click( box( 'Dovanos' ), { ctrlKey: true } );
	await wait();
	expect( left ).toEqual( [ true ] );
	expect( shop.requested ).toEqual( [] );
} );

it( '[LIST-01] open facets, scroll position and a price being typed are kept after a response', async () => {
	await start();
	const facet = find< HTMLDetailsElement >( '[data-facet="f"]' );
	facet.open = false;
	fireEvent( facet, new Event( 'toggle' ) );
	const list = find( '.filters__body' );
	list.scrollTop = 40;
	field( 'min' ).focus();
	field( 'min' ).value = '7';
	fireEvent.click( box( 'Dovanos' ) );
	await wait();
	expect( chips() ).toEqual( [ 'c' ] );
	expect( find( '[data-facet="f"]' ) ).toBe( facet );
	expect( facet.open ).toBe( false );
	expect( find( '[data-facet="price"]' ) ).toHaveProperty( 'open', true );
	expect( find( '.filters__body' ) ).toBe( list );
	expect( list.scrollTop ).toBe( 40 );
	expect( field( 'min' ).matches( ':focus' ) ).toBe( true );
	expect( field( 'min' ).value ).toBe( '7' );
} );

it( '[LIST-01] the price is sent with the other filters, and shows the value from the server', async () => {
	await start( '/shop/?f=a' );
	field( 'min' ).value = '5';
	fireEvent.submit( find( '.facet__price' ) );
	await wait();
	expect( window.location.search ).toBe( '?f=a&min_price=5' );
	expect( field( 'min' ).value ).toBe( '5' );
	field( 'max' ).value = 'x';
	fireEvent.click( screen.getByText( 'Valyti viską' ) );
	expect( isChecked( 'Kvepalai' ) ).toBe( false );
	await wait();
	expect( window.location.search ).toBe( '' );
	expect( [ field( 'min' ).value, field( 'max' ).value ] ).toEqual( [
		'',
		'',
	] );
	expect( document.querySelector( '.filters__clear' ) ).toBeNull();
} );

it( '[LIST-01] a chip removes its filter, in the same queue', async () => {
	await start( '/shop/?f=a,c' );
	const heard = jest.fn();
	const stop = on( 'listing:changed', heard );
	shop.isHeld = true;
	fireEvent.click( find( '[data-removes="f=a"]' ) );
	expect( isChecked( 'Kvepalai' ) ).toBe( false );
	fireEvent.click( box( 'Žvakės' ) );
	await wait();
	await respond();
	await respond();
	stop();
	expect( chips() ).toEqual( [ 'b', 'c' ] );
	expect( heard ).toHaveBeenCalledTimes( 2 );
} );
