import { loadLibrary } from '@vitrina/core';

jest.mock( '@vitrina/core', () => ( {
	loadLibrary: jest.fn(),
	ready: ( task: () => void ) => task(),
} ) );

const library = jest.mocked( loadLibrary );

const page = window as Window & {
	zxcvbn?: unknown;
	_zxcvbnSettings?: { src: string };
};

const estimators = () =>
	document.head.querySelectorAll< HTMLScriptElement >(
		'script[src*="zxcvbn"]'
	);

const field = ( id: string ) =>
	document.getElementById( id ) as HTMLInputElement;

/** Lets promises settle. */
const settle = () => new Promise( ( done ) => setTimeout( done ) );

let keyups = 0;
document.addEventListener( 'keyup', () => keyups++ );

beforeAll( () => {
	document.body.innerHTML = `
		<form class="login"><input id="password"></form>
		<form class="checkout"><input id="account_password"></form>`;
	page._zxcvbnSettings = { src: '/zxcvbn.min.js' };
	require( '..' );
} );

test( 'the first focus of a new password loads the meter once, and what was typed is measured', async () => {
	field( 'password' ).focus();
	await settle();
	expect( library ).not.toHaveBeenCalled();

	// The first attempt fails.
	library.mockRejectedValueOnce( new Error( 'Not loaded' ) );
	field( 'account_password' ).focus();
	await settle();
	expect( estimators() ).toHaveLength( 0 );

	library.mockResolvedValue();
	field( 'account_password' ).blur();
	field( 'account_password' ).focus();
	await settle();
	expect( library ).toHaveBeenCalledTimes( 2 );
	expect( library ).toHaveBeenLastCalledWith( 'password-strength-meter' );
	expect( estimators() ).toHaveLength( 1 );

	// Nor the second: the estimator is missing.
	estimators()[ 0 ]?.dispatchEvent( new Event( 'error' ) );
	await settle();
	expect( estimators() ).toHaveLength( 0 );

	field( 'account_password' ).value = 'ras';
	field( 'account_password' ).dispatchEvent(
		new Event( 'input', { bubbles: true } )
	);
	await settle();
	expect( estimators() ).toHaveLength( 1 );
	expect( keyups ).toBe( 0 );
	estimators()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( keyups ).toBe( 1 );

	field( 'account_password' ).blur();
	field( 'account_password' ).focus();
	await settle();
	expect( library ).toHaveBeenCalledTimes( 3 );
	expect( estimators() ).toHaveLength( 1 );
} );
