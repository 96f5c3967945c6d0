/** What the page says of the messenger; texts are in the shop's language. */
export interface ChatSettings {
	/** Address of its script, https. */
	readonly script: string;
	/** In which it is told the page's host. */
	readonly parameter: string;
	readonly question: string;
	readonly title: string;
	readonly allow: string;
	readonly refuse: string;
	readonly failed: string;
}

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
 * Checks what PHP printed.
 *
 * @param props
 */
export function parseChat( props: unknown ): ChatSettings {
	const given = ( props ?? {} ) as Record< string, unknown >;
	for ( const name of names ) {
		if ( typeof given[ name ] !== 'string' ) {
			throw new TypeError( `The chat has no ${ name }.` );
		}
	}
	const settings = given as unknown as ChatSettings;
	if ( new URL( settings.script ).protocol !== 'https:' ) {
		throw new TypeError( 'The chat’s script is not loaded by https.' );
	}
	return settings;
}

/**
 * The messenger's address with the page's host in it (spec §7).
 *
 * @param settings
 * @param host     The page's.
 */
export function scriptAddress( settings: ChatSettings, host: string ): string {
	const address = new URL( settings.script );
	address.searchParams.set( settings.parameter, host );
	return address.href;
}
