import { on, scan } from '@vitrina/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { landOn } from '../../../theme/listing/landed';
import './page';
import '../../../theme/listing/parts';
import '..';
import { printListing } from './fake-shop';

const find = < E extends HTMLElement = HTMLElement >( selector: string ) =>
	document.querySelector< E >( selector )!;

const filters = () => find( '#filters' );

const box = ( name: string ) =>
	screen.getByRole( 'checkbox', { name: new RegExp( `^${ name }` ) } );

const isChecked = ( name: string ) =>
	box( name ).getAttribute( 'aria-checked' ) === 'true';

const chips = () =>
	[ ...document.querySelectorAll( '.filter-chip' ) ].map(
		( { textContent } ) => textContent
	);

const field = ( name: string ) =>
	find< HTMLInputElement >( `input[name="${ name }_price"]` );

const wait = () =>
	act( () => new Promise( ( resolve ) => setTimeout( resolve, 20 ) ) );

/** What the shop was asked for and has not answered: let it answer. */
let held: Array< () => void >;
let asked: string[];
let isHeld: boolean;
/** What another plugin prints into each answer. */
let extra: Parameters< typeof printListing >[ 1 ];

async function start( url = '/shop/' ): Promise< void > {
	window.history.pushState( null, '', url );
	document.body.innerHTML = printListing( url, extra );
	landOn( find( '.listing' ) );
	await act( async () => scan() );
	await wait();
}

async function answer(): Promise< void > {
	held.shift()!();
	await wait();
}

beforeEach( () => {
	window.reportError = jest.fn();
	window.matchMedia = ( () => ( { matches: true } ) ) as never;
	// The test environment has Node's own, which knows no forms.
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	window.FormData = (
		frame.contentWindow as unknown as { FormData: typeof FormData }
	 ).FormData;
	window.scrollTo = jest.fn();
	Element.prototype.scrollIntoView = jest.fn();
	Element.prototype.checkVisibility = () => true;
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.setAttribute( 'open', '' );
		},
		close( this: HTMLDialogElement ) {
			this.removeAttribute( 'open' );
			this.dispatchEvent( new Event( 'close' ) );
		},
	} );
	held = [];
	asked = [];
	isHeld = false;
	extra = {};
	window.fetch = jest.fn( async ( url: string ) => {
		asked.push( url );
		if ( url.includes( 'refused' ) ) {
			throw new TypeError( 'Failed to fetch' );
		}
		if ( isHeld ) {
			await new Promise< void >( ( resolve ) => held.push( resolve ) );
		}
		return { status: 200, text: async () => printListing( url, extra ) };
	} ) as never;
} );

afterEach( async () => {
	document.body.replaceChildren();
	await act( async () => scan() );
	// eslint-disable-next-line jest/no-standalone-expect -- Holds after each test.
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[LIST-01] takes the printed filters over: the same elements, texts and typed prices', async () => {
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

it( '[FIX-03] [LIST-01] two quick taps: both are checked at once, and both count, in order', async () => {
	await start();
	isHeld = true;
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	fireEvent.click( box( 'Dovanos' ) );
	expect( [ 'Kvepalai', 'Dovanos', 'Žvakės' ].map( isChecked ) ).toEqual( [
		true,
		true,
		false,
	] );
	expect( filters().dataset.busy ).toBe( '' );
	await answer();
	expect( isChecked( 'Dovanos' ) ).toBe( true );
	expect( chips() ).toEqual( [ 'a' ] );
	await answer();
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

it( '[FIX-03] [LIST-01] a filter tapped twice is as it was; a price and an order wait for their turn', async () => {
	await start();
	isHeld = true;
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
		await answer();
	}
	expect( asked.map( ( url ) => new URL( url ).search ) ).toEqual( [
		'?f=a',
		'',
		'?f=c',
		'?f=c&min_price=5',
		'?orderby=date',
	] );
	expect( isChecked( 'Kvepalai' ) ).toBe( false );
} );

it( '[LIST-01] a refused request follows the link', async () => {
	await start();
	document.body.innerHTML = printListing( '/shop/' ).replace(
		'http://localhost/shop/?f=a"',
		'#refused"'
	);
	await act( async () => scan() );
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	// jsdom cannot go to another page, but follows a fragment.
	expect( window.location.hash ).toBe( '#refused' );
	window.location.hash = '';
} );

it( '[LIST-01] Back and Forward show what was chosen then, and drop what is on its way', async () => {
	await start();
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	fireEvent.click( box( 'Dovanos' ) );
	await wait();
	expect( chips() ).toEqual( [ 'a', 'c' ] );
	window.history.back();
	await wait();
	expect( chips() ).toEqual( [ 'a' ] );
	expect( [ 'Kvepalai', 'Dovanos' ].map( isChecked ) ).toEqual( [
		true,
		false,
	] );
	window.history.forward();
	await wait();
	expect( chips() ).toEqual( [ 'a', 'c' ] );
	isHeld = true;
	fireEvent.click( box( 'Žvakės' ) );
	await wait();
	window.history.back();
	await wait();
	expect( isChecked( 'Žvakės' ) ).toBe( false );
	await answer();
	expect( chips() ).toEqual( [ 'a', 'c' ] );
	await answer();
	expect( chips() ).toEqual( [ 'a' ] );
	expect( isChecked( 'Žvakės' ) ).toBe( false );
} );

it( '[FIX-12] [LIST-01] Space ticks, once for a key that is held; another key does not; the focus stays', async () => {
	await start();
	box( 'Dovanos' ).focus();
	const element = box( 'Dovanos' );
	expect( fireEvent.keyDown( element, { key: ' ' } ) ).toBe( false );
	expect( fireEvent.keyDown( element, { key: ' ', repeat: true } ) ).toBe(
		false
	);
	expect( fireEvent.keyDown( element, { key: 'a' } ) ).toBe( true );
	await wait();
	expect( asked ).toHaveLength( 1 );
	expect( box( 'Dovanos' ) ).toBe( element );
	expect( element.matches( ':focus' ) ).toBe( true );
	expect( isChecked( 'Dovanos' ) ).toBe( true );
} );

it( '[LIST-01] a click for a new tab is the browser’s', async () => {
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
	expect( asked ).toEqual( [] );
} );

it( '[LIST-01] foldings, scroll position and a price that is being typed are kept through an answer', async () => {
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

it( '[LIST-01] the price is sent with the other filters, and shows what the server says of it', async () => {
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

it( '[LIST-01] a chip takes its filter back, in the same queue', async () => {
	await start( '/shop/?f=a,c' );
	const heard = jest.fn();
	const stop = on( 'listing:changed', heard );
	isHeld = true;
	fireEvent.click( find( '[data-removes="f=a"]' ) );
	expect( isChecked( 'Kvepalai' ) ).toBe( false );
	fireEvent.click( box( 'Žvakės' ) );
	await wait();
	await answer();
	await answer();
	stop();
	expect( chips() ).toEqual( [ 'b', 'c' ] );
	expect( heard ).toHaveBeenCalledTimes( 2 );
} );

it( '[LIST-01] what another plugin prints stays what it is, and where it is', async () => {
	extra = {
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
	// It has not changed, so what a script has made of it stays.
	expect( find( '.widget button' ).dataset.count ).toBe( '1' );
	extra = { body: '<div class="widget"><button>Mažiau</button></div>' };
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	expect( document.querySelector( '.hint' ) ).toBeNull();
	expect( find( '.widget' ).textContent ).toBe( 'Mažiau' );
	expect( console ).not.toHaveErrored();
} );

it( '[LIST-01] [PANEL-01] opens over the cards and goes back to its place; the focus returns', async () => {
	await start();
	fireEvent.click( find( '.filters-button' ) );
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

it( '[LIST-01] beside the cards they close by their button, and open in view', async () => {
	await start();
	const listing = find( '.listing' );
	listing.classList.add( 'listing--sidebar' );
	fireEvent.click( find( '.filters__close' ) );
	expect( listing.matches( '.has-closed-filters' ) ).toBe( true );
	expect( find( '.filters-button' ).matches( ':focus' ) ).toBe( true );
	fireEvent.click( find( '.filters-button' ) );
	expect( listing.matches( '.has-closed-filters' ) ).toBe( false );
	expect( filters().matches( ':focus' ) ).toBe( true );
	expect( document.querySelector( 'dialog' ) ).toBeNull();
} );

it( '[LIST-01] filters that nobody has touched are the server’s in each answer, and foldings stay', async () => {
	window.history.pushState( null, '', '/shop/?f=a' );
	document.body.innerHTML = printListing( '/shop/?f=a' );
	landOn( find( '.listing' ) );
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

it( '[LIST-01] filters that another plugin has put in their place work; an answer for those that are gone does no harm', async () => {
	await start();
	isHeld = true;
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	const copy = document.createElement( 'div' );
	copy.innerHTML = printListing( '/shop/' );
	filters().replaceWith( copy.querySelector( '#filters' )! );
	await act( async () => scan() );
	await wait();
	expect( filters().dataset.islandState ).toBe( 'ready' );
	await answer();
	expect( isChecked( 'Kvepalai' ) ).toBe( true );
	fireEvent.click( box( 'Dovanos' ) );
	filters().remove();
	await act( async () => scan() );
	await answer();
	expect( chips() ).toEqual( [ 'a', 'c' ] );
} );

it( '[LIST-01] fields and pictures of other plugins keep their state; what comes later has its attributes', async () => {
	extra = {
		body: '<input type="checkbox" checked name="theirs"><img src="/x.png" alt="">',
	};
	await start();
	const theirs = find< HTMLInputElement >( '[name="theirs"]' );
	expect( theirs.checked ).toBe( true );
	fireEvent.click( box( 'Kvepalai' ) );
	await wait();
	expect( find( '[name="theirs"]' ) ).toBe( theirs );
	extra = {
		facet: '<p class="later" style="color: red" hidden onclick="run()">Vėliau</p>',
	};
	fireEvent.click( box( 'Dovanos' ) );
	await wait();
	expect( find( '.later' ).outerHTML ).toBe(
		'<p class="later" style="color: red" hidden="" onclick="run()" data-server-html="">Vėliau</p>'
	);
	extra = { facet: '<p class="later">Vėliau</p>' };
	fireEvent.click( box( 'Dovanos' ) );
	await wait();
	expect( find( '.later' ).outerHTML ).toBe(
		'<p class="later" data-server-html="">Vėliau</p>'
	);
	expect( console ).not.toHaveErrored();
} );
