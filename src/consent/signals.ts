/**
 * Runs in the head, before any tag: sets Google's Consent Mode to "denied", then
 * to what this visitor has allowed. Later scripts read the visitor's choice from
 * `<html data-consent>`.
 */
import { readRecord } from './record';
import { signal } from './consent-mode';

// PHP inserts the version of the question here. An attribute of the script element
// would be lost if another plugin moves inline scripts into a file.
const allowed = readRecord( document.cookie, '%version%' );
signal( 'default', '' );
if ( allowed !== undefined ) {
	document.documentElement.dataset.consent = allowed;
	signal( 'update', allowed );
}
