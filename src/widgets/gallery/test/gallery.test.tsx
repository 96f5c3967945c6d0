import { mountIsland, scan } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import { showPicture } from '../../../theme/gallery/show-picture';
import '..';

const announced: string[] = [];
jest.mock( '@vitrina/core', () => ( {
	...jest.requireActual( '@vitrina/core' ),
	announce: ( text: string ) => announced.push( text ),
} ) );

const numbers = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => index + 1 );

const button = ( name: string, by: number, label: string ) =>
	`<button class="gallery__button gallery__button--${ name }" type="button" data-${ name }="${ by }" data-server-html=""><span class="visually-hidden">${ label }</span><svg class="icon"></svg></button>`;

const stripHtml = ( count: number, hasLinks = true ) =>
	`<div class="gallery__strip" role="group" data-slide="300" data-counter="%1$s iš %2$s">${ numbers(
		count
	)
		.map(
			( number ) =>
				`<div class="gallery__item" id="picture-${ number }">${
					hasLinks ? `<a href="/${ number }.jpg"><img></a>` : '<img>'
				}</div>`
		)
		.join( '' ) }</div>`;

const listHtml = ( count: number, isMarked = true ) =>
	`<ul class="gallery__thumbnails">
		${ numbers( count )
			.map(
				( number ) => `<li>
				<a href="#picture-${ number }" data-server-html=""${
					isMarked && number === 1 ? ' aria-current="true"' : ''
				}>
					<img alt="${ number }">
				</a></li>`
			)
			.join( '\n' ) }</ul>`;

/** Prints a gallery as product-image.php does, with markup of another plugin. */
const pageHtml = (
	count: number,
	{ isCounted = false, hasPages = false } = {}
) => `<div class="gallery" data-island="gallery" data-island-props="{}" data-island-load="now">
	<div class="gallery__stage">
		<div class="gallery__pictures" data-server-html="" data-other="kept">
			${ stripHtml( count ) }
			<a class="gallery__open" href="/1.jpg">Visas ekranas</a>
		</div>
		${ button( 'step', -1, 'Atgal' ) }${ button( 'step', 1, 'Pirmyn' ) }
		<p class="gallery__dots" aria-hidden="true">${
			isCounted
				? `<b class="gallery__count">1</b> / ${ count }`
				: '<span aria-current="true"></span>' +
					'<span></span>'.repeat( count - 1 )
		}</p>
		<div class="gallery__controls" data-server-html=""><a class="video">Video</a></div>
	</div>
	<div class="gallery__rail">
		${ hasPages ? button( 'page', -1, 'Ankstesnės' ) : '' }
		${ listHtml( count ) }
		${ hasPages ? button( 'page', 1, 'Kitos' ) : '' }
	</div>
</div>`;

/** Prints a gallery as content-quickview.php does. */
const quickViewHtml = `<div class="gallery" data-island="gallery" data-island-props="{}" data-island-load="now">
	<div class="gallery__pictures" data-server-html="">${ stripHtml(
		3,
		false
	) }</div>
	${ listHtml( 3, false ) }
</div>`;

const find = < E extends Element = HTMLElement >(
	selector: string,
	root: ParentNode = document
): E => root.querySelector< E >( selector )!;
const all = ( selector: string ) => [
	...document.querySelectorAll< HTMLElement >( selector ),
];
const strip = ( root: ParentNode = document ) =>
	find( '.gallery__strip', root );
const place = ( root: ParentNode = document ) => strip( root ).scrollLeft / 100;
const next = ( root: ParentNode = document ) => find( '[data-step="1"]', root );
const marked = ( selector: string ) =>
	all( selector ).flatMap( ( element, index ) =>
		element.hasAttribute( 'aria-current' ) ? [ index ] : []
	);
const focused = () => find( ':focus' );
const withoutIndentation = ( html: string ) =>
	html.replace( /(?<=>|^)\s+(?=<|$)/g, '' );

function print( html: string ): void {
	document.body.innerHTML = html;
	for ( const element of all( '.gallery__strip' ) ) {
		Object.defineProperty( element, 'clientWidth', { value: 100 } );
	}
}

const start = () => act( async () => scan() );

const swipe = ( index: number ) => {
	strip().scrollLeft = index * 100;
	fireEvent.scroll( strip() );
};

beforeEach( () => {
	announced.length = 0;
	window.reportError = jest.fn();
	// With reduced motion scrolling is immediate, so tests need not wait.
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
} );

afterEach( async () => {
	document.body.replaceChildren();
	await start();
} );

describe( 'server markup', () => {
	it.each( [
		[ 'few pictures', pageHtml( 4 ) ],
		[
			'many pictures',
			pageHtml( 12, { isCounted: true, hasPages: true } ),
		],
		[ 'a quick view', quickViewHtml ],
	] )( '[PROD-07] is taken over as it is: %s', async ( _name, html ) => {
		print( html );
		const before = all( '.gallery *' );
		const printed = withoutIndentation( find( '.gallery' ).innerHTML );
		await start();
		expect( find( '.gallery' ).dataset.islandState ).toBe( 'ready' );
		expect( all( '.gallery *' ) ).toEqual( before );
		const shown = withoutIndentation( find( '.gallery' ).innerHTML );
		const withoutState = ( text: string ) =>
			text.replace(
				/ (aria-(current|disabled)|tabindex|style)="[^"]*"/g,
				''
			);
		expect( withoutState( shown ) ).toBe( withoutState( printed ) );
		expect( window.reportError ).not.toHaveBeenCalled();
	} );
} );

describe( 'controls', () => {
	it( '[PROD-07] a click shows and announces the next picture, and stops at the ends', async () => {
		print( pageHtml( 3 ) );
		await start();
		expect( find( '[data-step="-1"]' ).ariaDisabled ).toBe( 'true' );
		fireEvent.click( next() );
		expect( place() ).toBe( 1 );
		expect( announced ).toEqual( [ '2 iš 3' ] );
		fireEvent.click( next() );
		fireEvent.click( next() );
		expect( place() ).toBe( 2 );
		expect( next().ariaDisabled ).toBe( 'true' );
		expect( marked( '.gallery__thumbnails a' ) ).toEqual( [ 2 ] );
		expect( marked( '.gallery__dots span' ) ).toEqual( [ 2 ] );
	} );

	it( '[PROD-07] follows a swipe', async () => {
		print( pageHtml( 12, { isCounted: true } ) );
		await start();
		swipe( 4 );
		expect( marked( '.gallery__thumbnails a' ) ).toEqual( [ 4 ] );
		expect( find( '.gallery__dots' ).textContent ).toBe( '5 / 12' );
	} );

	it( '[PROD-07] a thumbnail shows its picture without scrolling the page', async () => {
		print( quickViewHtml );
		await start();
		const link = all( '.gallery__thumbnails a' )[ 1 ]!;
		// False: the browser does not follow the link.
		expect( fireEvent.click( link ) ).toBe( false );
		expect( place() ).toBe( 1 );
		expect( marked( '.gallery__thumbnails a' ) ).toEqual( [ 1 ] );
	} );

	it( '[PROD-07] handles keys: one tab stop, arrows inside', async () => {
		print( pageHtml( 4 ) );
		await start();
		const links = all( '.gallery__item a' );
		const stops = () => links.map( ( { tabIndex } ) => tabIndex );
		expect( stops() ).toEqual( [ 0, -1, -1, -1 ] );
		fireEvent.keyDown( links[ 0 ]!, { key: 'End' } );
		expect( place() ).toBe( 3 );
		expect( focused() ).toBe( links[ 3 ] );
		expect( stops() ).toEqual( [ -1, -1, -1, 0 ] );
		fireEvent.keyDown( links[ 3 ]!, { key: 'ArrowLeft' } );
		expect( focused() ).toBe( links[ 2 ] );
		// Keys outside the strip are left to the browser.
		expect(
			fireEvent.keyDown( find( '.gallery__open' ), { key: 'End' } )
		).toBe( true );
	} );

	it( '[PROD-05] a variation form shows a picture; if it is requested again after the shopper has moved on, nothing changes', async () => {
		print( pageHtml( 4 ) );
		await start();
		act( () => showPicture( strip(), 2 ) );
		expect( place() ).toBe( 2 );
		expect( marked( '.gallery__thumbnails a' ) ).toEqual( [ 2 ] );
		const scrollTo = jest.spyOn( strip(), 'scrollTo' );
		act( () => showPicture( strip(), 2 ) );
		expect( scrollTo ).not.toHaveBeenCalled();
	} );

	it( 'starts at the current scroll position', async () => {
		print( pageHtml( 4 ) );
		strip().scrollLeft = 200;
		await start();
		expect( marked( '.gallery__thumbnails a' ) ).toEqual( [ 2 ] );
		fireEvent.click( next() );
		expect( place() ).toBe( 3 );
	} );

	it( '[PROD-07] thumbnails scroll by pages, and stop at an end', async () => {
		print( pageHtml( 12, { hasPages: true } ) );
		const list = find( '.gallery__thumbnails' );
		Object.defineProperties( list, {
			clientWidth: { value: 100 },
			scrollWidth: { value: 200 },
		} );
		await start();
		list.style.rowGap = '10px';
		const [ back, on ] = all( '[data-page]' );
		expect( back!.ariaDisabled ).toBe( 'true' );
		expect( on!.ariaDisabled ).toBe( 'false' );
		fireEvent.click( on! );
		fireEvent.scroll( list );
		expect( list.scrollLeft ).toBe( 110 );
		expect( back!.ariaDisabled ).toBe( 'false' );
		expect( on!.ariaDisabled ).toBe( 'true' );
	} );
} );

describe( 'on the page', () => {
	it( 'two galleries are independent', async () => {
		print( `<div id="one">${ pageHtml( 3 ) }</div>${ quickViewHtml }` );
		await start();
		fireEvent.click( next( find( '#one' ) ) );
		expect( place( find( '#one' ) ) ).toBe( 1 );
		expect( place( all( '.gallery' )[ 1 ] ) ).toBe( 0 );
	} );

	it( 'removed while it works, throws nothing and restores its links', async () => {
		print( pageHtml( 3 ) );
		await start();
		const links = all( '.gallery__item a' );
		const gallery = find( '.gallery' );
		fireEvent.click( next() );
		gallery.remove();
		await start();
		expect( links.map( ( { tabIndex } ) => tabIndex ) ).toEqual( [
			0, 0, 0,
		] );
		expect( window.reportError ).not.toHaveBeenCalled();
	} );

	it( 'keeps the server markup if it has no pictures to scroll', async () => {
		print( pageHtml( 3 ) );
		strip().remove();
		await start();
		await act( () => mountIsland( find( '.gallery' ) ) );
		expect( find( '.gallery' ).dataset.islandState ).toBe( 'failed' );
		expect( window.reportError ).toHaveBeenCalledTimes( 1 );
	} );
} );
