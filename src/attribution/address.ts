/** The parts of a URL that show where a visitor came from. */
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
 * Parses a URL. The class `URL` cannot be used: in some browsers it has no host for
 * the schemes of apps, such as android-app://com.google.android.gm/.
 */
export function readAddress( address: string ): Address {
	const [ , host = '', path = '', query = '' ] =
		/^[^:]*:\/\/([^/?#:]*)[^/?#]*([^?#]*)\??([^#]*)/.exec( address ) ?? [];
	return { host: stripWww( host ), path, query };
}

/** Whether a host equals another one or is a subdomain of it. */
export const isSameOrSubdomain = ( host: string, other: string ): boolean =>
	`.${ host }`.endsWith( `.${ other }` );

/**
 * The value of the first `name=value` pair, not decoded. `end`: the character that
 * separates pairs, such as `&` in a query, `|` in a cookie of Sourcebuster.
 */
export const readValue = (
	text: string,
	name: string,
	end = '&'
): string | undefined =>
	new RegExp( `(?:^|[${ end }])${ name }=([^${ end }]*)` ).exec(
		text
	)?.[ 1 ];
