/** What of an address says where somebody came from. */
export interface Address {
	/** Without "www." and port. */
	readonly host: string;
	readonly path: string;
	/** As it is written, without the question mark. */
	readonly query: string;
}

export const withoutWww = ( host: string ): string =>
	host.replace( /^www\./, '' );

/**
 * Takes an address apart. An app's has a scheme of its own, of which not every
 * browser's URL tells the host: android-app://com.google.android.gm/.
 */
export function readAddress( address: string ): Address {
	const [ , host = '', path = '', query = '' ] =
		/^[^:]*:\/\/([^/?#:]*)[^/?#]*([^?#]*)\??([^#]*)/.exec( address ) ?? [];
	return { host: withoutWww( host ), path, query };
}

/** Whether a host is another one or lies below it. */
export const isOfHost = ( host: string, other: string ): boolean =>
	`.${ host }`.endsWith( `.${ other }` );

/**
 * The first value of a name, as it is written: it is decoded where it is read.
 *
 * @param text A query; or a record, whose fields end with `|`.
 * @param name
 * @param end  What ends a value.
 */
export const valueIn = (
	text: string,
	name: string,
	end = '&'
): string | undefined =>
	new RegExp( `(?:^|[${ end }])${ name }=([^${ end }]*)` ).exec(
		text
	)?.[ 1 ];
