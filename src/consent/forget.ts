import type { Letter } from './record';

/**
 * Cookies that the field's usual tags leave in the shop's own name, by what
 * they need.
 */
const names: Readonly< Record< Letter, RegExp > > = {
	p: /^(woocommerce_recently_viewed$|crisp-|intercom-|twk_|_*[Tt]awk|tidio_|__zlcmid$|messagesUtk$)/,
	s: /^(_ga|_gid$|_gat|_pk_|_hj|_clck$|_clsk$|mtm_|__utm)/,
	m: /^(sbjs_|_gcl_|_fb[pc]$|_uet|_tt_|_ttp$|_pin_|IDE$)/,
};

/**
 * The names of those that must go.
 *
 * @param cookies As the document has them.
 * @param denied  Letters that are not allowed; see record.ts.
 */
export const cookiesToForget = ( cookies: string, denied: string ): string[] =>
	cookies
		.split( '; ' )
		.map( ( cookie ) => cookie.split( '=' )[ 0 ] ?? '' )
		.filter( ( name ) =>
			[ ...denied ].some( ( letter ) =>
				names[ letter as Letter ]?.test( name )
			)
		);

/**
 * Every domain under which a page of this host can have written a cookie.
 *
 * @param host The page's.
 */
export const domainsOf = ( host: string ): string[] => {
	const parts = host.split( '.' );
	return [ '', ...parts.map( ( _, at ) => parts.slice( at ).join( '.' ) ) ];
};

/**
 * Deletes what is no longer allowed.
 *
 * @param denied Letters; see record.ts.
 */
export function forgetCookies( denied: string ): void {
	for ( const name of cookiesToForget( document.cookie, denied ) ) {
		for ( const domain of domainsOf( location.hostname ) ) {
			document.cookie = `${ name }=;max-age=0;path=/${
				domain && `;domain=${ domain }`
			}`;
		}
	}
}
