import fc from 'fast-check';
import { trafficOf } from '../traffic';
import { expectedTraffic } from './reference';

const word = fc.constantFrom( '', 'a', 'fb', 'ruduo', 'x1', '50%25' );
const name = fc.constantFrom(
	'utm_source',
	'utm_medium',
	'utm_campaign',
	'utm_content',
	'utm_term',
	'utm_id',
	'utm_source_platform',
	'utm_creative_format',
	'utm_marketing_tactic',
	'gclid',
	'yclid',
	'fbclid',
	'orderby',
	'xutm_source'
);
const host = fc
	.tuple(
		fc.constantFrom( '', 'www.', 'm.', 'r.search.' ),
		fc.constantFrom(
			'bing.com',
			'yahoo.com',
			'about.com',
			'aol.com',
			'ask.com',
			'globososo.com',
			'go.mail.ru',
			'mail.ru',
			'rambler.ru',
			'tut.by',
			'yandex.ru',
			'google.lt',
			'google.co.uk',
			't.co',
			'at.co',
			'plus.url.google.com',
			'delfi.lt',
			'vitrina.lt',
			'nevitrina.lt'
		)
	)
	.map( ( parts ) => parts.join( '' ) );
const referrer = fc.option(
	fc
		.tuple(
			host,
			fc.constantFrom( '/', '/search', '/a/b' ),
			fc.constantFrom(
				'',
				'?q=a',
				'?p=',
				'?query=a&q=b',
				'?faq=1',
				'?x=1&text=b'
			)
		)
		.map( ( [ of, path, query ] ) => `https://${ of }${ path }${ query }` ),
	{ nil: '' }
);
const arrival = fc.record( {
	query: fc.array( fc.tuple( name, word ), { maxLength: 4 } ),
	referrer,
	hasSession: fc.boolean(),
	kept: fc.constantFrom(
		undefined,
		'utm',
		'organic',
		'referral',
		'typein',
		'',
		'kita'
	),
} );

const arrive = ( {
	query,
	...rest
}: {
	query: ReadonlyArray< readonly [ string, string ] >;
	referrer: string;
	hasSession: boolean;
	kept: string | undefined;
} ) =>
	trafficOf(
		{
			address: `https://vitrina.lt/p/?${ query
				.map( ( pair ) => pair.join( '=' ) )
				.join( '&' ) }#top`,
			referrer: rest.referrer,
			host: 'vitrina.lt',
			time: 0,
			agent: '',
		},
		rest.hasSession,
		rest.kept
	);

describe( 'where a visitor came from', () => {
	it( '[ATT-01] follows the five rules in their order, as a plain reference does', () => {
		fc.assert(
			fc.property( arrival, ( one ) => {
				const found = arrive( one );
				expect(
					found ? [ found.typ, found.src, found.mdm ] : 'kept'
				).toEqual( expectedTraffic( one ) );
			} ),
			{ numRuns: 3000 }
		);
	} );

	it( '[ATT-01] fills every field of the record, in the order of its cookie', () => {
		fc.assert(
			fc.property( arrival, ( one ) => {
				const found = arrive( { ...one, kept: undefined } ) ?? {};
				expect( Object.keys( found ).join() ).toBe(
					'typ,src,mdm,cmp,cnt,trm,id,plt,fmt,tct'
				);
				expect( Object.values( found ) ).not.toContain( '' );
			} )
		);
	} );

	it( '[ATT-01] puts the nine parameters where they belong', () => {
		expect(
			arrive( {
				query: [
					'source',
					'medium',
					'campaign',
					'content',
					'term',
					'id',
					'source_platform',
					'creative_format',
					'marketing_tactic',
				].map(
					( one, at ) => [ `utm_${ one }`, String( at ) ] as const
				),
				referrer: '',
				hasSession: false,
				kept: undefined,
			} )
		).toEqual( {
			typ: 'utm',
			src: '0',
			mdm: '1',
			cmp: '2',
			cnt: '3',
			trm: '4',
			id: '5',
			plt: '6',
			fmt: '7',
			tct: '8',
		} );
	} );

	it( '[ATT-02] says the fallback value of a record that it does not understand', () => {
		expect(
			arrive( {
				query: [],
				referrer: '',
				hasSession: true,
				kept: 'kita',
			} )?.typ
		).toBe( '(Houston, we have a problem)' );
	} );

	it( '[ATT-01] knows an app by its address', () => {
		expect(
			arrive( {
				query: [],
				referrer: 'android-app://com.google.android.gm/',
				hasSession: false,
				kept: undefined,
			} )
		).toMatchObject( { typ: 'referral', src: 'com.google.android.gm' } );
	} );
} );
