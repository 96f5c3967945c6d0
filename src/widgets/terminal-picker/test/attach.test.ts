import fc from 'fast-check';
import { attach } from '../attach';
import { addLogos } from '../rates';
import { fakeLayout } from './layout';

const methodId = 'woo_lithuaniapost_lpexpress_terminal';

/** Prints the list of rates as WooCommerce does. */
function drawRates(
	chosen: string,
	rates = [ `${ methodId }:3`, 'flat_rate:1' ]
): void {
	const rows = rates.map( ( rate, at ) => {
		const kind =
			rates.length === 1
				? 'type="hidden"'
				: `type="radio" ${ rate === chosen ? 'checked' : '' }`;
		return `<li><input ${ kind } name="shipping_method[0]" id="rate_${ at }" value="${ rate }"><label for="rate_${ at }">${ rate }</label></li>`;
	} );
	document.body.innerHTML = `<table><tbody><tr class="shipping"><th>Shipping</th><td><ul>${ rows.join(
		''
	) }</ul></td></tr></tbody></table>`;
}

function choose( rate: string ): void {
	const input = document.querySelector< HTMLInputElement >(
		`input[value="${ rate }"]`
	);
	input?.click();
	input?.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}

let width: number;
let tell: () => void;
const undos: ( () => void )[] = [];

function start( slot = document.createElement( 'div' ) ): HTMLElement {
	undos.push(
		attach( {
			slot,
			methodId,
			measure: () => width,
			onRatesChanged( listener ) {
				tell = listener;
				return () => {};
			},
		} )
	);
	return slot;
}

function findRate( slot: HTMLElement ): string | undefined {
	return slot.closest( 'li' )?.querySelector( 'input' )?.value;
}

beforeEach( () => {
	fakeLayout();
	jest.useFakeTimers();
	width = 340;
} );

afterEach( () => {
	undos.splice( 0 ).forEach( ( undo ) => undo() );
	document.body.innerHTML = '';
	jest.useRealTimers();
} );

describe( 'position of the picker', () => {
	it( '[TERM-02] is under the chosen terminal rate', () => {
		drawRates( `${ methodId }:3` );
		expect( findRate( start() ) ).toBe( `${ methodId }:3` );
	} );

	it( '[TERM-02] is under the only rate, a hidden input', () => {
		drawRates( '', [ `${ methodId }:3` ] );
		expect( findRate( start() ) ).toBe( `${ methodId }:3` );
	} );

	it( '[TERM-02] is removed while another rate is chosen, and returns', () => {
		drawRates( 'flat_rate:1' );
		const slot = start();
		expect( slot.isConnected ).toBe( false );
		choose( `${ methodId }:3` );
		expect( findRate( slot ) ).toBe( `${ methodId }:3` );
		choose( 'flat_rate:1' );
		expect( slot.isConnected ).toBe( false );
	} );

	it( '[TERM-02] looks for a terminal rate each second until there is one', () => {
		const slot = start();
		jest.advanceTimersByTime( 5000 );
		expect( slot.isConnected ).toBe( false );
		drawRates( `${ methodId }:3` );
		jest.advanceTimersByTime( 999 );
		expect( slot.isConnected ).toBe( false );
		jest.advanceTimersByTime( 1 );
		expect( findRate( slot ) ).toBe( `${ methodId }:3` );
	} );

	it( '[TERM-02] returns after the list was replaced without an event', async () => {
		drawRates( `${ methodId }:3` );
		const slot = start();
		await Promise.resolve();
		drawRates( `${ methodId }:3` );
		expect( slot.isConnected ).toBe( false );
		await Promise.resolve();
		expect( findRate( slot ) ).toBe( `${ methodId }:3` );
	} );

	it( '[TERM-02] is shown once, also with several islands on the page', () => {
		drawRates( `${ methodId }:3` );
		const first = start();
		const second = start();
		expect( findRate( first ) ).toBe( `${ methodId }:3` );
		expect( second.isConnected ).toBe( false );
		undos.shift()?.();
		jest.advanceTimersByTime( 1000 );
		expect( findRate( second ) ).toBe( `${ methodId }:3` );
	} );

	it( '[TERM-02] is correct after any fifty changes of the page', () => {
		const change = fc.constantFrom(
			'terminal',
			'other',
			'both',
			'alone',
			'none',
			'tell',
			'wait'
		);
		fc.assert(
			fc.property(
				fc.array( change, { minLength: 50, maxLength: 50 } ),
				( changes ) => {
					document.body.innerHTML = '';
					const slot = start();
					for ( const one of changes ) {
						if ( one === 'terminal' || one === 'both' ) {
							drawRates( `${ methodId }:3` );
						} else if ( one === 'other' ) {
							drawRates( 'flat_rate:1' );
						} else if ( one === 'alone' ) {
							drawRates( '', [ `${ methodId }:9` ] );
						} else if ( one === 'none' ) {
							document.body.innerHTML = '';
						}
						if ( one === 'wait' ) {
							jest.advanceTimersByTime( 1000 );
						} else {
							tell();
						}
						const rate = document.querySelector(
							`input[value^="${ methodId }"]:is([type="hidden"], :checked)`
						);
						expect( slot.isConnected ).toBe( rate !== null );
						expect( slot.closest( 'li' ) ).toBe(
							rate?.closest( 'li' ) ?? null
						);
						expect(
							document.querySelectorAll(
								'[data-vitrina-terminal-slot]'
							)
						).toHaveLength( rate ? 1 : 0 );
					}
					undos.splice( 0 ).forEach( ( undo ) => undo() );
				}
			),
			{ numRuns: 20 }
		);
	} );
} );

describe( 'narrow picker', () => {
	it( '[TERM-08] gets a full table row below 250 px', () => {
		drawRates( `${ methodId }:3` );
		width = 249;
		const slot = start();
		const cell = slot.parentElement as HTMLTableCellElement;
		expect( cell.colSpan ).toBe( 2 );
		expect( cell.parentElement?.previousElementSibling?.className ).toBe(
			'shipping'
		);
		tell();
		expect( slot.parentElement ).toBe( cell );
		expect( document.querySelectorAll( 'tr' ) ).toHaveLength( 2 );
	} );

	it.each( [ 250, 0 ] )(
		'[TERM-08] stays under its rate at %d px',
		( pixels ) => {
			drawRates( `${ methodId }:3` );
			width = pixels;
			expect( start().closest( 'li' ) ).not.toBeNull();
		}
	);

	it( '[TERM-08] removes its empty row', () => {
		drawRates( `${ methodId }:3` );
		width = 200;
		start();
		choose( 'flat_rate:1' );
		expect( document.querySelectorAll( 'tr' ) ).toHaveLength( 1 );
	} );
} );

describe( 'logo', () => {
	const logo = 'http://localhost/logo.svg';

	it( '[TERM-08] is added to the label of each terminal rate once', () => {
		drawRates( 'flat_rate:1', [
			`${ methodId }:3`,
			'flat_rate:1',
			`${ methodId }:4`,
		] );
		addLogos( methodId, logo );
		addLogos( methodId, logo );
		const parents = Array.from(
			document.querySelectorAll( 'img' ),
			( image ) => image.parentElement?.textContent
		);
		expect( parents ).toEqual( [ `${ methodId }:3`, `${ methodId }:4` ] );
	} );

	it( '[TERM-08] is not added without a URL', () => {
		drawRates( `${ methodId }:3` );
		addLogos( methodId, '' );
		expect( document.querySelector( 'img' ) ).toBeNull();
	} );
} );
