import { valueIn } from './address';
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

/** How long records are kept, and what of them; names are WooCommerce's. */
export interface VisitSettings {
	/** Of all records but the session's, in months of thirty days; a browser's session if less than a minute. */
	readonly lifetime: number;
	/** Of a session, in minutes. */
	readonly session: number;
	/** The range of a code that a visitor could name on the phone; none if missing. */
	readonly promo?: readonly [ number, number ];
}

/** A record as its cookie holds it. What a visitor's link says cannot add a field to it. */
const pack = ( fields: object ): string =>
	Object.entries( fields )
		.map(
			( [ name, value ] ) =>
				`${ name }=${ String( value ).replace( /\|/g, '%7C' ) }`
		)
		.join( '|||' );

const fieldOf = ( record: string, name: string ): string =>
	valueIn( record, name, '|' ) ?? '';

const counted = ( record: string, name: string ): number =>
	parseInt( fieldOf( record, name ), 10 ) || 1;

const numberIn = ( [ min, max ]: readonly [ number, number ] ): number =>
	Math.floor( min + Math.random() * ( max - min + 1 ) );

/**
 * Writes down one page of a visit: its source where it begins one, and the
 * counters (spec §3, §4).
 */
export function recordVisit(
	{ read, write }: Cookies,
	landing: Landing,
	settings: VisitSettings
): void {
	const life = Math.trunc( ( settings.lifetime || 6 ) * 30 * 24 * 60 );
	const keep = ( cookie: string, value: string ) =>
		write( cookie, value, life );
	const keepFirst = ( cookie: string, value: string ) =>
		read( cookie ) || keep( cookie, value );

	const going = read( session );
	const kept = read( current );
	const known = read( user );
	const found = trafficOf(
		landing,
		!! going,
		kept ? fieldOf( kept, 'typ' ) : undefined
	);

	// Tells WooCommerce's tracker that nothing here is in its format of 2014.
	keepFirst( migrations, '1418474375998=1' );
	if ( found ) {
		const extra = pack( {
			fd: new Date( landing.time )
				.toISOString()
				.slice( 0, 19 )
				.replace( 'T', ' ' ),
			ep: landing.address,
			rf: landing.referrer || none,
		} );
		keep( currentExtra, extra );
		keepFirst( firstExtra, extra );
	}
	const source = found ? pack( found ) : kept;
	keep( current, source );
	keepFirst( first, source );
	keep(
		user,
		pack( {
			vst: known ? counted( known, 'vst' ) + ( going ? 0 : 1 ) : 1,
			uip: none,
			uag: landing.agent,
		} )
	);
	write(
		session,
		pack( {
			pgs: going ? counted( going, 'pgs' ) + 1 : 1,
			cpg: landing.address,
		} ),
		settings.session || 30
	);
	if ( settings.promo ) {
		keepFirst( promo, pack( { code: numberIn( settings.promo ) } ) );
	}
}
