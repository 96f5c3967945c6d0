/**
 * Stands in the head, before any tag: Google's Consent Mode hears "denied"
 * first, then what this visitor has allowed. What they answered is left on
 * `<html data-consent>` for whoever comes later.
 */
import { readRecord } from './record';
import { signal } from './consent-mode';

// PHP writes the question's version here. An attribute of the script's element
// would be lost where another plugin moves inline scripts into a file.
const allowed = readRecord( document.cookie, '%version%' );
signal( 'default', '' );
if ( allowed !== undefined ) {
	document.documentElement.dataset.consent = allowed;
	signal( 'update', allowed );
}
