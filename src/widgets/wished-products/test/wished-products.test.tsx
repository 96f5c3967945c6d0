import { scan } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import type { WishlistStorage } from '../../../theme/wishlist/storage';
import { shareWishlist } from '../../../theme/wishlist/shared';
import { createWishlist } from '../../../theme/wishlist/store';
import '..';

/** Prints a card as the theme does, with the companion's button. */
const card = ( id: number ) =>
	`<li class="product card" data-product_id="${ id }" data-server-html>
		<a href="/produktas/${ id }/">Žvakė <em>${ id }</em></a>
		<button class="vitrina-wishlist__remove" type="submit" form="own" name="vitrina_wishlist_remove" value="${ id }">×</button>
	</li>`;

/** Prints cards as Cards.php does. */
const cards = ( ids: number[] ) =>
	ids.length
		? `<h2 class="screen-reader-text">Prekės</h2><ul class="products columns-4">
	${ ids.map( card ).join( '\n' ) }
</ul>`
		: '';

/** Prints the page as Page.php does. */
const print = ( inside: string, isEmpty: boolean, hasMissing: boolean ) =>
	`<div class="vitrina-wishlist__products" data-island="wished-products" data-island-props="{}" data-island-load="now"><div data-wishlist-cards role="presentation">${ inside }<div data-wishlist-empty data-server-html${
		isEmpty ? '' : ' hidden'
	}><div class="empty"><h2 tabindex="-1">Tuščia</h2></div></div><p class="vitrina-wishlist__missing" data-wishlist-missing data-server-html${
		hasMissing ? '' : ' hidden'
	}>Kai kurių nėra. <button type="submit" form="own" name="vitrina_wishlist_tidy" value="1">Pašalinti jas</button></p></div>`;

/** The page of a customer. */
const printOwn = ( ids: number[], hasMissing = false ) =>
	`<form id="own" hidden></form>${ print(
		`${ cards( ids ) }</div>`,
		ids.length === 0,
		hasMissing
	) }`;

/** The page of a guest. */
const printGuests = () =>
	print(
		'</div><div class="vitrina-wishlist__failure" data-wishlist-failure data-server-html hidden><p>Nepavyko</p><button class="button" type="button" data-wishlist-again>Bandyti</button></div>',
		false,
		false
	);

const texts = {
	added: 'Pridėta',
	removed: 'Pašalinta',
	full: 'Pilna',
	failed: 'Nepavyko',
	copied: 'Nukopijuota',
	count: '%s',
};

let list: number[] = [];
const storage: WishlistStorage = {
	read: async () => list,
	change: async ( id ) => ( list = list.filter( ( each ) => each !== id ) ),
	count: async () => list.length,
};

let wishlist = createWishlist( storage, { countOnLoad: false, texts } );

const find = < E extends HTMLElement = HTMLElement >( selector: string ): E =>
	document.querySelector< E >( selector )!;

const shown = ( root: ParentNode = document ) =>
	[ ...root.querySelectorAll< HTMLElement >( 'li' ) ].map( ( { dataset } ) =>
		Number( dataset.product_id )
	);

const settle = () => act( () => jest.advanceTimersByTimeAsync( 10 ) );

async function start( html: string ): Promise< void > {
	document.body.innerHTML = `<script type="application/json" id="vitrina-settings">${ JSON.stringify(
		{ wishlist: { countOnLoad: false, texts } }
	) }</script>${ html }`;
	await act( async () => scan() );
	await settle();
}

const removeButton = ( id: number ) =>
	find( `.vitrina-wishlist__remove[value="${ id }"]` );

/** The response of the shop. */
let answer: ( url: string ) => unknown;

const json = ( body: unknown, status = 200 ) => ( {
	status,
	ok: status < 300,
	headers: new Headers(),
	text: async () => JSON.stringify( body ),
	json: async () => body,
} );

beforeEach( () => {
	jest.useFakeTimers();
	list = [];
	wishlist = createWishlist( storage, { countOnLoad: false, texts } );
	shareWishlist( wishlist );
	window.reportError = jest.fn();
	answer = ( url ) => {
		const ids = ( /ids=([\d,]+)/.exec( url )?.[ 1 ] ?? '' )
			.split( ',' )
			.map( Number )
			.filter( ( id ) => id < 900 );
		return json( { html: cards( ids ), items: ids } );
	};
	window.fetch = jest.fn( async ( url ) => answer( String( url ) ) ) as never;
} );

afterEach( async () => {
	document.body.replaceChildren();
	await act( async () => scan() );
	localStorage.clear();
} );

it.each( [
	[ 'a customer’s', printOwn( [ 3, 2 ], true ) ],
	[ 'an empty one', printOwn( [] ) ],
	[ 'a guest’s', printGuests() ],
] )( '[WISH-01] takes the printed page over: %s', async ( _name, html ) => {
	const box = document.createElement( 'div' );
	box.innerHTML = html;
	document.body.append( box );
	const before = [ ...box.querySelectorAll( '*' ) ];
	const printed = box.innerHTML.replace( /\s*\n\s*/g, '' );
	await act( async () => scan() );
	expect( find( '[data-island]' ).dataset.islandState ).toBe( 'ready' );
	expect( [ ...box.querySelectorAll( '*' ) ] ).toEqual( before );
	expect(
		box.innerHTML
			.replace( /\s*\n\s*/g, '' )
			.replace( / data-island-state="ready"/, '' )
	).toBe( printed );
	expect( window.reportError ).not.toHaveBeenCalled();
	expect( console ).not.toHaveErrored();
} );

it( '[WISH-01] removes a card and focuses the next, and at last the message that the list is empty', async () => {
	list = [ 3, 2, 1 ];
	await start( printOwn( list ) );
	fireEvent.click( removeButton( 2 ) );
	expect( shown() ).toEqual( [ 3, 1 ] );
	expect( removeButton( 1 ).matches( ':focus' ) ).toBe( true );
	fireEvent.click( removeButton( 1 ) );
	expect( removeButton( 3 ).matches( ':focus' ) ).toBe( true );
	expect( find( '[data-wishlist-empty]' ).hidden ).toBe( true );
	fireEvent.click( removeButton( 3 ) );
	expect( find( '[data-wishlist-empty]' ).hidden ).toBe( false );
	expect( find( '.empty h2' ).matches( ':focus' ) ).toBe( true );
	await settle();
	expect( list ).toEqual( [] );
} );

it( '[WISH-01] fills a guest’s page with cards, and again after another tab has changed the list', async () => {
	await start( printGuests() );
	expect( find( '[data-wishlist-empty]' ).hidden ).toBe( true );
	list = [ 5, 4 ];
	await act( () => wishlist.actions.read() );
	await settle();
	expect( shown() ).toEqual( [ 5, 4 ] );
	expect( find( 'ul' ).className ).toBe( 'products columns-4' );
	expect( find( 'li em' ).textContent ).toBe( '5' );
	list = [];
	await act( () => wishlist.actions.readAgain() );
	await settle();
	expect( shown() ).toEqual( [] );
	expect( find( '[data-wishlist-empty]' ).hidden ).toBe( false );
} );

it( '[WISH-01] shows that a guest’s page failed to load, and retries', async () => {
	await start( printGuests() );
	const cardsAnswer = answer;
	answer = () => {
		throw new Error( 'offline' );
	};
	list = [ 5 ];
	await act( () => wishlist.actions.read() );
	await settle();
	expect( find( '[data-wishlist-failure]' ).hidden ).toBe( false );
	expect( find( '[data-wishlist-empty]' ).hidden ).toBe( true );
	answer = cardsAnswer;
	fireEvent.click( find( '[data-wishlist-again]' ) );
	expect( find( '[data-wishlist-cards]' ).getAttribute( 'aria-busy' ) ).toBe(
		'true'
	);
	await settle();
	expect( shown() ).toEqual( [ 5 ] );
	expect( find( '[data-wishlist-failure]' ).hidden ).toBe( true );
} );

it( '[WISH-01] shows that products are missing, and removes them from a guest’s list', async () => {
	localStorage.setItem(
		'vitrina-wishlist',
		'[{"id":5,"time":2},{"id":999,"time":1}]'
	);
	await start( printGuests() );
	list = [ 5, 999 ];
	await act( () => wishlist.actions.read() );
	await settle();
	const missing = find( '[data-wishlist-missing]' );
	expect( [ shown(), missing.hidden ] ).toEqual( [ [ 5 ], false ] );
	list = [ 5 ];
	fireEvent.click( missing.querySelector( 'button' )! );
	await settle();
	expect( missing.hidden ).toBe( true );
	expect( localStorage.getItem( 'vitrina-wishlist' ) ).toBe(
		'[{"id":5,"time":2}]'
	);
} );

it( '[WISH-01] submits the form if removing missing products fails', async () => {
	HTMLFormElement.prototype.requestSubmit = jest.fn();
	answer = () => json( { code: 'x' }, 500 );
	await start( printOwn( [ 3 ], true ) );
	fireEvent.click( find( '[data-wishlist-missing] button' ) );
	await settle();
	expect( HTMLFormElement.prototype.requestSubmit ).toHaveBeenCalledTimes(
		1
	);
	expect( find( '[data-wishlist-missing]' ).hidden ).toBe( false );
} );

it( 'keeps the server markup if another plugin has added an element beside the list', async () => {
	document.body.innerHTML = printOwn( [ 3 ] );
	find( 'ul' ).after( document.createElement( 'hr' ) );
	const before = document.body.innerHTML;
	await act( async () => scan() );
	expect( find( '[data-island]' ).dataset.islandState ).toBe( 'failed' );
	expect( document.body.innerHTML ).toBe(
		before.replace(
			'data-island-load="now"',
			'data-island-load="now" data-island-state="failed"'
		)
	);
} );

it( 'two on a page show their own cards of the same list', async () => {
	list = [ 3, 2 ];
	await start( printOwn( [ 3, 2 ] ) + printOwn( [ 3, 2 ] ) );
	const [ first, second ] = document.querySelectorAll( '[data-island]' );
	fireEvent.click( removeButton( 3 ) );
	await settle();
	expect( shown( first ) ).toEqual( [ 2 ] );
	expect( shown( second ) ).toEqual( [ 3, 2 ] );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( 'throws nothing if it is removed while cards are loading', async () => {
	let arrive: ( value: unknown ) => void = () => {};
	answer = () => new Promise( ( resolve ) => ( arrive = resolve ) );
	await start( printGuests() );
	list = [ 5 ];
	await act( () => wishlist.actions.read() );
	document.body.replaceChildren();
	await act( async () => scan() );
	arrive( json( { html: cards( [ 5 ] ), items: [ 5 ] } ) );
	await settle();
	expect( window.reportError ).not.toHaveBeenCalled();
	expect( console ).not.toHaveErrored();
} );
