import fc from 'fast-check';
import { defaultFields, readFields } from '../fields';
import { reasonOf } from '../reason';
import { cookieNames } from '../records';
import { recordVisit } from '../visit';
import { memoryCookies } from './memory-cookies';

const settings = { lifetime: 0.00001, session: 30 };

const landing = ( at = '/', referrer = '' ) => ( {
	address: `https://vitrina.lt${ at }`,
	referrer,
	host: 'vitrina.lt',
	time: Date.UTC( 2026, 0, 2, 3, 4, 5 ),
	agent: 'Mozilla/5.0 (100%; a|||uip=1)',
} );

const reason = ( cookies: Parameters< typeof reasonOf >[ 0 ] ) =>
	reasonOf( cookies, 'vitrina.lt', true, true );

describe( 'the records of a visit', () => {
	it( '[ATT-02] counts visits and pages as a plain count does, however sessions end', () => {
		fc.assert(
			fc.property( fc.array( fc.boolean() ), ( ends ) => {
				const { cookies, kept } = memoryCookies();
				recordVisit( cookies, landing(), settings );
				let [ visits, pages ] = [ 1, 1 ];
				for ( const hasEnded of ends ) {
					if ( hasEnded ) {
						kept.delete( 'sbjs_session' );
						visits++;
						pages = 0;
					}
					pages++;
					recordVisit( cookies, landing(), settings );
				}
				expect( readFields( cookies, defaultFields ) ).toMatchObject( {
					session_count: String( visits ),
					session_pages: String( pages ),
				} );
			} )
		);
	} );

	it( '[ATT-02] stores the values of a link, which cannot add fields', () => {
		const text = fc.string( {
			unit: 'grapheme',
			minLength: 1,
			maxLength: 20,
		} );
		fc.assert(
			fc.property( text, text, ( source, path ) => {
				const { cookies } = memoryCookies();
				const at = `/${ encodeURIComponent( path ) }?utm_source=${ encodeURIComponent( source ) }`;
				recordVisit( cookies, landing( at ), settings );
				expect( readFields( cookies, defaultFields ) ).toMatchObject( {
					source_type: 'utm',
					utm_source: source,
					utm_medium: '(none)',
					session_entry: `https://vitrina.lt/${ path }?utm_source=${ source }`,
					user_agent: 'Mozilla/5.0 (100%; a|||uip=1)',
				} );
			} )
		);
	} );

	it( '[ATT-02] writes the four records under WooCommerce’s names', () => {
		const { cookies, kept } = memoryCookies();
		recordVisit(
			cookies,
			landing( '/a/', 'https://www.delfi.lt/b' ),
			settings
		);
		const extra =
			'fd=2026-01-02 03:04:05|||ep=https://vitrina.lt/a/|||rf=https://www.delfi.lt/b';
		const source =
			'typ=referral|||src=delfi.lt|||mdm=referral|||cmp=(none)|||cnt=/b|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)';
		expect( Object.fromEntries( kept ) ).toEqual( {
			sbjs_migrations: '1418474375998=1',
			sbjs_current: source,
			sbjs_current_add: extra,
			sbjs_first: source,
			sbjs_first_add: extra,
			sbjs_session: 'pgs=1|||cpg=https://vitrina.lt/a/',
			sbjs_udata:
				'vst=1|||uip=(none)|||uag=Mozilla/5.0 (100%; a%7C%7C%7Cuip=1)',
		} );
	} );

	it( '[ATT-02] keeps the first source when a campaign changes inside a session', () => {
		const { cookies, kept } = memoryCookies();
		recordVisit( cookies, landing( '/?utm_source=a' ), settings );
		recordVisit( cookies, landing( '/?utm_source=b' ), settings );
		expect( kept.get( 'sbjs_first' ) ).toContain( 'src=a' );
		expect( kept.get( 'sbjs_current' ) ).toContain( 'src=b' );
		expect( kept.get( 'sbjs_session' ) ).toContain( 'pgs=2' );
	} );

	it.each( [
		[ 0.00001, 30, 0, 30 ],
		[ 0, 0, 259_200, 30 ],
		[ 6, 45, 259_200, 45 ],
	] )(
		'[ATT-02] of a lifetime of %d months and a session of %d minutes',
		( lifetime, session, life, ends ) => {
			const { cookies, minutes } = memoryCookies();
			recordVisit( cookies, landing(), { lifetime, session } );
			expect( minutes.get( 'sbjs_current' ) ).toBe( life );
			expect( minutes.get( 'sbjs_session' ) ).toBe( ends );
		}
	);

	it( '[ATT-02] draws a promo code once, within its range, and none unasked', () => {
		const { cookies, kept } = memoryCookies();
		recordVisit( cookies, landing(), settings );
		expect( kept.has( 'sbjs_promo' ) ).toBe( false );
		const promo = [ 100000, 999999 ] as const;
		recordVisit( cookies, landing(), { ...settings, promo } );
		const code = kept.get( 'sbjs_promo' );
		expect( code ).toMatch( /^code=[1-9]\d{5}$/ );
		recordVisit( cookies, landing(), { ...settings, promo } );
		expect( kept.get( 'sbjs_promo' ) ).toBe( code );
	} );

	it( '[ATT-03] names the eight cookies of the tracker', () => {
		expect( [ ...cookieNames ].sort().join() ).toBe(
			'sbjs_current,sbjs_current_add,sbjs_first,sbjs_first_add,sbjs_migrations,sbjs_promo,sbjs_session,sbjs_udata'
		);
	} );
} );

describe( 'the reason for an unknown origin', () => {
	it( '[ATT-02] is none where the origin is known', () => {
		const { cookies } = memoryCookies();
		recordVisit( cookies, landing( '/?utm_source=a' ), settings );
		expect( reason( cookies ) ).toBe( '' );
		recordVisit(
			cookies,
			landing( '/', 'https://vitrina.lt/a' ),
			settings
		);
		expect( reason( cookies ) ).toBe( '' );
	} );

	it( '[ATT-03] tells who has decided', () => {
		const { cookies } = memoryCookies();
		expect( reasonOf( cookies, 'vitrina.lt', false, true ) ).toBe(
			'no-consent'
		);
		expect( reasonOf( cookies, 'vitrina.lt', false, false ) ).toBe(
			'not-allowed'
		);
	} );

	it( '[ATT-02] is blocked cookies where nothing stays', () => {
		const { cookies } = memoryCookies();
		const blocked = { ...cookies, write: () => {} };
		recordVisit( blocked, landing(), settings );
		expect( reason( blocked ) ).toBe( 'cookies-blocked' );
	} );

	it( '[ATT-02] is a lost session where a visit seems to begin with a link of the shop', () => {
		const { cookies } = memoryCookies();
		recordVisit(
			cookies,
			landing( '/', 'https://www.vitrina.lt/a' ),
			settings
		);
		expect( reason( cookies ) ).toBe( 'session-lost' );
	} );

	it( '[ATT-02] is a damaged record where the kept type is none', () => {
		const { cookies, kept } = memoryCookies();
		kept.set( 'sbjs_current', 'x' );
		recordVisit( cookies, landing(), settings );
		expect( reason( cookies ) ).toBe( 'record-damaged' );
	} );
} );
