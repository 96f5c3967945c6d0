/**
 * Records the visit. Loaded after the visitor's consent; if no consent is needed, it is
 * on the page before the tracker.
 */
import { stripWww } from './address';
import { createCookies } from './cookies';
import { attribution } from './page';
import { recordVisit } from './visit';

const { params } = attribution;
const cookies = createCookies( stripWww( location.hostname ), params.base64 );

attribution.record = ( landing ) => recordVisit( cookies, landing, params );

// Consent may have been withdrawn while this script was loading.
if ( params.allowTracking ) {
	attribution.setOrderTracking?.( true );
}
