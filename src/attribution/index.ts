/**
 * Records where a visitor came from, and replaces WooCommerce's two scripts. The
 * landing page is kept in memory until the visitor consents; then the script that
 * records it is loaded. The script for forms is loaded on pages with one. See
 * docs/decisions/0013-attribution.md.
 */
import { stripWww } from './address';
import { watchConsent } from './consent';
import { removeCookie } from './cookies';
import { attribution, inputsTag } from './page';
import { cookieNames } from './records';

const { params } = attribution;
const host = stripWww( location.hostname );
const landing = {
	address: location.href,
	referrer: document.referrer,
	host,
	time: Date.now(),
	agent: navigator.userAgent,
};
const loadedScripts = new Set< string >();
let isRecorded = false;

/** Loads a script, once. */
function load( address: string ): void {
	if ( ! loadedScripts.has( address ) ) {
		const script = document.createElement( 'script' );
		script.src = address;
		document.head.append( script );
		loadedScripts.add( address );
	}
}

function fill(): void {
	if ( attribution.fill ) {
		attribution.fill();
	} else if (
		document.querySelector(
			`${ inputsTag },.wp-block-woocommerce-checkout`
		)
	) {
		load( params.form );
	}
}

attribution.setOrderTracking = ( isAllowed ) => {
	params.allowTracking = isAllowed;
	if ( ! isAllowed ) {
		cookieNames.forEach( ( name ) => removeCookie( name, host ) );
		isRecorded = false;
	} else if ( ! attribution.record ) {
		// The loaded script calls this function again.
		load( params.record );
	} else if ( ! isRecorded ) {
		attribution.record( landing );
		isRecorded = true;
	}
	fill();
};

const { setOrderTracking } = attribution;
if ( params.consentCategory ) {
	params.allowTracking = false;
	watchConsent( params.consentCategory, params.isOwnBar, setOrderTracking );
} else {
	setOrderTracking( params.allowTracking );
}
// Forms need their script also before the visitor has chosen.
window.addEventListener( 'pageshow', fill );
