import { valueIn } from './address';

/** Where the records are kept. */
export interface Cookies {
	/** '' where there is none, or what there is cannot be read. */
	readonly read: ( name: string ) => string;
	/** For as long as the browser is open where no minutes are given. */
	readonly write: ( name: string, value: string, minutes?: number ) => void;
}

/**
 * Cookies as WooCommerce's tracker writes and reads them, so that each
 * understands the other's.
 *
 * @param host     The shop's, without "www.": its subdomains share them.
 * @param isBase64 Whether to write them that way; both ways are read.
 */
export function createCookies( host: string, isBase64: boolean ): Cookies {
	return {
		read( name ) {
			const value = valueIn( document.cookie, name, '; ' ) ?? '';
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

/**
 * Whichever way it was written.
 *
 * @param name Of the cookie.
 * @param host The shop's, without "www.".
 */
export function removeCookie( name: string, host: string ): void {
	for ( const domain of [ '', host, location.hostname ] ) {
		document.cookie = `${ name }=;max-age=0;path=/;domain=${ domain }`;
	}
}
