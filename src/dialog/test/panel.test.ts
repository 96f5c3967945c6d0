import { on } from '@vitrina/core';
import { closePanels, openPanel } from '../panel';

/** Adds what jsdom lacks of `<dialog>`; `close` is dispatched a task later. */
function mockDialogs() {
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.setAttribute( 'open', '' );
		},
		close( this: HTMLDialogElement ) {
			if ( this.hasAttribute( 'open' ) ) {
				this.removeAttribute( 'open' );
				setTimeout( () => this.dispatchEvent( new Event( 'close' ) ) );
			}
		},
	} );
}

let isMotionReduced = false;
const panel = ( name: string ) =>
	document.querySelector< HTMLDialogElement >( `[data-panel="${ name }"]` )!;
const html = document.documentElement;

beforeEach( () => {
	jest.useFakeTimers();
	mockDialogs();
	isMotionReduced = false;
	window.matchMedia = ( () => ( { matches: isMotionReduced } ) ) as never;
	document.body.innerHTML =
		'<button id="opener">Open</button><dialog data-panel="a"><button data-panel-close>Close</button></dialog><dialog data-panel="b"></dialog>';
	document.getElementById( 'opener' )?.focus();
} );
afterEach( () => {
	closePanels();
	jest.runAllTimers();
	jest.useRealTimers();
} );

it( '[PANEL-01] prevents scrolling while it is open, from the first paint on', async () => {
	openPanel( panel( 'a' ) );
	expect( panel( 'a' ).open ).toBe( true );
	await jest.runAllTimersAsync();
	expect( html.style.overflow ).toBe( 'hidden' );
	panel( 'a' ).close();
	jest.runAllTimers();
	expect( html.style.overflow ).toBe( '' );
} );

it( '[PANEL-01] closed before that paint, it leaves the page scrollable', async () => {
	openPanel( panel( 'a' ) );
	panel( 'a' ).close();
	await jest.runAllTimersAsync();
	expect( html.style.overflow ).toBe( '' );
} );

it( '[PANEL-01] removed before that paint, it leaves the page scrollable', async () => {
	const removed = panel( 'a' );
	openPanel( removed );
	removed.remove();
	await jest.runAllTimersAsync();
	expect( html.style.overflow ).toBe( '' );
} );

it( '[PANEL-01] retains the space of a scroll bar, if there is one', async () => {
	const width = jest.spyOn( html, 'clientWidth', 'get' );
	for ( const [ bar, gutter ] of [
		[ 15, 'stable' ],
		[ 0, '' ],
	] as const ) {
		width.mockReturnValue( window.innerWidth - bar );
		// jsdom does not support the property.
		html.style.scrollbarGutter = '';
		openPanel( panel( 'a' ) );
		await jest.runAllTimersAsync();
		expect( html.style.scrollbarGutter ).toBe( gutter );
		panel( 'a' ).close();
		jest.runAllTimers();
		expect( html.style.scrollbarGutter ).toBe( '' );
	}
	width.mockRestore();
} );

it( '[PANEL-01] opening one closes the other, and scrolling stays locked', async () => {
	openPanel( panel( 'a' ) );
	openPanel( panel( 'b' ) );
	expect( panel( 'a' ).open ).toBe( false );
	await jest.runAllTimersAsync();
	expect( panel( 'b' ).open ).toBe( true );
	expect( html.style.overflow ).toBe( 'hidden' );
} );

it( '[PANEL-01] a dialog that the browser has opened is not closed, and gets the rest', async () => {
	const opened = panel( 'a' );
	opened.showModal();
	const close = jest.spyOn( opened, 'close' );
	openPanel( opened );
	await jest.runAllTimersAsync();
	expect( close ).not.toHaveBeenCalled();
	expect( html.style.overflow ).toBe( 'hidden' );
	opened.close();
	jest.runAllTimers();
	expect( html.style.overflow ).toBe( '' );
} );

const escape = () =>
	panel( 'a' ).dispatchEvent( new Event( 'cancel', { cancelable: true } ) );

it( '[PANEL-01] Escape hides it at once, and closes it after the paint', async () => {
	const onClose = jest.fn();
	const close = jest.spyOn( panel( 'a' ), 'close' );
	openPanel( panel( 'a' ), { onClose } );
	expect( escape() ).toBe( false );
	expect( panel( 'a' ).open ).toBe( false );
	expect( close ).not.toHaveBeenCalled();
	await jest.runAllTimersAsync();
	expect( close ).toHaveBeenCalledTimes( 1 );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	expect( html.style.overflow ).toBe( '' );
} );

it( '[PANEL-01] opened again before that paint, it stays open', async () => {
	openPanel( panel( 'a' ) );
	escape();
	openPanel( panel( 'a' ) );
	await jest.runAllTimersAsync();
	expect( panel( 'a' ).open ).toBe( true );
	expect( html.style.overflow ).toBe( 'hidden' );
} );

it( '[PANEL-01] returns the focus to where it was, or to the opener', async () => {
	openPanel( panel( 'a' ) );
	panel( 'a' ).querySelector( 'button' )?.focus();
	panel( 'a' ).querySelector( 'button' )?.click();
	await jest.runAllTimersAsync();
	expect( document.querySelector( '#opener:focus' ) ).not.toBeNull();

	const other = document.createElement( 'button' );
	document.body.append( other );
	openPanel( panel( 'a' ), { opener: () => other } );
	panel( 'a' ).close();
	jest.runAllTimers();
	expect( document.querySelector( ':focus' ) ).toBe( other );
} );

it.each( [
	[ 'its length', false, 280 ],
	[ 'nothing under reduced motion', true, 0 ],
] )(
	'[PANEL-01] [PROD-16] counts as closed after %s',
	( _name, reduced, delay ) => {
		isMotionReduced = reduced;
		const calls: string[] = [];
		const stops = [
			on(
				'panel:opened',
				( { name } ) => void calls.push( `opened ${ name }` )
			),
			on(
				'panel:closed',
				( { name } ) => void calls.push( `closed ${ name }` )
			),
		];
		let closed = 0;
		openPanel( panel( 'a' ), {
			closingDelay: 280,
			onClose() {
				closed = Date.now();
			},
			onClosed: () =>
				calls.push(
					`gone after ${ Math.floor( ( Date.now() - closed ) / 10 ) * 10 }`
				),
		} );
		panel( 'a' ).close();
		jest.advanceTimersByTime( 1000 );
		expect( calls ).toEqual( [
			'opened a',
			`gone after ${ delay }`,
			'closed a',
		] );
		stops.forEach( ( stop ) => stop() );
	}
);

it( '[PANEL-01] stays open if opened again before the delay is over', () => {
	const onClosed = jest.fn();
	openPanel( panel( 'a' ), { closingDelay: 280, onClosed } );
	panel( 'a' ).close();
	jest.advanceTimersByTime( 100 );
	openPanel( panel( 'a' ), { closingDelay: 280, onClosed } );
	jest.advanceTimersByTime( 1000 );
	expect( onClosed ).not.toHaveBeenCalled();
	panel( 'a' ).close();
	jest.advanceTimersByTime( 1000 );
	expect( onClosed ).toHaveBeenCalledTimes( 1 );
} );

it( '[PANEL-01] a click outside closes it, unless it started inside', () => {
	const box = panel( 'a' );
	box.getBoundingClientRect = () =>
		( { left: 100, right: 200, top: 100, bottom: 200 } ) as DOMRect;
	const press = ( type: string, x: number ) =>
		box.dispatchEvent(
			new MouseEvent( type, { clientX: x, clientY: 150, bubbles: true } )
		);
	openPanel( box );
	press( 'pointerdown', 150 );
	press( 'click', 20 );
	expect( box.open ).toBe( true );
	press( 'pointerdown', 20 );
	press( 'click', 20 );
	expect( box.open ).toBe( false );
} );
