import { readValue } from './address';

/** Storage of the records. */
export interface Cookies {
	/** '' if the cookie is missing or cannot be decoded. */
	readonly read: ( name: string ) => string;
	/** Without minutes, a session cookie. */
	readonly write: ( name: string, value: string, minutes?: number ) => void;
}

/**
 * Cookies in the format of WooCommerce's tracker, so that each can read the other's;
 * plain and base64 values are read. The host is without "www.", so that the shop's
 * subdomains share the cookies.
 */
export function createCookies( host: string, isBase64: boolean ): Cookies {
	return {
		read( name ) {
			const value = readValue( document.cookie, name, '; ' ) ?? '';
			try {
				return decodeURIComponent(
					/^[\w+/]+$/.test( value ) ? atob( value ) : value
				);
			} catch {
				return '';
			}
		},
		write( name, value, minutes ) {
			let text = encodeURIComponent( value );
			if ( isBase64 ) {
				text = btoa( text ).replace( /=+$/, '' );
			}
			const age = minutes ? `;max-age=${ minutes * 60 }` : '';
			document.cookie = `${ name }=${ text };domain=${ host };path=/;samesite=lax${ age }`;
		},
	};
}

/** Removes a cookie for each domain that may have been used. */
export function removeCookie( name: string, host: string ): void {
	for ( const domain of [ '', host, location.hostname ] ) {
		document.cookie = `${ name }=;max-age=0;path=/;domain=${ domain }`;
	}
}
