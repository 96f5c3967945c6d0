/**
 * Corrects the WP Consent API where it is active beside the shop's own bar: its
 * cookies may be older than the visitor's choice, belong to another question, or be
 * missing. Visitors who have not chosen get no cookie.
 */
import { toChoice } from './record';

interface ConsentPage {
	readonly wp_set_consent: (
		category: string,
		value: 'allow' | 'deny'
	) => void;
	readonly wp_has_consent: ( category: string ) => boolean;
}

const page = window as unknown as ConsentPage;
const letters = document.documentElement.dataset.consent;

for ( const [ category, isAllowed ] of Object.entries(
	toChoice( letters ?? '' )
) ) {
	const isAllowedByApi = page.wp_has_consent( category );
	if ( isAllowedByApi ? ! isAllowed : isAllowed && letters !== undefined ) {
		page.wp_set_consent( category, isAllowed ? 'allow' : 'deny' );
	}
}
