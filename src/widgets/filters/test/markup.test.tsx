import { scan } from '@vitrina/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { saveSnapshot } from '../../../theme/listing/snapshot';
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

it( '[LIST-01] hydrates the printed filters: the same elements, texts and typed prices', async () => {
	document.body.innerHTML = printListing( '/shop/?f=a&min_price=5' );
	field( 'max' ).value = '60';
	const before = [ ...filters().querySelectorAll( '*' ) ];
	const text = filters().textContent.replace( /\s/g, '' );
	await act( async () => scan() );
	expect( filters().dataset.islandState ).toBe( 'ready' );
	expect( [ ...filters().querySelectorAll( '*' ) ] ).toEqual( before );
	expect( filters().textContent.replace( /\s/g, '' ) ).toBe( text );
	expect( [ field( 'min' ).value, field( 'max' ).value ] ).toEqual( [
		'5',
		'60',
	] );
	expect( isChecked( 'Kvepalai' ) ).toBe( true );
	expect( isChecked( 'Dovanos' ) ).toBe( false );
	expect( document.querySelector( '[aria-current]' ) ).toBeNull();
	expect( console ).not.toHaveErrored();
} );

it( '[LIST-01] keeps HTML of another plugin unchanged and in place', async () => {
	shop.extra = {
		facet: '<p class="hint" style="color:red">Jų <b>daug</b> <i>yra</i></p> ir dar',
		body: '<div class="widget"><button>Daugiau</button></div>',
	};
	await start();
	const [ hint, widget ] = [ find( '.hint' ), find( '.widget' ) ];
	const { outerHTML } = hint;
	widget.firstElementChild!.setAttribute( 'data-count', '1' );
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	expect( find( '.hint' ) ).toBe( hint );
	expect( hint.outerHTML ).toBe( outerHTML );
	expect( hint.parentElement ).toBe( find( '[data-facet="f"]' ) );
	expect( hint.parentElement!.lastChild!.textContent ).toBe( ' ir dar' );
	// Its markup has not changed, so changes by a script stay.
	expect( find( '.widget button' ).dataset.count ).toBe( '1' );
	shop.extra = { body: '<div class="widget"><button>Mažiau</button></div>' };
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	expect( document.querySelector( '.hint' ) ).toBeNull();
	expect( find( '.widget' ).textContent ).toBe( 'Mažiau' );
	expect( console ).not.toHaveErrored();
} );

it( '[LIST-01] [PANEL-01] opens over the cards and returns to its position; the focus returns', async () => {
	await start();
	fireEvent.click( find( '.filters-button' ) );
	await wait();
	const panel = find< HTMLDialogElement >( 'dialog.filters-panel' );
	expect( panel.open ).toBe( true );
	expect( panel.contains( filters() ) ).toBe( true );
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	expect( isChecked( 'Kvepalai' ) ).toBe( true );
	fireEvent.click( screen.getByText( 'Rodyti 8 prekes' ) );
	expect( find( '.filters-button' ).matches( ':focus' ) ).toBe( true );
	await wait();
	expect( document.querySelector( 'dialog' ) ).toBeNull();
	expect( filters().parentElement ).toBe( find( '.listing' ) );
} );

/** Opens filters that wait for a touch, before their component is mounted. */
async function openEarly() {
	document.body.innerHTML = printListing( '/shop/' ).replace(
		'data-island-load="now"',
		'data-island-load="interaction"'
	);
	saveSnapshot( find( '.listing' ) );
	await act( async () => scan() );
	fireEvent.click( find( '.filters-button' ) );
	expect( find( '.filters-button' ).ariaBusy ).toBe( 'true' );
	// A second click while the button is busy is ignored.
	fireEvent.click( find( '.filters-button' ) );
	await waitFor( () =>
		expect( find( 'dialog.filters-panel' ) ).toHaveProperty( 'open', true )
	);
	expect( filters().dataset.islandState ).toBe( 'waiting' );
	expect( find( '.filters-button' ).ariaBusy ).toBeNull();
}

it( '[LIST-01] [PANEL-01] opens before its component is mounted, which keeps elements, focus, a typed price and a click', async () => {
	await openEarly();
	const value = find( '[data-filter="f=a"]' );
	find< HTMLDetailsElement >( '[data-facet="f"]' ).open = false;
	field( 'max' ).value = '60';
	fireEvent.click( value );
	field( 'max' ).focus();
	await wait();
	await wait();
	expect( filters().dataset.islandState ).toBe( 'ready' );
	expect( find( 'dialog.filters-panel' ).contains( filters() ) ).toBe( true );
	expect( document.querySelectorAll( 'dialog' ) ).toHaveLength( 1 );
	expect( find( '[data-filter="f=a"]' ) ).toBe( value );
	expect( chips() ).toEqual( [ 'a' ] );
	expect( field( 'max' ).matches( ':focus' ) ).toBe( true );
	expect( field( 'max' ).value ).toBe( '60' );
	expect( find( '[data-facet="f"]' ) ).toHaveProperty( 'open', false );
} );

it( '[LIST-01] [PANEL-01] its button closes it before its component is mounted', async () => {
	await openEarly();
	fireEvent.click( find( '.filters__close' ) );
	expect( find( 'dialog.filters-panel' ) ).toHaveProperty( 'open', false );
	expect( filters().dataset.islandState ).toBe( 'waiting' );
	expect( find( '.filters-button' ).matches( ':focus' ) ).toBe( true );
	await wait();
	await wait();
	expect( document.querySelector( 'dialog' ) ).toBeNull();
	expect( filters().parentElement ).toBe( find( '.listing' ) );
} );

it( '[LIST-01] beside the cards closes by its button, and opens in view', async () => {
	await start();
	const listing = find( '.listing' );
	listing.classList.add( 'listing--sidebar' );
	fireEvent.click( find( '.filters__close' ) );
	expect( listing.matches( '.has-closed-filters' ) ).toBe( true );
	expect( find( '.filters-button' ).matches( ':focus' ) ).toBe( true );
	fireEvent.click( find( '.filters-button' ) );
	await wait();
	expect( listing.matches( '.has-closed-filters' ) ).toBe( false );
	expect( filters().matches( ':focus' ) ).toBe( true );
	expect( document.querySelector( 'dialog' ) ).toBeNull();
} );

it( '[LIST-01] untouched filters follow each response, and open facets stay', async () => {
	window.history.pushState( null, '', '/shop/?f=a' );
	document.body.innerHTML = printListing( '/shop/?f=a' );
	saveSnapshot( find( '.listing' ) );
	find< HTMLDetailsElement >( '[data-facet="f"]' ).open = false;
	const bar = find( '.filters__bar' );
	fireEvent.click( find( '.filter-chip' ) );
	await wait();
	expect( document.querySelector( '[aria-current]' ) ).toBeNull();
	expect( find( '.facet__count' ).textContent ).toBe( '7' );
	expect( find< HTMLDetailsElement >( '[data-facet="f"]' ).open ).toBe(
		false
	);
	expect( find( '.filters__bar' ) ).toBe( bar );
	expect( filters().dataset.island ).toBe( 'filters' );
} );

it( '[LIST-01] filters that another plugin has replaced work; a response for removed ones is ignored', async () => {
	await start();
	shop.isHeld = true;
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	const copy = document.createElement( 'div' );
	copy.innerHTML = printListing( '/shop/' );
	filters().replaceWith( copy.querySelector( '#filters' )! );
	await act( async () => scan() );
	await wait();
	expect( filters().dataset.islandState ).toBe( 'ready' );
	await respond();
	expect( isChecked( 'Kvepalai' ) ).toBe( true );
	fireEvent.click( box( 'Dovanos' ) );
	filters().remove();
	await act( async () => scan() );
	await respond();
	expect( chips() ).toEqual( [ 'a', 'c' ] );
} );

it( '[LIST-01] fields and images of other plugins keep their state; later elements have their attributes', async () => {
	shop.extra = {
		body: '<input type="checkbox" checked name="theirs"><img src="/x.png" alt="">',
	};
	await start();
	const theirs = find< HTMLInputElement >( '[name="theirs"]' );
	expect( theirs.checked ).toBe( true );
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	expect( find( '[name="theirs"]' ) ).toBe( theirs );
	shop.extra = {
		facet: '<p class="later" style="color: red" hidden onclick="run()">Vėliau</p>',
	};
	fireEvent.click( box( 'Dovanos' ) );
	await wait();
	expect( find( '.later' ).outerHTML ).toBe(
		'<p class="later" style="color: red" hidden="" onclick="run()" data-server-html="">Vėliau</p>'
	);
	shop.extra = { facet: '<p class="later">Vėliau</p>' };
	fireEvent.click( box( 'Dovanos' ) );
	await wait();
	expect( find( '.later' ).outerHTML ).toBe(
		'<p class="later" data-server-html="">Vėliau</p>'
	);
	expect( console ).not.toHaveErrored();
} );
