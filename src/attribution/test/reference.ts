/**
 * The five rules of spec §4 once more, by the browser's own URL and one case
 * after another: slow, plain, and with nothing of the code it is compared with.
 */
export interface Arrival {
	readonly query: ReadonlyArray< readonly [ string, string ] >;
	/** A whole address, or ''. */
	readonly referrer: string;
	readonly hasSession: boolean;
	readonly kept: string | undefined;
}

const engines: Record< string, [ string, string ] > = {
	'bing.com': [ 'q', 'bing' ],
	'yahoo.com': [ 'p', 'yahoo' ],
	'about.com': [ 'q', 'about' ],
	'aol.com': [ 'q', 'aol' ],
	'ask.com': [ 'q', 'ask' ],
	'globososo.com': [ 'q', 'globo' ],
	'go.mail.ru': [ 'q', 'go.mail.ru' ],
	'rambler.ru': [ 'query', 'rambler' ],
	'tut.by': [ 'query', 'tut.by' ],
};

const below = ( host: string, other: string ) => {
	const [ labels, others ] = [ host.split( '.' ), other.split( '.' ) ];
	return others.every(
		( label, at ) => labels[ labels.length - others.length + at ] === label
	);
};

/** Type, source, medium. */
export function expectedTraffic( {
	query,
	referrer,
	hasSession,
	kept,
}: Arrival ): string[] | 'kept' {
	const said = new Map( [ ...query ].reverse() );
	const utm = [ ...said.keys() ].filter( ( name ) =>
		name.startsWith( 'utm_' )
	);
	if ( utm.length > 0 || said.has( 'gclid' ) || said.has( 'yclid' ) ) {
		let network = said.has( 'yclid' ) ? 'yandex' : '';
		if ( said.has( 'gclid' ) ) {
			network = 'google';
		}
		return [
			'utm',
			said.get( 'utm_source' ) || network || '(none)',
			said.get( 'utm_medium' ) || ( network ? 'cpc' : '(none)' ),
		];
	}
	if ( referrer && ! below( new URL( referrer ).hostname, 'vitrina.lt' ) ) {
		const url = new URL( referrer );
		const host = url.hostname.replace( /^www\./, '' );
		const labels = host.split( '.' );
		if ( labels.includes( 'yandex' ) && url.searchParams.has( 'text' ) ) {
			return [ 'organic', 'yandex', 'organic' ];
		}
		if ( labels[ 0 ] === 'google' ) {
			return [ 'organic', 'google', 'organic' ];
		}
		for ( const [ of, [ parameter, name ] ] of Object.entries( engines ) ) {
			if ( below( host, of ) && url.searchParams.has( parameter ) ) {
				return [ 'organic', name, 'organic' ];
			}
		}
		if ( ! hasSession ) {
			let source = host;
			if ( below( host, 't.co' ) ) {
				source = 'twitter.com';
			} else if ( below( host, 'plus.url.google.com' ) ) {
				source = 'plus.google.com';
			}
			return [ 'referral', source, 'referral' ];
		}
	}
	if ( kept === undefined ) {
		return [ 'typein', '(direct)', '(none)' ];
	}
	if ( [ 'utm', 'organic', 'referral', 'typein' ].includes( kept ) ) {
		return 'kept';
	}
	const fallback = '(Houston, we have a problem)';
	return [ fallback, fallback, fallback ];
}
