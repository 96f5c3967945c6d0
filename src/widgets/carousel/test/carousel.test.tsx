import { scan } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import '..';
import {
	fakeMotion,
	fakeView,
} from '../../../components/rotation/test/fake-browser';

let see: ( isSeen: boolean ) => void = () => {};
let observed = 0;
let isReduced = false;

/** Prints a carousel as Carousel.php does. */
const print = ( autoplay = false ) =>
	`<div data-island="carousel" data-island-load="now" data-island-props='${ JSON.stringify(
		{ autoplay, interval: 2500 }
	) }' class="vitrina-carousel" role="region" aria-label="Idėjos"><div class="vitrina-carousel__bar">${
		autoplay
			? '<button type="button" class="vitrina-rotation" aria-label="Sustabdyti" data-pause="Sustabdyti" data-play="Tęsti"><svg class="vitrina-rotation__pause" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M9 6v12M15 6v12"/></svg><svg class="vitrina-rotation__play" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M8 5.5v13l10.5-6.5z"/></svg></button>'
			: ''
	}</div><div class="vitrina-carousel__slides" tabindex="0" data-previous="Ankstesnė" data-next="Kita"${
		autoplay ? ' aria-live="off"' : ''
	}>${ [ 1, 2, 3, 4 ]
		.map(
			( at ) =>
				`<div class="vitrina-carousel__slide" role="group" aria-roledescription="skaidrė" aria-label="${ at } iš 4" data-server-html><p>${ at }</p></div>`
		)
		.join( '' ) }</div></div>`;

const islands = () => [
	...document.querySelectorAll< HTMLElement >( '.vitrina-carousel' ),
];

const row = ( at = 0 ) =>
	islands()[ at ]!.querySelector< HTMLElement >(
		'.vitrina-carousel__slides'
	)!;

const button = ( name: string, at = 0 ) =>
	islands()[ at ]!.querySelector< HTMLElement >( `[aria-label="${ name }"]` );

/** Cards 100 px wide, two of them visible. */
async function start( html: string, width = 400 ): Promise< void > {
	document.body.innerHTML = html;
	islands().forEach( ( _island, at ) => {
		Object.defineProperty( row( at ), 'clientWidth', { value: 200 } );
		Object.defineProperty( row( at ), 'scrollWidth', { value: width } );
		[ ...row( at ).children ].forEach( ( card, index ) => {
			card.getBoundingClientRect = () =>
				( { left: index * 100 } ) as DOMRect;
		} );
	} );
	await act( async () => {
		scan();
		await jest.advanceTimersByTimeAsync( 10 );
	} );
	isReduced = true;
}

const scrolled = ( at = 0 ) =>
	act( () => void row( at ).dispatchEvent( new Event( 'scroll' ) ) );

beforeEach( () => {
	jest.useFakeTimers();
	window.reportError = jest.fn();
	observed = 0;
	// Reduced motion after the start: the row then scrolls immediately.
	isReduced = false;
	fakeMotion( () => isReduced );
	see = fakeView();
	window.ResizeObserver = class {
		observe() {
			observed++;
		}
		disconnect() {
			observed--;
		}
	} as unknown as typeof ResizeObserver;
} );

afterEach( () => {
	document.body.replaceChildren();
	act( () => scan() );
	jest.useRealTimers();
} );

it( '[FX-01] hydrates the printed markup, and adds two buttons', async () => {
	document.body.innerHTML = print();
	const printed = [ ...islands()[ 0 ]!.querySelectorAll( '*' ) ];
	await act( async () => {
		scan();
		await jest.advanceTimersByTimeAsync( 10 );
	} );
	// All slides fit, so there are no buttons.
	expect( [ ...islands()[ 0 ]!.querySelectorAll( '*' ) ] ).toEqual( printed );
	Object.defineProperty( row(), 'scrollWidth', { value: 400 } );
	scrolled();
	expect(
		printed.every( ( element ) => islands()[ 0 ]!.contains( element ) )
	).toBe( true );
	expect( button( 'Kita' ) ).not.toBeNull();
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[FX-01] scrolls by its buttons, to both ends', async () => {
	await start( print() );
	const isEnd = ( name: string ) =>
		button( name )!.getAttribute( 'aria-disabled' );
	expect( [ isEnd( 'Ankstesnė' ), isEnd( 'Kita' ) ] ).toEqual( [
		'true',
		'false',
	] );
	fireEvent.click( button( 'Kita' )! );
	expect( row().scrollLeft ).toBe( 200 );
	scrolled();
	expect( [ isEnd( 'Ankstesnė' ), isEnd( 'Kita' ) ] ).toEqual( [
		'false',
		'true',
	] );
	fireEvent.click( button( 'Kita' )! );
	expect( row().scrollLeft ).toBe( 200 );
	expect( islands()[ 0 ]!.dataset.rotation ).toBeUndefined();
} );

it( '[FX-01] autoplays from the last page to the first, until it is touched', async () => {
	await start( print( true ) );
	act( () => see( true ) );
	await act( () => jest.advanceTimersByTimeAsync( 2500 ) );
	expect( row().scrollLeft ).toBe( 200 );
	await act( () => jest.advanceTimersByTimeAsync( 2500 ) );
	expect( row().scrollLeft ).toBe( 0 );
	fireEvent.pointerDown( row() );
	await act( () => jest.advanceTimersByTimeAsync( 9000 ) );
	expect( row().scrollLeft ).toBe( 0 );
	expect( islands()[ 0 ]!.dataset.rotation ).toBe( 'stopped' );
	expect( row().getAttribute( 'aria-live' ) ).toBe( 'polite' );
} );

it( 'two on a page are independent', async () => {
	await start( print() + print() );
	fireEvent.click( button( 'Kita', 1 )! );
	expect( [ row( 0 ).scrollLeft, row( 1 ).scrollLeft ] ).toEqual( [
		0, 200,
	] );
} );

it( 'cleans up its timer and observer', async () => {
	await start( print( true ) );
	act( () => see( true ) );
	expect( [ jest.getTimerCount(), observed ] ).toEqual( [ 1, 1 ] );
	document.body.replaceChildren();
	await act( async () => scan() );
	expect( [ jest.getTimerCount(), observed ] ).toEqual( [ 0, 0 ] );
	expect( window.reportError ).not.toHaveBeenCalled();
} );
