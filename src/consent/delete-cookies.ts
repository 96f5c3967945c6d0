import type { Letter } from './record';

/** First-party cookies of common third-party tags, by the consent they require. */
const names: Readonly< Record< Letter, RegExp > > = {
	p: /^(woocommerce_recently_viewed$|crisp-|intercom-|twk_|_*[Tt]awk|tidio_|__zlcmid$|messagesUtk$)/,
	s: /^(_ga|_gid$|_gat|_pk_|_hj|_clck$|_clsk$|mtm_|__utm)/,
	m: /^(sbjs_|_gcl_|_fb[pc]$|_uet|_tt_|_ttp$|_pin_|IDE$)/,
};

/** The names of cookies that are no longer allowed. `denied`: letters, see record.ts. */
export const cookiesToDelete = ( cookies: string, denied: string ): string[] =>
	cookies
		.split( '; ' )
		.map( ( cookie ) => cookie.split( '=' )[ 0 ] ?? '' )
		.filter( ( name ) =>
			[ ...denied ].some( ( letter ) =>
				names[ letter as Letter ]?.test( name )
			)
		);

/** Every domain for which a page of this host may have set a cookie. */
export const domainsOf = ( host: string ): string[] => {
	const parts = host.split( '.' );
	return [ '', ...parts.map( ( _, at ) => parts.slice( at ).join( '.' ) ) ];
};

/** Deletes the cookies that are no longer allowed. `denied`: letters, see record.ts. */
export function deleteCookies( denied: string ): void {
	for ( const name of cookiesToDelete( document.cookie, denied ) ) {
		for ( const domain of domainsOf( location.hostname ) ) {
			document.cookie = `${ name }=;max-age=0;path=/${
				domain && `;domain=${ domain }`
			}`;
		}
	}
}
