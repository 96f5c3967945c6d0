/**
 * Reports the choice made in another plugin's consent bar, as the WP Consent API
 * knows it, by the same event as the shop's own bar.
 */
import { emit } from '@vitrina/core';
import { consentPage } from './api-page';
import { toChoice, type Choice } from './record';

function reportChoice(): void {
	const { wp_has_consent: hasConsent } = consentPage;
	// Without a consent type no bar asks, and the API allows everything.
	if (
		hasConsent &&
		( consentPage.wp_consent_type || consentPage.wp_fallback_consent_type )
	) {
		const categories = Object.keys( toChoice( '' ) );
		emit(
			'consent:changed',
			Object.fromEntries(
				categories.map( ( name ) => [ name, hasConsent( name ) ] )
			) as Choice
		);
	}
}

document.addEventListener( 'wp_consent_type_defined', reportChoice );
document.addEventListener( 'wp_listen_for_consent_change', reportChoice );
reportChoice();
