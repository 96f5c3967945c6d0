const names = [
	'script',
	'parameter',
	'question',
	'title',
	'allow',
	'refuse',
	'failed',
] as const;

/**
 * Settings of the messenger. `script` is the https URL of its script; `parameter` is the
 * query parameter that receives the page's host.
 */
export type ChatSettings = Readonly<
	Record< ( typeof names )[ number ], string >
>;

export function parseChat( props: unknown ): ChatSettings {
	const settings = Object( props ) as ChatSettings;
	for ( const name of names ) {
		if ( typeof settings[ name ] !== 'string' ) {
			throw new TypeError( `The chat has no ${ name }.` );
		}
	}
	if ( new URL( settings.script ).protocol !== 'https:' ) {
		throw new TypeError( 'The chat’s script is not loaded by https.' );
	}
	return settings;
}

/** Returns the URL of the messenger with the page's host (spec §7). */
export function scriptAddress( settings: ChatSettings, host: string ): string {
	const address = new URL( settings.script );
	address.searchParams.set( settings.parameter, host );
	return address.href;
}
