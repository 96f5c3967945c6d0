interface TaggedPage {
	dataLayer?: unknown[];
}

const page = window as TaggedPage;

/**
 * Passes the consent to Google's tags by Consent Mode v2.
 * https://developers.google.com/tag-platform/security/guides/consent
 *
 * @param command `default` before the visitor's choice is known, `update` after.
 * @param letters What is allowed; see record.ts.
 */
export function signal( command: 'default' | 'update', letters: string ): void {
	const toState = ( letter: string ) =>
		letters.includes( letter ) ? 'granted' : 'denied';
	const marketing = toState( 'm' );
	push( 'consent', command, {
		ad_storage: marketing,
		ad_user_data: marketing,
		ad_personalization: marketing,
		analytics_storage: toState( 's' ),
		personalization_storage: toState( 'p' ),
	} );
}

// Google's tags accept only an `arguments` object, no array.
const push: ( ...command: unknown[] ) => void = function () {
	// eslint-disable-next-line prefer-rest-params -- See above.
	( page.dataLayer ??= [] ).push( arguments );
};
