import { readValue } from './address';
import type { Cookies } from './cookies';
import {
	current,
	currentExtra,
	first,
	firstExtra,
	migrations,
	promo,
	session,
	user,
} from './records';
import { none, trafficOf, type Landing } from './traffic';

/** Lifetimes and options of the records; the names are WooCommerce's. */
export interface VisitSettings {
	/**
	 * Lifetime of all records except the session's, in months of 30 days; less than a minute
	 * means a session cookie.
	 */
	readonly lifetime: number;
	/** Lifetime of a session, in minutes. */
	readonly session: number;
	/** The range of a code that visitors can name on the phone; no code if missing. */
	readonly promo?: readonly [ number, number ];
}

/** Serialises a record for its cookie. Values of a link cannot add fields to it. */
const pack = ( fields: object ): string =>
	Object.entries( fields )
		.map(
			( [ name, value ] ) =>
				`${ name }=${ String( value ).replace( /\|/g, '%7C' ) }`
		)
		.join( '|||' );

const fieldOf = ( record: string, name: string ): string =>
	readValue( record, name, '|' ) ?? '';

const readCount = ( record: string, name: string ): number =>
	parseInt( fieldOf( record, name ), 10 ) || 1;

const randomNumber = ( [ min, max ]: readonly [ number, number ] ): number =>
	Math.floor( min + Math.random() * ( max - min + 1 ) );

/** Records one page of a visit: the source if the visit starts, and the counters (spec §3, §4). */
export function recordVisit(
	{ read, write }: Cookies,
	landing: Landing,
	settings: VisitSettings
): void {
	const minutes = Math.trunc( ( settings.lifetime || 6 ) * 30 * 24 * 60 );
	const save = ( cookie: string, value: string ) =>
		write( cookie, value, minutes );
	const saveFirst = ( cookie: string, value: string ) =>
		read( cookie ) || save( cookie, value );

	const currentSession = read( session );
	const stored = read( current );
	const known = read( user );
	const found = trafficOf(
		landing,
		!! currentSession,
		stored ? fieldOf( stored, 'typ' ) : undefined
	);

	// Shows WooCommerce's tracker that the records need no migration from its format of 2014.
	saveFirst( migrations, '1418474375998=1' );
	if ( found ) {
		const extra = pack( {
			fd: new Date( landing.time )
				.toISOString()
				.slice( 0, 19 )
				.replace( 'T', ' ' ),
			ep: landing.address,
			rf: landing.referrer || none,
		} );
		save( currentExtra, extra );
		saveFirst( firstExtra, extra );
	}
	const source = found ? pack( found ) : stored;
	save( current, source );
	saveFirst( first, source );
	save(
		user,
		pack( {
			vst: known
				? readCount( known, 'vst' ) + ( currentSession ? 0 : 1 )
				: 1,
			uip: none,
			uag: landing.agent,
		} )
	);
	write(
		session,
		pack( {
			pgs: currentSession ? readCount( currentSession, 'pgs' ) + 1 : 1,
			cpg: landing.address,
		} ),
		settings.session || 30
	);
	if ( settings.promo ) {
		saveFirst( promo, pack( { code: randomNumber( settings.promo ) } ) );
	}
}
