import { isSameOrSubdomain, readAddress, readValue } from './address';
import { findSearchEngine, yandexTerm } from './search-engines';

/** What a page knows about how a visitor came to it. */
export interface Landing {
	readonly address: string;
	/** '' if there is none. */
	readonly referrer: string;
	/** The shop's host, without "www.". */
	readonly host: string;
	/** Unix time in milliseconds. */
	readonly time: number;
	readonly agent: string;
}

export const none = '(none)';

/** The value of fields if a stored record is invalid (spec §8). */
export const invalidValue = '(Houston, we have a problem)';

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

/** Parameters that advertising networks add to links. */
const clickIds = [
	[ 'gclid', 'google' ],
	[ 'yclid', 'yandex' ],
] as const;

/** Hosts of short links and the networks behind them. */
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
	const utm = parameters.map( ( name ) =>
		readValue( query, `utm_${ name }` )
	);
	const network = clickIds.find(
		( [ id ] ) => readValue( query, id ) !== undefined
	)?.[ 1 ];
	if ( ! network && utm.every( ( value ) => value === undefined ) ) {
		return undefined;
	}
	const defaults = [
		...( network ? [ network, 'cpc', `${ network }_cpc` ] : [ , , , ] ),
		,
		yandexTerm( readAddress( referrer ) ),
	];
	return traffic(
		'utm',
		...utm.map( ( value, at ) => value || defaults[ at ] )
	);
}

/**
 * The traffic source by the five rules of spec §4; undefined if the stored record
 * remains valid. `hasSession`: the visit has started on an earlier page.
 */
export function trafficOf(
	landing: Landing,
	hasSession: boolean,
	storedType?: string
): Traffic | undefined {
	const campaign = campaignOf( landing );
	if ( campaign ) {
		return campaign;
	}
	const referrer = readAddress( landing.referrer );
	const { host } = referrer;
	if ( host && ! isSameOrSubdomain( host, landing.host ) ) {
		const engine = findSearchEngine( referrer );
		if ( engine ) {
			return traffic( 'organic', engine, 'organic' );
		}
		if ( ! hasSession ) {
			const network = aliases.find( ( [ short ] ) =>
				isSameOrSubdomain( host, short )
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
	if ( storedType === undefined ) {
		return traffic( 'typein', '(direct)' );
	}
	return /^(utm|organic|referral|typein)$/.test( storedType )
		? undefined
		: traffic( invalidValue, invalidValue, invalidValue );
}
