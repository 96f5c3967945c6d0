import { scan } from '@vitrina/core';
import { act } from '@testing-library/react';
import '..';

const end = Date.parse( '2026-12-24T18:00:00+02:00' );
const forms = {
	days: [ 'diena', 'dienos', 'dienų' ],
	hours: [ 'valanda', 'valandos', 'valandų' ],
	minutes: [ 'minutė', 'minutės', 'minučių' ],
	seconds: [ 'sekundė', 'sekundės', 'sekundžių' ],
};

/** PHP escapes non-ASCII characters, JavaScript does not. */
const escape = ( json: string ) =>
	json.replace(
		/[^ -~]/g,
		( letter ) =>
			`\\u${ letter.charCodeAt( 0 ).toString( 16 ).padStart( 4, '0' ) }`
	);

/** Prints a countdown as Countdown.php does. */
function print( datetime = '2026-12-24T18:00:00+02:00' ): HTMLElement {
	const parts = Object.entries( forms )
		.map(
			( [ unit, words ] ) =>
				`<span class="vitrina-countdown__part"><span class="vitrina-countdown__number" data-unit="${ unit }" data-forms='${ escape(
					JSON.stringify( words )
				) }'>–</span><span class="vitrina-countdown__unit"> ${
					words[ 2 ]
				} </span></span>`
		)
		.join( '' );
	document.body.innerHTML = `<div class="vitrina-countdown" data-island="countdown" data-island-load="now">
	<p class="vitrina-countdown__title" data-server-html>Iki <em>švenčių</em></p><div class="vitrina-countdown__stage">
		<div class="vitrina-countdown__timer" role="timer" aria-label="Liko">${ parts }</div><p class="vitrina-countdown__after" data-server-html>Gražių švenčių!</p><p class="vitrina-countdown__end" data-server-html>Iki <time datetime="${ datetime }">2026-12-24 18:00</time></p></div>
</div>`;
	return document.querySelector( '.vitrina-countdown' )!;
}

const said = ( element: HTMLElement ) =>
	element.querySelector( '[role="timer"]' )?.textContent?.trim();

const isOver = ( element: HTMLElement ) =>
	element.querySelector( '.vitrina-countdown__stage' )!.matches( '.is-over' );

const start = () =>
	act( async () => {
		scan();
		await jest.advanceTimersByTimeAsync( 10 );
	} );

beforeEach( () => {
	document.documentElement.lang = 'lt';
	window.reportError = jest.fn();
	jest.useFakeTimers( {
		now: end - ( 2 * 86_400 + 3600 + 10 * 60 + 3 ) * 1000 - 10,
	} );
} );

afterEach( () => {
	document.body.replaceChildren();
	act( () => scan() );
	jest.useRealTimers();
} );

it( '[FX-01] hydrates the printed markup: the same elements and numbers', async () => {
	const element = print();
	const before = [ ...element.querySelectorAll( '*' ) ];
	await start();
	expect( [ ...element.querySelectorAll( '*' ) ] ).toEqual( before );
	expect( said( element ) ).toBe(
		'2 dienos 1 valanda 10 minučių 3 sekundės'
	);
	expect( element.querySelector( 'em' )?.textContent ).toBe( 'švenčių' );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[FX-01] counts each second, and stops at the end', async () => {
	const element = print();
	await start();
	await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
	expect( said( element ) ).toBe(
		'2 dienos 1 valanda 10 minučių 2 sekundės'
	);
	jest.setSystemTime( end - 1000 );
	await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
	expect( isOver( element ) ).toBe( true );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

it( '[FX-01] is over if there is no end time', async () => {
	const element = print( 'kada nors' );
	await start();
	expect( isOver( element ) ).toBe( true );
} );

it( 'keeps the server markup if an element is missing', async () => {
	const element = print();
	element.querySelector( '[data-unit="hours"]' )!.remove();
	const before = element.innerHTML;
	await start();
	expect( element.dataset.islandState ).toBe( 'failed' );
	expect( element.innerHTML ).toBe( before );
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
} );

it( 'clears its timer when it is removed', async () => {
	print();
	await start();
	expect( jest.getTimerCount() ).toBe( 1 );
	document.body.replaceChildren();
	await act( async () => scan() );
	expect( jest.getTimerCount() ).toBe( 0 );
} );
