import type { Cleanup } from '../core/events/bus';
import type { ConsentCategory, EventMap } from '../core/events/map';

interface ConsentPage {
	/** Of the WP Consent API. */
	readonly wp_has_consent?: ( category: string ) => boolean;
	readonly wp_consent_type?: string;
	/** The consent's type is not known before `wp_consent_type_defined`. */
	readonly waitfor_consent_hook?: boolean;
	/** A page of another theme may be without the core. */
	readonly vitrina?: {
		readonly core?: {
			readonly on: (
				name: 'consent:changed',
				listener: ( change: EventMap[ 'consent:changed' ] ) => void
			) => Cleanup;
		};
	};
}

const page = window as ConsentPage;

/**
 * Says what the visitor has decided, as soon as that is known and whenever it
 * changes: by the shop's consent bar (`consent:changed`) or the WP Consent API.
 *
 * @param category What has to be allowed.
 * @param isOwnBar The shop's bar asks, so the WP Consent API has no answer of its own.
 * @param decide   Called with the decision.
 */
export function watchConsent(
	category: ConsentCategory,
	isOwnBar: boolean | undefined,
	decide: ( isAllowed: boolean ) => void
): void {
	const ask = () => {
		if (
			! isOwnBar &&
			page.wp_has_consent &&
			( page.wp_consent_type || ! page.waitfor_consent_hook )
		) {
			decide( page.wp_has_consent( category ) );
		}
	};
	document.addEventListener( 'wp_consent_type_defined', ask );
	document.addEventListener( 'wp_listen_for_consent_change', ( event ) => {
		const said = ( event as CustomEvent ).detail?.[ category ];
		if ( said ) {
			decide( said === 'allow' );
		}
	} );
	// The core hands its last answer to whoever asks late.
	const listen = () =>
		page.vitrina?.core?.on( 'consent:changed', ( change ) =>
			decide( change[ category ] )
		);
	if ( ! listen() ) {
		window.addEventListener( 'load', listen );
	}
	ask();
}
