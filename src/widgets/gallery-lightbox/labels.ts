const names = [
	'label',
	'close',
	'previous',
	'next',
	'zoom',
	'counter',
	'failed',
] as const;

/** What the lightbox says. `counter` holds %1$s for the picture, %2$s for all. */
export type Labels = Readonly< Record< ( typeof names )[ number ], string > >;

/**
 * @param  props What the page holds for the island.
 * @throws {TypeError} When a label is missing.
 */
export function parseLabels( props: unknown ): Labels {
	const given = Object( props ) as Record< string, unknown >;
	for ( const name of names ) {
		if ( typeof given[ name ] !== 'string' ) {
			throw new TypeError( `"${ name }" is not text.` );
		}
	}
	return given as Labels;
}

export function sayPosition(
	{ counter }: Labels,
	index: number,
	count: number
): string {
	return counter
		.replace( '%1$s', String( index + 1 ) )
		.replace( '%2$s', String( count ) );
}
