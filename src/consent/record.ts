import type { ConsentCategory } from '../core/events/map';

/** What a visitor can allow beyond the necessary: preferences, statistics, marketing. */
export const allLetters = [ 'p', 's', 'm' ] as const;

export type Letter = ( typeof allLetters )[ number ];

/** Sorts letters in the order of the record and drops duplicates. */
export const sortLetters = ( letters: Iterable< string > ): string => {
	const unique = new Set( letters );
	return allLetters.filter( ( letter ) => unique.has( letter ) ).join( '' );
};

export type Choice = Readonly< Record< ConsentCategory, boolean > >;

/** The choice as the events report it. */
export const toChoice = ( letters: string ): Choice => ( {
	functional: true,
	preferences: letters.includes( 'p' ),
	statistics: letters.includes( 's' ),
	'statistics-anonymous': letters.includes( 's' ),
	marketing: letters.includes( 'm' ),
} );

/**
 * The record as a cookie: version of the question, what was allowed, when, and the
 * choice's number in the shop's log. It is valid for `days` (spec §9: 365); `now` is in
 * seconds.
 *
 * @param version Version of the question.
 * @param letters The allowed letters.
 * @param days    Days for which the record is valid.
 * @param now     Unix time of the choice, in seconds.
 * @param number  Empty if the shop keeps no log. Until the log has the choice, a hyphen
 *                follows, and the number of the choice that this one replaces.
 */
export const toCookie = (
	version: string,
	letters: string,
	days: number,
	now: number,
	number = ''
): string =>
	`vitrina_consent=${ version }.${ sortLetters( letters ) }.${ now }${
		number && `.${ number }`
	};path=/;max-age=${ Math.round( days * 86400 ) };samesite=lax`;

/**
 * Reads the record: the allowed letters, or undefined if the visitor has not chosen. A
 * choice made for another version of the question is ignored.
 */
export const readRecord = (
	cookies: string,
	version: string
): string | undefined =>
	new RegExp(
		`(?:^|; )vitrina_consent=${ version }\\.(p?s?m?)\\.\\d+[.\\w-]*(?:;|$)`
	).exec( cookies )?.[ 1 ];

/** The number of the visitor's choice in the shop's log, or empty. */
export const readNumber = ( cookies: string ): string =>
	/(?:^|; )vitrina_consent=\d+\.\w*\.\d+\.(\w+)/.exec( cookies )?.[ 1 ] ?? '';

/** Whether the log has not confirmed the choice yet. */
export const isUnsent = ( cookies: string ): boolean =>
	/(?:^|; )vitrina_consent=[\w.]*-/.test( cookies );
