/**
 * Writes the visit down, once it may be. Fetched with the visitor's consent;
 * where nobody is asked it is on the page before the tracker.
 */
import { withoutWww } from './address';
import { createCookies } from './cookies';
import { attribution } from './page';
import { recordVisit } from './visit';

const { params } = attribution;
const cookies = createCookies( withoutWww( location.hostname ), params.base64 );

attribution.record = ( landing ) => recordVisit( cookies, landing, params );

// The visitor may have thought better of it while this was on its way.
if ( params.allowTracking ) {
	attribution.setOrderTracking?.( true );
}
