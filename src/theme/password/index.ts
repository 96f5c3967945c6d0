/**
 * Loads WordPress's password meter and its estimator (zxcvbn, 384 KB) with the first
 * focus of a new password's field.
 */
import { loadLibrary, ready } from '@vitrina/core';

/** The fields of WooCommerce's meter. */
const FIELDS =
	'form.register #reg_password, form.checkout #account_password, form.edit-account #password_1, form.lost_reset_password #password_1';

/** Printed by WordPress with its script `zxcvbn-async`. */
const page = window as Window & {
	zxcvbn?: unknown;
	_zxcvbnSettings?: { src?: string };
};

/** Resolves when the page is loaded, pictures included. */
const pageLoaded = () =>
	new Promise< void >( ( resolve ) => {
		if ( document.readyState === 'complete' ) {
			resolve();
		} else {
			window.addEventListener( 'load', () => resolve(), { once: true } );
		}
	} );

function loadEstimator( src: string ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.nonce =
			document.getElementById( 'vitrina-core-js' )?.nonce ?? '';
		script.src = src;
		script.onload = () => resolve();
		script.onerror = () => {
			script.remove();
			reject( new Error( `Not loaded: ${ src }` ) );
		};
		document.head.append( script );
	} );
}

async function loadMeter(): Promise< void > {
	// WordPress's script loads the estimator when the page is loaded; run later, it never does.
	await pageLoaded();
	await loadLibrary( 'password-strength-meter' );
	const { src } = page._zxcvbnSettings ?? {};
	if ( ! page.zxcvbn && src ) {
		await loadEstimator( src );
	}
}

let loading: Promise< void > | undefined;

async function measure( field: HTMLInputElement ): Promise< void > {
	if ( loading ) {
		return;
	}
	loading = loadMeter();
	try {
		await loading;
	} catch {
		// Without a meter any password can be sent. The next focus tries again.
		loading = undefined;
		return;
	}
	if ( field.value ) {
		// Measure what was typed meanwhile.
		field.dispatchEvent( new KeyboardEvent( 'keyup', { bubbles: true } ) );
	}
}

function measureIfPassword( target: EventTarget | null ): void {
	if ( target instanceof HTMLInputElement && target.matches( FIELDS ) ) {
		void measure( target );
	}
}

ready( () => {
	measureIfPassword( document.querySelector( ':focus' ) );
	for ( const name of [ 'focusin', 'input' ] ) {
		document.addEventListener( name, ( { target } ) =>
			measureIfPassword( target )
		);
	}
} );
