/** One page of a visit. */
export interface Step {
	/** Path, query and fragment. */
	readonly at?: string;
	readonly referrer?: string;
	/** Minutes since the previous page; after thirty the session has ended. */
	readonly after?: number;
	/** Whether tracking is allowed when the page loads. */
	readonly allowed?: boolean;
	/** Value of the WP Consent API's cookie when the page loads. */
	readonly consent?: 'allow' | 'deny' | '';
	/** Actions on the page, in this order. */
	readonly then?: ReadonlyArray<
		| 'allow'
		| 'forbid'
		| 'consent: allow'
		| 'consent: deny'
		| 'a minute passes'
		| 'the address changes'
	>;
}

export interface LandingCase {
	readonly name: string;
	/** Default: `https://vitrina.test`. */
	readonly shop?: string;
	readonly zone?: string;
	readonly base64?: boolean;
	readonly steps: readonly Step[];
	/** Expected record of our script. */
	readonly ours: Readonly< Record< string, string > >;
	/** What WooCommerce's script records instead; `reason` names the row of docs/decisions/0013-attribution.md. */
	readonly theirs?: Readonly< Record< string, string > >;
	readonly reason?: string;
	/** Expected names of the remaining cookies, if the case is about them. */
	readonly cookies?: { readonly ours: number; readonly theirs: number };
}

const land = ( at: string, referrer = '' ): Step => ( { at, referrer } );

const from = ( source: string, medium: string, type = 'utm' ) => ( {
	source_type: type,
	utm_source: source,
	utm_medium: medium,
} );

const organic = ( engine: string ) => from( engine, 'organic', 'organic' );

const referral = ( host: string, path = '/' ) => ( {
	...from( host, 'referral', 'referral' ),
	utm_content: path,
} );

const direct = from( '(direct)', '(none)', 'typein' );

const nothing = {
	source_type: '',
	utm_source: '',
	session_pages: '',
	session_entry: '',
	user_agent: '',
};

const newsletter =
	'/?utm_source=naujienlaiskis&utm_medium=email&utm_campaign=ruduo';
const advert = '/?gclid=EAIaIQob';
const inside = 'https://vitrina.test/parduotuve/';

const campaigns: LandingCase[] = [
	{
		name: 'all nine parameters of a campaign',
		steps: [
			land(
				'/produktas/lino-skalbiniai/?utm_source=fb&utm_medium=cpc&utm_campaign=a&utm_content=b&utm_term=c&utm_id=d&utm_source_platform=e&utm_creative_format=f&utm_marketing_tactic=g'
			),
		],
		ours: {
			...from( 'fb', 'cpc' ),
			utm_campaign: 'a',
			utm_content: 'b',
			utm_term: 'c',
			utm_id: 'd',
			utm_source_platform: 'e',
			utm_creative_format: 'f',
			utm_marketing_tactic: 'g',
			referrer: '(none)',
			session_pages: '1',
			session_count: '1',
		},
	},
	{
		name: 'a campaign with a source only',
		steps: [ land( '/?utm_source=fb' ) ],
		ours: from( 'fb', '(none)' ),
	},
	{
		name: 'a campaign with a medium only',
		steps: [ land( '/?utm_medium=email' ) ],
		ours: from( '(none)', 'email' ),
	},
	{
		name: 'a campaign with an id only',
		steps: [ land( '/?utm_id=42' ) ],
		ours: { ...from( '(none)', '(none)' ), utm_id: '42' },
	},
	{
		name: 'a campaign in Lithuanian, encoded',
		steps: [
			land(
				'/?utm_source=vie%C5%A1bu%C4%8Diai&utm_campaign=Ruduo%20%E2%80%93%2050%25'
			),
		],
		ours: {
			...from( 'viešbučiai', '(none)' ),
			utm_campaign: 'Ruduo – 50%',
		},
	},
	{
		name: 'a campaign with a plus sign',
		steps: [ land( '/?utm_source=fb&utm_campaign=ruduo+2026' ) ],
		ours: { utm_campaign: 'ruduo+2026' },
	},
	{
		name: 'a campaign on a link from a search engine',
		steps: [ land( newsletter, 'https://www.google.lt/' ) ],
		ours: {
			...from( 'naujienlaiskis', 'email' ),
			referrer: 'https://www.google.lt/',
		},
	},
	{
		name: 'a campaign on a link from another site',
		steps: [ land( newsletter, 'https://www.delfi.lt/verslas' ) ],
		ours: from( 'naujienlaiskis', 'email' ),
	},
	{
		name: 'a campaign on a link inside the shop',
		steps: [ land( newsletter, inside ) ],
		ours: from( 'naujienlaiskis', 'email' ),
	},
	{
		name: 'a campaign from Yandex without a term takes what was searched for',
		steps: [
			land(
				'/?utm_source=yandex',
				'https://yandex.ru/search/?text=%D0%B4%D1%83%D1%85%D0%B8'
			),
		],
		ours: { ...from( 'yandex', '(none)' ), utm_term: 'духи' },
	},
	{
		name: 'parameters in capitals are no campaign',
		steps: [ land( '/?UTM_SOURCE=fb' ) ],
		ours: direct,
	},
	{
		name: 'parameters in the fragment are no campaign',
		steps: [ land( '/#utm_source=fb' ) ],
		ours: direct,
	},
	{
		name: 'a value with an equals sign',
		steps: [ land( '/?utm_source=fb&utm_content=dydis=50ml' ) ],
		ours: { utm_content: 'dydis=50ml' },
		theirs: { utm_content: 'dydis' },
		reason: 'equals sign',
	},
	{
		name: 'a parameter that is there twice',
		steps: [ land( '/?utm_source=fb&utm_source=ig' ) ],
		ours: from( 'fb', '(none)' ),
		theirs: from( 'fb,ig', '(none)' ),
		reason: 'twice',
	},
	{
		name: 'a parameter without a value',
		steps: [ land( '/?utm_source=&utm_medium=email' ) ],
		ours: from( '(none)', 'email' ),
		theirs: from( '', 'email' ),
		reason: 'empty',
	},
	{
		name: 'a value that would add a field to the record',
		steps: [ land( '/?utm_source=fb|||mdm=nemokama' ) ],
		ours: from( 'fb|||mdm=nemokama', '(none)' ),
		theirs: {
			...from( 'fb', '(none)' ),
			session_entry: 'https://vitrina.test/?utm_source=fb',
		},
		reason: 'delimiter',
	},
	{
		name: 'a value with a lone per cent sign',
		steps: [
			land( '/?utm_source=vie%C5%A1bu%C4%8Diai%&utm_campaign=50%' ),
		],
		ours: { ...from( 'viešbučiai%', '(none)' ), utm_campaign: '50%' },
		theirs: {
			...from( 'vieÅ¡buÄ\u008diai%', '(none)' ),
			session_entry:
				'https://vitrina.test/?utm_source=vieÅ¡buÄ\u008diai%&utm_campaign=50%',
		},
		reason: 'per cent sign',
	},
];

const clicks: LandingCase[] = [
	{
		name: 'a click on an advertisement of Google',
		steps: [ land( advert, 'https://www.google.com/' ) ],
		ours: { ...from( 'google', 'cpc' ), utm_campaign: 'google_cpc' },
	},
	{
		name: 'a click on an advertisement of Yandex',
		steps: [ land( '/?yclid=123' ) ],
		ours: { ...from( 'yandex', 'cpc' ), utm_campaign: 'yandex_cpc' },
	},
	{
		name: 'a click id beside a campaign of its own name',
		steps: [ land( '/?gclid=1&utm_campaign=ruduo&utm_source=skelbimas' ) ],
		ours: { ...from( 'skelbimas', 'cpc' ), utm_campaign: 'ruduo' },
	},
	{
		name: 'a click id without a value is none',
		steps: [ land( '/?gclid' ) ],
		ours: direct,
	},
	{
		name: 'a click on Facebook is a referral',
		steps: [ land( '/?fbclid=IwAR0', 'https://l.facebook.com/' ) ],
		ours: referral( 'l.facebook.com' ),
	},
	{
		name: 'a click on an advertisement of Microsoft is a search at Bing',
		steps: [
			land( '/?msclkid=9', 'https://www.bing.com/search?q=kvepalai' ),
		],
		ours: organic( 'bing' ),
	},
];

const search = ( engine: string, referrer: string ): LandingCase => ( {
	name: `a search at ${ new URL( referrer ).hostname }`,
	steps: [ land( '/', referrer ) ],
	ours: organic( engine ),
} );

const searches: LandingCase[] = [
	search( 'google', 'https://www.google.com/' ),
	search( 'google', 'https://google.lt/search?q=zvakes' ),
	search( 'yandex', 'https://yandex.ru/search/?lr=1&text=svechi' ),
	search( 'yandex', 'https://search.yandex.com.tr/?text=mum' ),
	search( 'bing', 'https://www.bing.com/search?form=QBLH&q=zvakes' ),
	search( 'yahoo', 'https://r.search.yahoo.com/search?p=zvakes' ),
	search( 'about', 'https://search.about.com/?q=zvakes' ),
	search( 'aol', 'https://search.aol.com/aol/search?q=zvakes' ),
	search( 'ask', 'https://www.ask.com/web?q=zvakes' ),
	search( 'globo', 'https://searches.globososo.com/?q=zvakes' ),
	search( 'go.mail.ru', 'https://go.mail.ru/search?q=svechi' ),
	search( 'rambler', 'https://nova.rambler.ru/search?query=svechi' ),
	search( 'tut.by', 'https://search.tut.by/?query=svechi' ),
	{
		name: 'a search engine that tells no query',
		steps: [ land( '/', 'https://www.bing.com/' ) ],
		ours: referral( 'bing.com' ),
	},
	{
		name: 'Yandex without what was searched for',
		steps: [ land( '/', 'https://yandex.ru/maps?l=1' ) ],
		ours: referral( 'yandex.ru', '/maps' ),
	},
	{
		name: 'a search engine that is not on the list',
		steps: [ land( '/', 'https://duckduckgo.com/?q=zvakes' ) ],
		ours: referral( 'duckduckgo.com' ),
	},
	{
		name: 'another service of a search engine',
		steps: [ land( '/', 'https://mail.google.com/mail/u/0/' ) ],
		ours: referral( 'mail.google.com', '/mail/u/0/' ),
	},
	{
		name: 'a page of a search engine whose parameter only ends like the right one',
		steps: [ land( '/', 'https://www.bing.com/pomoc?faq=1' ) ],
		ours: referral( 'bing.com', '/pomoc' ),
		theirs: { ...organic( 'bing' ), utm_content: '(none)' },
		reason: 'whole name',
	},
];

const referrals: LandingCase[] = [
	{
		name: 'a link on another site',
		steps: [ land( '/', 'https://www.delfi.lt/verslas/kvapai?p=2' ) ],
		ours: {
			...referral( 'delfi.lt', '/verslas/kvapai' ),
			referrer: 'https://www.delfi.lt/verslas/kvapai?p=2',
			session_entry: 'https://vitrina.test/',
		},
	},
	{
		name: 'a link on a site with a port',
		steps: [ land( '/', 'https://forumas.example:8443/tema/7' ) ],
		ours: referral( 'forumas.example', '/tema/7' ),
	},
	{
		name: 'a link with letters of Lithuanian in its path',
		steps: [ land( '/', 'https://tinklarastis.example/kvapų-naujienos' ) ],
		ours: referral( 'tinklarastis.example', '/kvapų-naujienos' ),
	},
	{
		name: 'a site whose name only ends like the shop’s',
		steps: [ land( '/', 'https://nevitrina.test/' ) ],
		ours: referral( 'nevitrina.test' ),
	},
	{
		name: 'a link on a subdomain of the shop',
		steps: [ land( '/', 'https://zurnalas.vitrina.test/kvapai' ) ],
		ours: direct,
	},
	{
		name: 'a short link of Twitter',
		steps: [ land( '/', 'https://t.co/a1B2c3' ) ],
		ours: referral( 'twitter.com', '/a1B2c3' ),
	},
	{
		name: 'a short link of Twitter on a subdomain',
		steps: [ land( '/', 'https://www.t.co/a1B2c3' ) ],
		ours: referral( 'twitter.com', '/a1B2c3' ),
	},
	{
		name: 'a short link of Google Plus',
		steps: [ land( '/', 'https://plus.url.google.com/x' ) ],
		ours: referral( 'plus.google.com', '/x' ),
	},
	{
		name: 'a host that only ends like a short link’s',
		steps: [ land( '/', 'https://pirkt.co/' ) ],
		ours: referral( 'pirkt.co' ),
	},
];

const visits: LandingCase[] = [
	{ name: 'a typed address', steps: [ land( '/' ) ], ours: direct },
	{
		name: 'a typed address with a query of its own',
		steps: [ land( '/parduotuve/?orderby=price' ) ],
		ours: direct,
	},
	{
		name: 'a link of the shop on a first page',
		steps: [ land( '/krepselis-2/', inside ) ],
		ours: { ...direct, referrer: inside },
	},
	{
		name: 'three pages of one visit',
		steps: [
			land( newsletter ),
			land( '/parduotuve/', inside ),
			land( '/krepselis-2/', inside ),
		],
		ours: {
			...from( 'naujienlaiskis', 'email' ),
			session_pages: '3',
			session_count: '1',
			session_entry: `https://vitrina.test${ newsletter }`,
		},
	},
	{
		name: 'the first page once more',
		steps: [
			land( '/', 'https://www.google.com/' ),
			land( '/', 'https://www.google.com/' ),
		],
		ours: { ...organic( 'google' ), session_pages: '2' },
	},
	{
		name: 'a link on another site inside a session, such as a bank’s',
		steps: [
			land( newsletter ),
			land( '/apmokejimas/', 'https://bankas.example/' ),
		],
		ours: { ...from( 'naujienlaiskis', 'email' ), session_pages: '2' },
	},
	{
		name: 'a search inside a session',
		steps: [ land( newsletter ), land( '/', 'https://www.google.lt/' ) ],
		ours: { ...organic( 'google' ), session_pages: '2' },
	},
	{
		name: 'another campaign inside a session',
		steps: [ land( newsletter ), land( advert ) ],
		ours: {
			...from( 'google', 'cpc' ),
			session_pages: '2',
			session_count: '1',
			session_entry: `https://vitrina.test${ advert }`,
		},
	},
	{
		name: 'a page after 29 minutes',
		steps: [
			land( newsletter ),
			{ ...land( '/', 'https://www.delfi.lt/' ), after: 29 },
		],
		ours: {
			...from( 'naujienlaiskis', 'email' ),
			session_pages: '2',
			session_count: '1',
		},
	},
	{
		name: 'a typed address after the session',
		steps: [ land( newsletter ), { ...land( '/' ), after: 31 } ],
		ours: {
			...from( 'naujienlaiskis', 'email' ),
			session_pages: '1',
			session_count: '2',
		},
	},
	{
		name: 'a link on another site after the session',
		steps: [
			land( newsletter ),
			{ ...land( '/', 'https://www.delfi.lt/' ), after: 31 },
		],
		ours: {
			...referral( 'delfi.lt' ),
			session_pages: '1',
			session_count: '2',
		},
	},
	{
		name: 'another campaign after two sessions',
		steps: [
			land( newsletter ),
			{ ...land( '/' ), after: 45 },
			{ ...land( advert ), after: 45 },
		],
		ours: { ...from( 'google', 'cpc' ), session_count: '3' },
	},
	{
		name: 'cookies in base64',
		base64: true,
		steps: [ land( newsletter ), land( '/parduotuve/', inside ) ],
		ours: { ...from( 'naujienlaiskis', 'email' ), session_pages: '2' },
	},
	{
		name: 'a shop with www.',
		shop: 'https://www.vitrina.test',
		steps: [
			land( newsletter ),
			land( '/parduotuve/', 'https://vitrina.test/' ),
		],
		ours: { ...from( 'naujienlaiskis', 'email' ), session_pages: '2' },
	},
];

const zones: LandingCase[] = [
	...[ 'Europe/Vilnius', 'America/New_York', 'Pacific/Kiritimati' ].map(
		( zone ): LandingCase => ( {
			name: `a visitor in ${ zone }`,
			zone,
			steps: [ land( newsletter ) ],
			ours: { session_start_time: '2035-11-21 10:20:30' },
		} )
	),
	{
		name: 'a visitor half an hour off',
		zone: 'Asia/Kolkata',
		steps: [ land( newsletter ) ],
		ours: { session_start_time: '2035-11-21 10:20:30' },
		theirs: { session_start_time: '2035-11-21 09:50:30' },
		reason: 'half an hour',
	},
];

const consents: LandingCase[] = [
	{
		name: 'no consent',
		steps: [ { ...land( newsletter ), allowed: false } ],
		ours: nothing,
		cookies: { ours: 0, theirs: 0 },
	},
	{
		name: 'consent given late, on the landing page',
		steps: [
			{
				...land( newsletter, 'https://www.delfi.lt/' ),
				allowed: false,
				then: [ 'allow' ],
			},
		],
		ours: {
			...from( 'naujienlaiskis', 'email' ),
			referrer: 'https://www.delfi.lt/',
			session_pages: '1',
			session_count: '1',
		},
	},
	{
		name: 'consent given a minute later',
		steps: [
			{
				...land( newsletter ),
				allowed: false,
				then: [ 'a minute passes', 'allow' ],
			},
		],
		ours: { session_start_time: '2035-11-21 10:20:30' },
		theirs: { session_start_time: '2035-11-21 10:21:30' },
		reason: 'moment of the landing',
	},
	{
		name: 'consent given after a script has changed the address',
		steps: [
			{
				...land( newsletter ),
				allowed: false,
				then: [ 'the address changes', 'allow' ],
			},
		],
		ours: {
			...from( 'naujienlaiskis', 'email' ),
			session_entry: `https://vitrina.test${ newsletter }`,
		},
		theirs: {
			...direct,
			utm_campaign: '(none)',
			session_entry: 'https://vitrina.test/kita/',
		},
		reason: 'moment of the landing',
	},
	{
		name: 'consent given on the second page',
		steps: [
			{ ...land( newsletter ), allowed: false },
			{ ...land( '/', inside ), allowed: false, then: [ 'allow' ] },
		],
		ours: { ...direct, session_pages: '1' },
	},
	{
		name: 'consent withdrawn',
		steps: [ { ...land( newsletter ), then: [ 'forbid' ] } ],
		ours: nothing,
		cookies: { ours: 0, theirs: 0 },
	},
	{
		name: 'consent withdrawn in a shop with www.',
		shop: 'https://www.vitrina.test',
		steps: [ { ...land( newsletter ), then: [ 'forbid' ] } ],
		ours: nothing,
		cookies: { ours: 0, theirs: 7 },
		reason: 'www',
	},
	{
		name: 'consent withdrawn between two pages',
		steps: [ land( newsletter ), { ...land( '/' ), allowed: false } ],
		ours: nothing,
		cookies: { ours: 0, theirs: 0 },
	},
	{
		name: 'consent withdrawn and given again',
		steps: [ { ...land( newsletter ), then: [ 'forbid', 'allow' ] } ],
		ours: {
			...from( 'naujienlaiskis', 'email' ),
			session_pages: '1',
			session_count: '1',
		},
	},
	{
		name: 'consent told twice, as payment plugins do',
		steps: [ { ...land( newsletter ), then: [ 'allow' ] } ],
		ours: { session_pages: '1' },
		theirs: { session_pages: '2' },
		reason: 'one page',
	},
	{
		name: 'consent by the WP Consent API',
		steps: [ { ...land( newsletter ), consent: 'allow' } ],
		ours: from( 'naujienlaiskis', 'email' ),
	},
	{
		name: 'no consent by the WP Consent API',
		steps: [ { ...land( newsletter ), consent: '' } ],
		ours: nothing,
		cookies: { ours: 0, theirs: 0 },
	},
	{
		name: 'consent given late by the WP Consent API',
		steps: [
			{ ...land( newsletter ), consent: '', then: [ 'consent: allow' ] },
		],
		ours: from( 'naujienlaiskis', 'email' ),
	},
	{
		name: 'consent withdrawn by the WP Consent API',
		steps: [
			{
				...land( newsletter ),
				consent: 'allow',
				then: [ 'consent: deny' ],
			},
		],
		ours: nothing,
		cookies: { ours: 0, theirs: 0 },
	},
];

export const landingCases: readonly LandingCase[] = [
	...campaigns,
	...clicks,
	...searches,
	...referrals,
	...visits,
	...zones,
	...consents,
];
