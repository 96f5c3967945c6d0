import { consentPage } from './api-page';
import type { Choice } from './record';

export function updateConsentApi( choice: Choice ): void {
	for ( const [ category, isAllowed ] of Object.entries( choice ) ) {
		consentPage.wp_set_consent?.( category, isAllowed ? 'allow' : 'deny' );
	}
}
