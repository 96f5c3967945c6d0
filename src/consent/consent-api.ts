import type { Choice } from './record';

interface ConsentPage {
	/** Of the WP Consent API, if it is active. */
	readonly wp_set_consent?: (
		category: string,
		value: 'allow' | 'deny'
	) => void;
}

const page = window as ConsentPage;

export function updateConsentApi( choice: Choice ): void {
	for ( const [ category, isAllowed ] of Object.entries( choice ) ) {
		page.wp_set_consent?.( category, isAllowed ? 'allow' : 'deny' );
	}
}
