import { emit, scan } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import '..';

const props = {
	style: '/build/consent-bar.css',
	version: '1',
	length: '365',
	log: '/wp-json/vitrina/v1/consent?texts=0123456789ab',
};

const categories = [
	[ '', 'Būtinieji', 'Krepšelis ir prisijungimas.' ],
	[ 'p', 'Nuostatos', 'Prisimena, ką pasirinkote.' ],
	[ 's', 'Statistika', 'Skaičiuoja apsilankymus.' ],
	[ 'm', 'Rinkodara', 'Rodo, kokia nuoroda atvedė.' ],
];

/** Prints the dialog as ConsentBar.php of the companion does. */
const print = ( id = 'vitrina-consent-title', given: object = props ) =>
	`<dialog class="consent-dialog" data-panel="consent" data-island="consent-choices" data-island-props='${ JSON.stringify(
		given
	) }' data-island-load="now" aria-labelledby="${ id }">
	<form class="consent-dialog__inner" method="dialog">
		<div class="consent-dialog__head">
			<h2 id="${ id }">Slapukų nustatymai</h2>
			<button type="button" class="consent-dialog__close" data-panel-close aria-label="Uždaryti">×</button>
		</div>
		${ categories
			.map(
				( [ letter, name, purpose ] ) =>
					`<label class="consent-category"><input type="checkbox" name="${ letter }"${
						letter ? '' : ' disabled checked'
					}><span><strong>${ name }</strong><span>${ purpose }</span></span></label>`
			)
			.join( '' ) }
		<p class="consent-dialog__policy" data-server-html><a href="/privatumas/">Privatumas</a></p>
		<p class="consent-dialog__record" hidden="">Jūsų pasirinkimas: %1$s, numeris %2$s</p>
		<div class="consent-bar__buttons">
			<button type="button" class="button" data-consent-answer="psm">Priimti visus</button><button type="button" class="button" data-consent-answer="">Atmesti visus</button>
			<button type="button" class="button" data-consent-save>Išsaugoti</button>
		</div>
	</form>
</dialog>`;

const bar =
	'<section class="consent-bar"><button data-consent-settings>Pasirinkti</button></section>';
const link = '<p><a class="consent-link" href="#consent">Slapukai</a></p>';

const page = document.documentElement;

const panel = ( at = 0 ) =>
	document.querySelectorAll< HTMLDialogElement >( '.consent-dialog' )[ at ]!;

const find = < E extends HTMLElement = HTMLElement >(
	selector: string,
	at = 0
) => panel( at ).querySelector< E >( selector )!;

const box = ( letter: string, at = 0 ) =>
	find< HTMLInputElement >( `[name="${ letter }"]`, at );

const ticked = () =>
	[ 'p', 's', 'm' ].filter( ( letter ) => box( letter ).checked ).join( '' );

const wait = () => act( () => jest.advanceTimersByTimeAsync( 10 ) );

async function start( html = `<main>${ bar }${ link }</main>${ print() }` ) {
	document.body.innerHTML = html;
	await act( async () => scan() );
	await wait();
}

const press = async ( element: HTMLElement ) => {
	act( () => element.click() );
	await wait();
};

const open = ( opener = '[href="#consent"]' ) =>
	press( document.querySelector< HTMLElement >( opener )! );

const kept = () => /vitrina_consent=([^;]*)/.exec( document.cookie )?.[ 1 ];

beforeEach( () => {
	jest.useFakeTimers();
	delete page.dataset.consent;
	document.cookie = 'vitrina_consent=;max-age=0;path=/';
	// The dialog's stylesheet is already loaded.
	Object.defineProperty( document, 'styleSheets', {
		configurable: true,
		value: [ { href: new URL( props.style, document.baseURI ).href } ],
	} );
	// Jest uses Node's FormData, which cannot read forms.
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	window.FormData = (
		frame.contentWindow as unknown as { FormData: typeof FormData }
	 ).FormData;
	window.reportError = jest.fn();
	window.fetch = jest.fn( () => new Promise< Response >( () => {} ) );
	window.matchMedia = ( () => ( { matches: true } ) ) as never;
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.setAttribute( 'open', '' );
		},
		close( this: HTMLDialogElement ) {
			if ( this.open ) {
				this.removeAttribute( 'open' );
				this.dispatchEvent( new Event( 'close' ) );
			}
		},
	} );
} );

afterEach( async () => {
	document.body.replaceChildren();
	await act( async () => scan() );
} );

it( '[COOK-01] hydrates the printed dialog: the same elements, no error', async () => {
	document.body.innerHTML = print();
	const before = [ ...panel().querySelectorAll( '*' ) ];
	const html = panel().innerHTML.replace( /\s*\n\s*/g, '' );
	await act( async () => scan() );
	expect( panel().dataset.islandState ).toBe( 'ready' );
	expect( [ ...panel().querySelectorAll( '*' ) ] ).toEqual( before );
	expect( panel().innerHTML ).toBe( html );
	expect( box( '' ).checked && box( '' ).disabled ).toBe( true );
	expect( ticked() ).toBe( '' );
	expect( window.reportError ).not.toHaveBeenCalled();
	expect( console ).not.toHaveErrored();
} );

it( '[COOK-01] hydrates it also with a record: the allowed categories are checked', async () => {
	page.dataset.consent = 'pm';
	await start();
	await open();
	expect( panel().open ).toBe( true );
	expect( ticked() ).toBe( 'pm' );
	expect( window.reportError ).not.toHaveBeenCalled();
	expect( console ).not.toHaveErrored();
} );

it( '[COOK-01] saves the checkboxes in the record’s order, closes, and removes the bar', async () => {
	await start();
	const heard: unknown[] = [];
	document.addEventListener(
		'close',
		( event ) => heard.push( event ),
		true
	);
	await open( '[data-consent-settings]' );
	fireEvent.click( box( 'm' ) );
	fireEvent.click( box( 'p' ) );
	await press( find( '[data-consent-save]' ) );
	expect( kept() ).toMatch( /^1\.pm\.\d+\.\w+-$/ );
	expect( page.dataset.consent ).toBe( 'pm' );
	expect( panel().open ).toBe( false );
	expect( heard ).toHaveLength( 1 );
	expect( document.querySelector( '.consent-bar' ) ).toBeNull();
} );

it( '[COOK-01] allows all or nothing with one click', async () => {
	await start();
	await open();
	await press( find( '[data-consent-answer="psm"]' ) );
	expect( kept() ).toMatch( /^1\.psm\./ );
	await open();
	expect( ticked() ).toBe( 'psm' );
	await press( find( '[data-consent-answer=""]' ) );
	expect( kept() ).toMatch( /^1\.\./ );
	await open();
	expect( ticked() ).toBe( '' );
} );

it( '[LAW-61] says when the visitor chose, and the number of the choice in the log', async () => {
	page.lang = 'lt-LT';
	await start();
	const receipt = () => find( '.consent-dialog__record' );
	expect( receipt().hidden ).toBe( true );
	await open();
	await press( find( '[data-consent-answer="psm"]' ) );
	const [ , number ] = /\.(\w{16})-$/.exec( kept()! ) ?? [];
	await open();
	expect( receipt().hidden ).toBe( false );
	expect( receipt().textContent ).toMatch(
		/^Jūsų pasirinkimas: \d{4}-\d{2}-\d{2}, numeris (\w{4}-){3}\w{4}$/
	);
	expect( receipt().textContent!.split( 'numeris ' )[ 1 ] ).toBe(
		number!.match( /.{4}/g )!.join( '-' )
	);
} );

it( '[LAW-61] a record without a number, as it was written before, says nothing about it', async () => {
	document.cookie = 'vitrina_consent=1.s.1763000000;path=/';
	page.dataset.consent = 's';
	await start();
	await open();
	expect( ticked() ).toBe( 's' );
	expect( find( '.consent-dialog__record' ).hidden ).toBe( true );
} );

it( '[COOK-01] discards unsaved changes', async () => {
	page.dataset.consent = 's';
	await start();
	await open();
	fireEvent.click( box( 'm' ) );
	fireEvent.click( box( 's' ) );
	expect( ticked() ).toBe( 'm' );
	panel().close();
	await open();
	expect( ticked() ).toBe( 's' );
	expect( kept() ).toBeUndefined();
} );

it( '[COOK-01] follows a record that was saved elsewhere on the page', async () => {
	await start();
	page.dataset.consent = 'ps';
	await act( async () => emit( 'consent:changed', {} as never ) );
	await open();
	expect( ticked() ).toBe( 'ps' );
} );

it( 'ignores a second click while it is open', async () => {
	await start();
	await open();
	fireEvent.click( box( 'm' ) );
	await open();
	expect( ticked() ).toBe( 'm' );
} );

it( 'leaves a click for a new tab to the browser', async () => {
	await start();
	const isLeft = fireEvent.click(
		document.querySelector( '[href="#consent"]' )!,
		{ ctrlKey: true }
	);
	await wait();
	expect( isLeft ).toBe( true );
	expect( panel().open ).toBe( false );
} );

it( 'works twice on a page: one is open, and both show the record', async () => {
	await start( link + print( 'one' ) + print( 'two' ) );
	await open();
	expect( document.querySelectorAll( 'dialog[open]' ) ).toHaveLength( 1 );
	const at = panel( 0 ).open ? 0 : 1;
	fireEvent.click( box( 'm', at ) );
	await press( find( '[data-consent-save]', at ) );
	expect( kept() ).toMatch( /^1\.m\./ );
	await open();
	expect( [ box( 'm', 0 ).checked, box( 'm', 1 ).checked ] ).toEqual( [
		true,
		true,
	] );
} );

it( 'throws nothing if it is removed while it opens', async () => {
	await start();
	act( () =>
		document.querySelector< HTMLElement >( '[href="#consent"]' )!.click()
	);
	panel().remove();
	await act( async () => scan() );
	await wait();
	document.querySelector< HTMLElement >( '[href="#consent"]' )!.click();
	await wait();
	expect( window.reportError ).not.toHaveBeenCalled();
	expect( document.querySelector( 'dialog[open]' ) ).toBeNull();
} );

it( 'works in markup that another plugin has replaced', async () => {
	await start();
	panel().outerHTML = print( 'other' );
	await act( async () => scan() );
	await wait();
	await open();
	expect( panel().open ).toBe( true );
	await press( find( '[data-consent-answer="psm"]' ) );
	expect( kept() ).toMatch( /^1\.psm\./ );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( 'keeps the server markup if a setting is missing', async () => {
	document.body.innerHTML = print( 'title', {} );
	const before = panel().innerHTML;
	await act( async () => scan() );
	await wait();
	expect( panel().dataset.islandState ).toBe( 'failed' );
	expect( panel().innerHTML ).toBe( before );
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
} );
