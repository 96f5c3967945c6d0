/** What the WP Consent API adds to a page, if it is active. */
interface ConsentPage {
	readonly wp_set_consent?: (
		category: string,
		value: 'allow' | 'deny'
	) => void;
	readonly wp_has_consent?: ( category: string ) => boolean;
	readonly wp_consent_type?: string;
	readonly wp_fallback_consent_type?: string | false;
}

export const consentPage = window as ConsentPage;
