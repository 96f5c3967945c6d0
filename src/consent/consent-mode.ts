interface TaggedPage {
	dataLayer?: unknown[];
}

const page = window as TaggedPage;

/**
 * Tells Google's tags, in the words of Consent Mode v2.
 * https://developers.google.com/tag-platform/security/guides/consent
 *
 * @param command Before or after the visitor's answer is known.
 * @param letters What is allowed; see record.ts.
 */
export function signal( command: 'default' | 'update', letters: string ): void {
	const say = ( letter: string ) =>
		letters.includes( letter ) ? 'granted' : 'denied';
	const marketing = say( 'm' );
	push( 'consent', command, {
		ad_storage: marketing,
		ad_user_data: marketing,
		ad_personalization: marketing,
		analytics_storage: say( 's' ),
		personalization_storage: say( 'p' ),
	} );
}

// Google's tags read `arguments`, and no list in its place.
const push: ( ...command: unknown[] ) => void = function () {
	// eslint-disable-next-line prefer-rest-params -- See above.
	( page.dataLayer ??= [] ).push( arguments );
};
