/**
 * Where the WP Consent API is active beside the shop's own bar: its cookies may
 * be older than the visitor's answer, of another question, or not there because
 * it came later. It is told where it differs; who has not answered gets no cookie.
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
	const isTold = page.wp_has_consent( category );
	if ( isTold ? ! isAllowed : isAllowed && letters !== undefined ) {
		page.wp_set_consent( category, isAllowed ? 'allow' : 'deny' );
	}
}
