import { scan } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import '..';
import {
	fakeMotion,
	fakeView,
} from '../../../components/rotation/test/fake-browser';

let see: ( isSeen: boolean ) => void = () => {};
let isReduced = false;

/** Prints a slideshow as Slideshow.php does. */
const print = ( props = {}, count = 3 ) =>
	`<div data-island="slideshow" data-island-load="now" data-island-props='${ JSON.stringify(
		props
	) }' class="vitrina-slideshow" role="region" aria-label="Naujienos">${
		count > 1
			? `<div class="vitrina-slideshow__controls"><button type="button" class="vitrina-rotation" aria-label="Sustabdyti" data-pause="Sustabdyti" data-play="Tęsti"><svg class="vitrina-rotation__pause" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M9 6v12M15 6v12"/></svg><svg class="vitrina-rotation__play" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M8 5.5v13l10.5-6.5z"/></svg></button><button type="button" class="vitrina-slideshow__button" data-step="-1" aria-label="Ankstesnė"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="m15 5-7 7 7 7"/></svg></button><span class="vitrina-slideshow__place" aria-hidden="true"><span>1</span> / ${ count }</span><button type="button" class="vitrina-slideshow__button" data-step="1" aria-label="Kita"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="m9 5 7 7-7 7"/></svg></button></div>`
			: ''
	}<div class="vitrina-slideshow__slides" tabindex="0"${
		count > 1 ? ' aria-live="off"' : ''
	}>${ Array.from(
		{ length: count },
		( _, at ) =>
			`<div class="vitrina-slideshow__slide" role="group" aria-roledescription="skaidrė" aria-label="${
				at + 1
			} iš ${ count }" data-server-html><p>Skaidrė\n${ at + 1 }</p></div>`
	).join( '' ) }</div></div>`;

const islands = () => [
	...document.querySelectorAll< HTMLElement >( '.vitrina-slideshow' ),
];

const start = ( html: string ) =>
	act( async () => {
		document.body.innerHTML = html;
		scan();
		await jest.advanceTimersByTimeAsync( 10 );
	} );

const find = ( selector: string, at = 0 ) =>
	islands()[ at ]!.querySelector< HTMLElement >( selector )!;

const shown = ( at = 0 ) =>
	islands()
		[ at ]!.querySelector( '.is-current' )
		?.getAttribute( 'aria-label' );

const pass = ( time: number ) =>
	act( () => jest.advanceTimersByTimeAsync( time ) );

beforeEach( () => {
	jest.useFakeTimers();
	isReduced = false;
	window.reportError = jest.fn();
	fakeMotion( () => isReduced );
	see = fakeView();
} );

afterEach( () => {
	document.body.replaceChildren();
	act( () => scan() );
	jest.useRealTimers();
} );

it( '[FX-01] hydrates the printed markup: the same elements and slides', async () => {
	document.body.innerHTML = print();
	const before = [ ...islands()[ 0 ]!.querySelectorAll( '*' ) ];
	await act( async () => {
		scan();
		await jest.advanceTimersByTimeAsync( 10 );
	} );
	expect( [ ...islands()[ 0 ]!.querySelectorAll( '*' ) ] ).toEqual( before );
	expect( shown() ).toBe( '1 iš 3' );
	expect( find( '.is-current' ).innerHTML ).toBe( '<p>Skaidrė\n1</p>' );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[FX-01] shows one slide at a time; the others are not focusable', async () => {
	await start( print( { loop: false } ) );
	const inert = () =>
		[ ...find( '.vitrina-slideshow__slides' ).children ].map( ( slide ) =>
			slide.hasAttribute( 'inert' )
		);
	expect( inert() ).toEqual( [ false, true, true ] );
	expect( find( '[data-step="-1"]' ).getAttribute( 'aria-disabled' ) ).toBe(
		'true'
	);
	fireEvent.click( find( '[data-step="1"]' ) );
	expect( inert() ).toEqual( [ true, false, true ] );
	expect( find( '.vitrina-slideshow__place' ).textContent ).toBe( '2 / 3' );
} );

it( '[FX-01] autoplays in view, and stops when the visitor interacts', async () => {
	await start( print( { interval: 2000 } ) );
	const box = find( '.vitrina-slideshow__slides' );
	await pass( 5000 );
	expect( shown() ).toBe( '1 iš 3' );
	act( () => see( true ) );
	await pass( 2000 );
	expect( shown() ).toBe( '2 iš 3' );
	expect( box.getAttribute( 'aria-live' ) ).toBe( 'off' );
	fireEvent.click( find( '[data-step="1"]' ) );
	await pass( 9000 );
	expect( shown() ).toBe( '3 iš 3' );
	expect( islands()[ 0 ]!.dataset.rotation ).toBe( 'stopped' );
	expect( box.getAttribute( 'aria-live' ) ).toBe( 'polite' );
	const button = find( '.vitrina-rotation' );
	expect( button.getAttribute( 'aria-label' ) ).toBe( 'Tęsti' );
	fireEvent.click( button );
	expect( button.getAttribute( 'aria-label' ) ).toBe( 'Sustabdyti' );
	await pass( 2000 );
	expect( shown() ).toBe( '1 iš 3' );
} );

it( '[FX-01] does not autoplay with reduced motion', async () => {
	isReduced = true;
	await start( print() );
	act( () => see( true ) );
	await pass( 60_000 );
	expect( shown() ).toBe( '1 iš 3' );
	expect( islands()[ 0 ]!.dataset.rotation ).toBe( 'stopped' );
} );

it( '[FX-01] keeps the markup of a single slide', async () => {
	document.body.innerHTML = print( {}, 1 );
	const before = islands()[ 0 ]!.innerHTML;
	await start( print( {}, 1 ) );
	expect( islands()[ 0 ]!.innerHTML ).toBe( before );
	expect( islands()[ 0 ]!.dataset.rotation ).toBeUndefined();
} );

it( '[FX-01] a row scrolls to the next slide, and follows scrolling by the visitor', async () => {
	// Immediate, without animation frames.
	isReduced = true;
	await start( print( { animation: 'slide' } ) );
	const row = find( '.vitrina-slideshow__slides' );
	Object.defineProperty( row, 'clientWidth', { value: 300 } );
	[ ...row.children ].forEach( ( slide, at ) =>
		Object.defineProperty( slide, 'offsetLeft', { value: 20 + at * 300 } )
	);
	fireEvent.click( find( '[data-step="1"]' ) );
	await pass( 100 );
	expect( row.scrollLeft ).toBe( 300 );
	row.scrollLeft = 590;
	act( () => void row.dispatchEvent( new Event( 'scrollend' ) ) );
	expect( find( '.vitrina-slideshow__place' ).textContent ).toBe( '3 / 3' );
	expect( row.scrollLeft ).toBe( 590 );
} );

it( 'two on a page are independent', async () => {
	await start( print() + print() );
	fireEvent.click( find( '[data-step="1"]', 1 ) );
	expect( [ shown( 0 ), shown( 1 ) ] ).toEqual( [ '1 iš 3', '2 iš 3' ] );
} );

it( 'keeps its slides if another plugin has changed the controls', async () => {
	await start(
		print().replace(
			'<span class="vitrina-slideshow__place"',
			'<b>!</b>$&'
		)
	);
	expect( find( '.is-current' ).textContent ).toBe( 'Skaidrė\n1' );
	expect( window.reportError ).toHaveBeenCalled();
	expect( console ).toHaveErrored();
} );

it( 'clears its timer when it is removed', async () => {
	await start( print() );
	act( () => see( true ) );
	expect( jest.getTimerCount() ).toBe( 1 );
	document.body.replaceChildren();
	await act( async () => scan() );
	expect( jest.getTimerCount() ).toBe( 0 );
	expect( window.reportError ).not.toHaveBeenCalled();
} );
