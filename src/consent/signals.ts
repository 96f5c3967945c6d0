/**
 * Stands in the head, before any tag: Google's Consent Mode hears "denied"
 * first, then what this visitor has allowed. What they answered is left on
 * `<html data-consent>` for whoever comes later.
 */
import { readRecord } from './record';
import { signal } from './consent-mode';

const allowed = readRecord(
	document.cookie,
	document.currentScript!.dataset.version!
);
signal( 'default', '' );
if ( allowed !== undefined ) {
	document.documentElement.dataset.consent = allowed;
	signal( 'update', allowed );
}
