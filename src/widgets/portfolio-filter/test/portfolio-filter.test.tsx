import { scan } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import '..';

const ALL = 'http://localhost/darbai/';
const SPACES = 'http://localhost/darbai/tema/erdves/';
const FEASTS = 'http://localhost/darbai/tema/sventes/';

/** Prints the links as portfolio_filter() and category_links() do. */
const print = ( current: string ) =>
	`<nav class="topics" aria-label="Temos"><div data-island="portfolio-filter" data-island-load="now" data-island-props="{}"><ul>${ [
		[ ALL, 'Visi' ],
		[ SPACES, 'Erdvės &amp; vietos' ],
		[ FEASTS, 'Šventės' ],
	]
		.map(
			( [ href, label ] ) =>
				`<li><a href="${ href }"${
					href === current ? ' aria-current="page"' : ''
				}>${ label }</a></li>`
		)
		.join( '' ) }</ul></div></nav>`;

const list = ( text: string ) => `<div class="portfolio-list">${ text }</div>`;

const link = ( href: string, at = 0 ) =>
	document
		.querySelectorAll( '[data-island]' )
		[ at ]!.querySelector< HTMLAnchorElement >( `[href="${ href }"]` )!;

const current = () =>
	[ ...document.querySelectorAll( '[aria-current]' ) ].map( ( one ) =>
		one.getAttribute( 'href' )
	);

const wait = ( time = 20 ) =>
	act( () => jest.advanceTimersByTimeAsync( time ) );

const start = async ( html = print( ALL ) + list( 'visi' ) ) => {
	document.body.innerHTML = html;
	act( () => scan() );
	await wait();
};

let answers: Record< string, Promise< string > > = {};

beforeEach( () => {
	jest.useFakeTimers();
	window.reportError = jest.fn();
	window.history.replaceState( null, '', ALL );
	answers = {
		[ SPACES ]: Promise.resolve( print( SPACES ) + list( 'erdvės' ) ),
		[ FEASTS ]: Promise.resolve( print( FEASTS ) + list( 'šventės' ) ),
	};
	window.fetch = ( async ( url: string ) => ( {
		status: 200,
		ok: true,
		url: String( url ),
		headers: new Headers( { 'content-type': 'text/html' } ),
		text: () => answers[ String( url ) ],
	} ) ) as unknown as typeof window.fetch;
} );

afterEach( () => {
	document.body.replaceChildren();
	act( () => scan() );
} );

const shown = () => document.querySelector( '.portfolio-list' )?.textContent;

it( '[PORT-01] hydrates the printed links: the same elements and focus', async () => {
	document.body.innerHTML = print( ALL ) + list( 'visi' );
	const before = [ ...document.querySelectorAll( 'nav *' ) ];
	link( SPACES ).focus();
	act( () => scan() );
	await wait();
	expect( [ ...document.querySelectorAll( 'nav *' ) ] ).toEqual( before );
	expect( link( SPACES ).matches( ':focus' ) ).toBe( true );
	expect( current() ).toEqual( [ ALL ] );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[PORT-01] shows a category in place of the others', async () => {
	await start();
	link( SPACES ).focus();
	expect( fireEvent.click( link( SPACES ) ) ).toBe( false );
	expect( document.querySelector( '[data-busy]' ) ).not.toBeNull();
	await wait();
	expect( shown() ).toBe( 'erdvės' );
	expect( current() ).toEqual( [ SPACES ] );
	expect( window.location.href ).toBe( SPACES );
	expect( link( SPACES ).matches( ':focus' ) ).toBe( true );
	expect( document.querySelector( '[data-busy]' ) ).toBeNull();
} );

it( '[PORT-01] of two clicks the last one wins, whichever response arrives first', async () => {
	await start();
	let answer: ( html: string ) => void = () => {};
	answers[ SPACES ] = new Promise( ( resolve ) => ( answer = resolve ) );
	fireEvent.click( link( SPACES ) );
	fireEvent.click( link( FEASTS ) );
	await wait();
	await act( async () => answer( print( SPACES ) + list( 'erdvės' ) ) );
	await wait();
	expect( shown() ).toBe( 'šventės' );
	expect( current() ).toEqual( [ FEASTS ] );
} );

it( '[PORT-01] leaves a click for a new tab to the browser', async () => {
	await start();
	const left: boolean[] = [];
	const browser = ( event: Event ) => {
		left.push( ! event.defaultPrevented );
		event.preventDefault();
	};
	document.addEventListener( 'click', browser );
	fireEvent.click( link( SPACES ), { ctrlKey: true } );
	document.removeEventListener( 'click', browser );
	expect( left ).toEqual( [ true ] );
	expect( shown() ).toBe( 'visi' );
} );

it( 'two on a page are independent', async () => {
	await start( print( ALL ) + print( ALL ) + list( 'visi' ) );
	fireEvent.click( link( SPACES, 1 ) );
	await wait();
	expect( current() ).toEqual( [ ALL, SPACES ] );
	expect( shown() ).toBe( 'erdvės' );
} );

it( 'changes nothing if it is removed while a category is loading', async () => {
	await start();
	fireEvent.click( link( SPACES ) );
	document.querySelector( 'nav' )!.remove();
	act( () => scan() );
	await wait();
	expect( shown() ).toBe( 'visi' );
	expect( document.querySelector( '[data-busy]' ) ).toBeNull();
	expect( window.reportError ).not.toHaveBeenCalled();
} );
