import { isOfHost, readAddress, valueIn } from './address';
import { searchEngineOf, yandexTerm } from './search-engines';

/** What a page knows of how somebody came to it. */
export interface Landing {
	readonly address: string;
	/** '' where there is none. */
	readonly referrer: string;
	/** The shop's, without "www.". */
	readonly host: string;
	/** In milliseconds. */
	readonly time: number;
	readonly agent: string;
}

export const none = '(none)';

/** The type of a record that cannot be understood (spec §8). */
export const oops = '(Houston, we have a problem)';

/**
 * The fields of the traffic source record (spec §3), in the order and under the
 * names that they have in their cookie: type, source, medium, campaign, content,
 * term, id, platform, format, tactic.
 */
const fields = [
	'typ',
	'src',
	'mdm',
	'cmp',
	'cnt',
	'trm',
	'id',
	'plt',
	'fmt',
	'tct',
] as const;

/** One value for each field; the type is `utm`, `organic`, `referral` or `typein`. */
export type Traffic = Readonly< Record< ( typeof fields )[ number ], string > >;

/** The parameters of a campaign's link, in the order of the fields. */
const parameters = [
	'source',
	'medium',
	'campaign',
	'content',
	'term',
	'id',
	'source_platform',
	'creative_format',
	'marketing_tactic',
];

/** What an advertisement's network puts into the link that was clicked. */
const clickIds = [
	[ 'gclid', 'google' ],
	[ 'yclid', 'yandex' ],
] as const;

/** Hosts that shorten a network's links. */
const aliases = [
	[ 't.co', 'twitter.com' ],
	[ 'plus.url.google.com', 'plus.google.com' ],
] as const;

const traffic = ( ...values: ReadonlyArray< string | undefined > ): Traffic =>
	Object.fromEntries(
		fields.map( ( field, at ) => [ field, values[ at ] || none ] )
	) as Traffic;

function campaignOf( { address, referrer }: Landing ): Traffic | undefined {
	const { query } = readAddress( address );
	const said = parameters.map( ( name ) =>
		valueIn( query, `utm_${ name }` )
	);
	const network = clickIds.find(
		( [ id ] ) => valueIn( query, id ) !== undefined
	)?.[ 1 ];
	if ( ! network && said.every( ( value ) => value === undefined ) ) {
		return undefined;
	}
	const otherwise = [
		...( network ? [ network, 'cpc', `${ network }_cpc` ] : [ , , , ] ),
		,
		yandexTerm( readAddress( referrer ) ),
	];
	return traffic(
		'utm',
		...said.map( ( value, at ) => value || otherwise[ at ] )
	);
}

/**
 * Where somebody came from, by the five rules of spec §4.
 *
 * @param landing    What the page knows.
 * @param hasSession Whether a visit goes on.
 * @param kept       The type that is kept from before.
 * @return Undefined where what is kept holds on.
 */
export function trafficOf(
	landing: Landing,
	hasSession: boolean,
	kept?: string
): Traffic | undefined {
	const campaign = campaignOf( landing );
	if ( campaign ) {
		return campaign;
	}
	const referrer = readAddress( landing.referrer );
	const { host } = referrer;
	if ( host && ! isOfHost( host, landing.host ) ) {
		const engine = searchEngineOf( referrer );
		if ( engine ) {
			return traffic( 'organic', engine, 'organic' );
		}
		if ( ! hasSession ) {
			const network = aliases.find( ( [ short ] ) =>
				isOfHost( host, short )
			)?.[ 1 ];
			return traffic(
				'referral',
				network ?? host,
				'referral',
				none,
				referrer.path
			);
		}
	}
	if ( kept === undefined ) {
		return traffic( 'typein', '(direct)' );
	}
	return /^(utm|organic|referral|typein)$/.test( kept )
		? undefined
		: traffic( oops, oops, oops );
}
