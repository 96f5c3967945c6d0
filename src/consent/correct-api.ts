/**
 * Corrects the WP Consent API where it is active beside the shop's own bar: its
 * cookies may be older than the visitor's choice, belong to another question, or be
 * missing. Visitors who have not chosen get no cookie.
 */
import { consentPage } from './api-page';
import { toChoice } from './record';

const letters = document.documentElement.dataset.consent;

for ( const [ category, isAllowed ] of Object.entries(
	toChoice( letters ?? '' )
) ) {
	const isAllowedByApi = consentPage.wp_has_consent!( category );
	if ( isAllowedByApi ? ! isAllowed : isAllowed && letters !== undefined ) {
		consentPage.wp_set_consent!( category, isAllowed ? 'allow' : 'deny' );
	}
}
