/** Settings of the messenger; texts are in the shop's language. */
export interface ChatSettings {
	/** URL of its script, https. */
	readonly script: string;
	/** Name of the query parameter for the page's host. */
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

/** Returns the URL of the messenger with the page's host (spec §7). */
export function scriptAddress( settings: ChatSettings, host: string ): string {
	const address = new URL( settings.script );
	address.searchParams.set( settings.parameter, host );
	return address.href;
}
