/**
 * Where another plugin's bar asks and tells the WP Consent API, the shop's own
 * parts hear it as they hear the shop's bar.
 */
import { emit } from '@vitrina/core';
import { toChoice, type Choice } from './record';

interface ConsentPage {
	readonly wp_has_consent?: ( category: string ) => boolean;
	readonly wp_consent_type?: string;
	readonly wp_fallback_consent_type?: string | false;
}

const page = window as ConsentPage;

function tell(): void {
	const { wp_has_consent: hasConsent } = page;
	// Without a type nobody asks, and the API calls everything allowed.
	if (
		hasConsent &&
		( page.wp_consent_type || page.wp_fallback_consent_type )
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

document.addEventListener( 'wp_consent_type_defined', tell );
document.addEventListener( 'wp_listen_for_consent_change', tell );
tell();
