import { scan } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import { watchListeners } from '../../../../tests/jest/listeners';
import '..';

const props = {
	account: '/paskyra/',
	show: 'Rodyti slaptažodį',
	hide: 'Slėpti slaptažodį',
	failed: 'Parduotuvė neatsakė.',
};

/** Prints the panel as theme/parts/login.php does. */
const print = ( id = 'login-title' ) =>
	`<dialog class="login-panel" data-panel="login" data-island="login" data-island-props='${ JSON.stringify(
		props
	) }' data-island-load="now" data-island-openers="a[data-login]" aria-labelledby="${ id }">
	<div class="login-panel__bar" data-server-html>
		<h2 class="login-panel__title" id="${ id }">Mano paskyra</h2>
		<button class="icon-button" type="button" data-panel-close>
			<span class="visually-hidden">Uždaryti</span>
		</button>
	</div>
	<div class="login-panel__tabs" role="tablist" aria-labelledby="${ id }" hidden></div>
	<div class="login-panel__notice" aria-live="assertive" aria-atomic="true"></div>
	<div class="login-panel__body"></div>
</dialog>`;

const password = ( id: string ) =>
	`<span class="password-input"><input type="password" name="password" id="${ id }"></span>`;

const loginForm = `<h2>Prisijungti</h2><form class="login" method="post"><input type="text" name="username" id="username">${ password(
	'password'
) }<input type="hidden" name="woocommerce-login-nonce" value="old"><button type="submit" class="button" name="login" value="1">Prisijungti</button></form>`;

/** Prints the forms as WooCommerce does, with a field of another plugin. */
const forms = `<p class="social">Socialiniai tinklai</p><div class="u-columns" id="customer_login">
	<div class="u-column1">${ loginForm }</div>
	<div class="u-column2"><h2>Registruotis</h2><form class="register" method="post"><input type="email" name="email">${ password(
		'reg_password'
	) }<button type="submit" name="register" value="1">Registruotis</button></form></div>
</div>`;

const link = '<a href="#paskyra" data-login>Paskyra</a>';

const panel = ( at = 0 ) =>
	document.querySelectorAll< HTMLDialogElement >( '.login-panel' )[ at ]!;

const find = < E extends HTMLElement = HTMLInputElement >(
	selector: string,
	at = 0
) => panel( at ).querySelector< E >( selector )!;

const tabs = () => [
	...panel().querySelectorAll< HTMLButtonElement >( '[role="tab"]' ),
];

const wait = () => act( () => jest.advanceTimersByTimeAsync( 10 ) );

/** Responses of the shop, and requests to it. */
let responses: Record< string, () => unknown > = {};
let requests: Array< { url: string; body: FormData | null } > = [];

async function start( html = link + print() ): Promise< void > {
	document.body.innerHTML = html;
	await act( async () => scan() );
	await wait();
}

const open = async () => {
	await act( async () => {
		document.querySelector< HTMLElement >( '[data-login]' )!.click();
	} );
	await wait();
};

const submit = async ( selector = 'form.login' ) => {
	await act( async () => {
		find( `${ selector } [type="submit"]` ).click();
	} );
	await wait();
};

const page = ( html: string, status = 200 ) => ( {
	status,
	text: async () => html,
} );

beforeEach( () => {
	jest.useFakeTimers();
	// Jest uses Node's FormData, which cannot read forms.
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	window.FormData = (
		frame.contentWindow as unknown as { FormData: typeof FormData }
	 ).FormData;
	window.reportError = jest.fn();
	window.matchMedia = ( () => ( { matches: true } ) ) as never;
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.setAttribute( 'open', '' );
		},
		close( this: HTMLDialogElement ) {
			this.removeAttribute( 'open' );
		},
	} );
	requests = [];
	responses = {
		vitrina_login: () => page( forms ),
		state: () => page( JSON.stringify( { nonces: { login: 'fresh' } } ) ),
		paskyra: () =>
			page(
				'<ul class="woocommerce-error" role="alert"><li>Netinka</li></ul>'
			),
	};
	window.fetch = jest.fn( async ( url, init ) => {
		requests.push( { url: String( url ), body: init?.body ?? null } );
		const name = Object.keys( responses ).find( ( part ) =>
			String( url ).includes( part )
		);
		return responses[ name! ]!();
	} ) as never;
} );

afterEach( async () => {
	document.body.replaceChildren();
	await act( async () => scan() );
} );

it( '[LOGIN-01] hydrates the printed panel: the same elements, no error', async () => {
	responses.vitrina_login = () => new Promise( () => {} );
	document.body.innerHTML = print();
	const before = [ ...panel().querySelectorAll( '*' ) ];
	const html = panel().innerHTML.replace( /\s*\n\s*/g, '' );
	await act( async () => scan() );
	expect( panel().dataset.islandState ).toBe( 'ready' );
	expect( [ ...panel().querySelectorAll( '*' ) ] ).toEqual( before );
	expect( panel().innerHTML.replace( /\s*\n\s*/g, '' ) ).toBe( html );
	expect( window.reportError ).not.toHaveBeenCalled();
	expect( console ).not.toHaveErrored();
} );

it( '[LOGIN-01] opens by the link with WooCommerce’s forms, fetched once, and focuses the first field', async () => {
	await start();
	await open();
	expect( panel().open ).toBe( true );
	expect( find( '.social' ).textContent ).toBe( 'Socialiniai tinklai' );
	expect( find( '#username' ).matches( ':focus' ) ).toBe( true );
	expect(
		requests.filter( ( { url } ) => url.includes( 'vitrina_login' ) )
	).toHaveLength( 1 );
} );

it( '[LOGIN-01] shows two forms as tabs, selected by mouse and arrow keys', async () => {
	await start();
	await open();
	const columns = [
		...panel().querySelectorAll< HTMLElement >( '[role="tabpanel"]' ),
	];
	const state = () => [
		tabs().map( ( tab ) => tab.getAttribute( 'aria-selected' ) ),
		tabs().map( ( { tabIndex } ) => tabIndex ),
		columns.map( ( { hidden } ) => hidden ),
	];
	expect( tabs().map( ( { textContent } ) => textContent ) ).toEqual( [
		'Prisijungti',
		'Registruotis',
	] );
	expect( find( 'form.login' ).previousElementSibling ).toHaveProperty(
		'hidden',
		true
	);
	columns.forEach( ( { id }, at ) => {
		expect( tabs()[ at ]!.getAttribute( 'aria-controls' ) ).toBe( id );
		expect( columns[ at ]!.getAttribute( 'aria-labelledby' ) ).toBe(
			tabs()[ at ]!.id
		);
	} );
	const first = [
		[ 'true', 'false' ],
		[ 0, -1 ],
		[ false, true ],
	];
	const second = first.map( ( each ) => [ ...each ].reverse() );
	expect( state() ).toEqual( first );
	fireEvent.keyDown( tabs()[ 0 ]!, { key: 'ArrowRight' } );
	expect( state() ).toEqual( second );
	expect( tabs()[ 1 ]!.matches( ':focus' ) ).toBe( true );
	fireEvent.keyDown( tabs()[ 1 ]!, { key: 'ArrowRight' } );
	expect( state() ).toEqual( first );
	fireEvent.click( tabs()[ 1 ]! );
	expect( state() ).toEqual( second );
} );

it( '[LOGIN-01] a single form has no tabs, and keeps its heading', async () => {
	responses.vitrina_login = () =>
		page( `<div id="customer_login">${ loginForm }</div>` );
	await start();
	await open();
	expect( tabs() ).toEqual( [] );
	expect( find( '[role="tablist"]' ).hidden ).toBe( true );
	expect( find( '#customer_login h2' ).hidden ).toBe( false );
} );

it( '[LOGIN-01] shows and hides a password', async () => {
	await start();
	await open();
	const field = find( '#password' );
	const eye = find< HTMLButtonElement >( '#password + button' );
	field.value = 'slaptas';
	expect( eye.getAttribute( 'aria-label' ) ).toBe( props.show );
	expect( eye.getAttribute( 'aria-describedby' ) ).toBe( 'password' );
	fireEvent.click( eye );
	expect( [ field.type, field.value ] ).toEqual( [ 'text', 'slaptas' ] );
	expect( eye.getAttribute( 'aria-label' ) ).toBe( props.hide );
	expect( field.matches( ':focus' ) ).toBe( true );
	fireEvent.click( eye );
	expect( field.type ).toBe( 'password' );
} );

it( '[LOGIN-01] sends a form once, with a fresh nonce, and shows the error', async () => {
	await start();
	await open();
	let answer: ( said: unknown ) => void = () => {};
	responses.paskyra = () =>
		new Promise( ( resolve ) => {
			answer = resolve;
		} );
	find( '#username' ).value = 'rasa';
	await submit();
	await submit();
	const form = find< HTMLFormElement >( 'form.login' );
	const button = find( 'form.login [type="submit"]' );
	expect( form.getAttribute( 'aria-busy' ) ).toBe( 'true' );
	expect( button.className ).toBe( 'button loading' );
	const sent = requests.filter( ( { url } ) => url === '/paskyra/' );
	expect( sent ).toHaveLength( 1 );
	const { body } = sent[ 0 ]!;
	expect( body?.get( 'woocommerce-login-nonce' ) ).toBe( 'fresh' );
	expect( body?.get( 'username' ) ).toBe( 'rasa' );
	expect( body?.get( 'login' ) ).toBe( '1' );
	expect( body?.get( 'redirect' ) ).toBe( window.location.href );

	answer(
		page(
			'<ul class="woocommerce-error" role="alert"><li>Netinka</li></ul>'
		)
	);
	await wait();
	const notice = find( '.login-panel__notice' );
	expect( notice.textContent ).toBe( 'Netinka' );
	expect( notice.querySelector( '[role]' ) ).toBeNull();
	expect( form.hasAttribute( 'aria-busy' ) ).toBe( false );
	expect( button.className ).toBe( 'button' );
	expect( find( '#password' ).matches( ':focus' ) ).toBe( true );
	expect( find( '#username' ).value ).toBe( 'rasa' );
	fireEvent.click( tabs()[ 1 ]! );
	expect( notice.childNodes ).toHaveLength( 0 );
} );

it( '[LOGIN-01] retries once if the response contains no error, then shows that the request failed', async () => {
	await start();
	await open();
	responses.paskyra = () => page( '<main>Paskyra</main>' );
	await submit();
	expect(
		requests.filter( ( { url } ) => url === '/paskyra/' )
	).toHaveLength( 2 );
	const notice = find( '.login-panel__notice' );
	expect( notice.textContent ).toBe( props.failed );
	expect( notice.className ).toContain( 'is-plain' );
} );

it( '[LOGIN-01] stays closed if there are no forms for this visitor', async () => {
	responses.vitrina_login = () => page( '{}', 403 );
	await start();
	// jsdom cannot navigate to another page, but to a fragment.
	await open();
	expect( panel().open ).toBe( false );
	expect( window.location.hash ).toBe( '#paskyra' );
	window.location.hash = '';
} );

it( 'two on a page: one opens, and each shows the errors of its own form', async () => {
	await start( link + print() + print( 'other-title' ) );
	await open();
	expect( [ panel( 0 ).open, panel( 1 ).open ] ).toEqual( [ true, false ] );
	await submit();
	expect( find( '.login-panel__notice', 0 ).textContent ).toBe( 'Netinka' );
	expect( find( '.login-panel__notice', 1 ).textContent ).toBe( '' );
	expect(
		find( '[role="tab"]', 0 ).id === find( '[role="tab"]', 1 ).id
	).toBe( false );
} );

it( 'throws nothing if it is removed while a form is being sent', async () => {
	await start();
	await open();
	let answer: ( said: unknown ) => void = () => {};
	responses.paskyra = () =>
		new Promise( ( resolve ) => {
			answer = resolve;
		} );
	await submit();
	panel().remove();
	await act( async () => scan() );
	answer( page( '<ul class="woocommerce-error"></ul>' ) );
	await wait();
	expect( window.reportError ).not.toHaveBeenCalled();
	expect( console ).not.toHaveErrored();
} );

it( 'keeps the server markup if the props are invalid', async () => {
	document.body.innerHTML = print();
	panel().dataset.islandProps = '{}';
	const before = panel().innerHTML;
	await act( async () => scan() );
	expect( panel().dataset.islandState ).toBe( 'failed' );
	expect( panel().innerHTML ).toBe( before );
} );

it( '[LOGIN-01] effects, run twice in StrictMode, leave one listener, and none after unmount', async () => {
	const listening = watchListeners();
	await start();
	expect( listening().filter( ( name ) => name === 'click' ) ).toHaveLength(
		1
	);
	expect(
		requests.filter( ( { url } ) => url.includes( 'vitrina_login' ) )
	).toHaveLength( 1 );
	panel().remove();
	await act( async () => scan() );
	expect( listening() ).toEqual( [] );
	jest.restoreAllMocks();
} );
