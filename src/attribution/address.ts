/** The parts of an address that show where a visitor came from. */
export interface Address {
	/** Without "www." and port. */
	readonly host: string;
	readonly path: string;
	/** Not decoded, without the question mark. */
	readonly query: string;
}

export const stripWww = ( host: string ): string =>
	host.replace( /^www\./, '' );

/**
 * Parses an address. `URL` cannot be used: not all browsers return the host of the
 * addresses of apps, such as android-app://com.google.android.gm/.
 */
export function readAddress( address: string ): Address {
	const [ , host = '', path = '', query = '' ] =
		/^[^:]*:\/\/([^/?#:]*)[^/?#]*([^?#]*)\??([^#]*)/.exec( address ) ?? [];
	return { host: stripWww( host ), path, query };
}

/** Whether a host equals another one or is a subdomain of it. */
export const isSameOrSubdomain = ( host: string, other: string ): boolean =>
	`.${ host }`.endsWith( `.${ other }` );

/** The first value of a name, not decoded, in a query or in a record, whose fields end with `|`. */
export const readValue = (
	text: string,
	name: string,
	end = '&'
): string | undefined =>
	new RegExp( `(?:^|[${ end }])${ name }=([^${ end }]*)` ).exec(
		text
	)?.[ 1 ];
