import type { Cleanup } from '../core/events/bus';
import type { ConsentCategory, EventMap } from '../core/events/map';

interface ConsentPage {
	/** This and the next two are globals of the WP Consent API. */
	readonly wp_has_consent?: ( category: string ) => boolean;
	readonly wp_consent_type?: string;
	/** Whether the consent type is unknown before `wp_consent_type_defined`. */
	readonly waitfor_consent_hook?: boolean;
	/** Pages of other themes may not load the core. */
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
 * Reports the visitor's choice as soon as it is known and whenever it changes: from the
 * shop's consent bar (`consent:changed`), or from the WP Consent API, which is not read
 * if the shop's own bar asks.
 */
export function watchConsent(
	category: ConsentCategory,
	isOwnBar: boolean | undefined,
	decide: ( isAllowed: boolean ) => void
): void {
	const check = () => {
		if (
			! isOwnBar &&
			page.wp_has_consent &&
			( page.wp_consent_type || ! page.waitfor_consent_hook )
		) {
			decide( page.wp_has_consent( category ) );
		}
	};
	document.addEventListener( 'wp_consent_type_defined', check );
	document.addEventListener( 'wp_listen_for_consent_change', ( event ) => {
		const value = ( event as CustomEvent ).detail?.[ category ];
		if ( value ) {
			decide( value === 'allow' );
		}
	} );
	// The core repeats its last event to late subscribers.
	const listen = () =>
		page.vitrina?.core?.on( 'consent:changed', ( change ) =>
			decide( change[ category ] )
		);
	if ( ! listen() ) {
		window.addEventListener( 'load', listen );
	}
	check();
}
