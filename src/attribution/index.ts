/**
 * Writes down where a visitor came from, in the place of WooCommerce's two
 * scripts. What the page knows of the landing stays in its memory until the
 * visitor allows more; what writes it down is fetched then, and the part for
 * forms where there is one. See docs/decisions/0013-attribution.md.
 */
import { withoutWww } from './address';
import { watchConsent } from './consent';
import { removeCookie } from './cookies';
import { attribution, inputsTag } from './page';
import { cookieNames } from './records';

const { params } = attribution;
const host = withoutWww( location.hostname );
const landing = {
	address: location.href,
	referrer: document.referrer,
	host,
	time: Date.now(),
	agent: navigator.userAgent,
};
const parts = new Set< string >();
let isRecorded = false;

/** Fetches a part, once. */
function load( address: string ): void {
	if ( ! parts.has( address ) ) {
		const script = document.createElement( 'script' );
		script.src = address;
		document.head.append( script );
		parts.add( address );
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
		// It calls this again.
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
// A form needs its part also while the visitor has not decided.
window.addEventListener( 'pageshow', fill );
