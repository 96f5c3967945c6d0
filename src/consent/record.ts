import type { ConsentCategory } from '../core/events/map';

/** What a visitor can allow beyond the necessary: preferences, statistics, marketing. */
export const allLetters = [ 'p', 's', 'm' ] as const;

export type Letter = ( typeof allLetters )[ number ];

/** In the order of the record, each once. */
export const inOrder = ( letters: Iterable< string > ): string => {
	const given = new Set( letters );
	return allLetters.filter( ( letter ) => given.has( letter ) ).join( '' );
};

export type Choice = Readonly< Record< ConsentCategory, boolean > >;

/**
 * What the events tell.
 *
 * @param letters Those allowed.
 */
export const toChoice = ( letters: string ): Choice => ( {
	functional: true,
	preferences: letters.includes( 'p' ),
	statistics: letters.includes( 's' ),
	'statistics-anonymous': letters.includes( 's' ),
	marketing: letters.includes( 'm' ),
} );

/**
 * The record as the browser keeps it: which question, what was allowed, when.
 *
 * @param version Of the question.
 * @param letters Those allowed.
 * @param days    How long it holds (spec §9: 365).
 * @param now     Seconds.
 */
export const toCookie = (
	version: string,
	letters: string,
	days: number,
	now: number
): string =>
	`vitrina_consent=${ version }.${ inOrder( letters ) }.${ now };path=/;max-age=${
		days * 86400
	};samesite=lax`;

/**
 * Reads the record.
 *
 * @param cookies As the document has them.
 * @param version Of the question: the answer to another counts for nothing.
 * @return The letters allowed; undefined for who has not answered.
 */
export const readRecord = (
	cookies: string,
	version: string
): string | undefined =>
	new RegExp(
		`(?:^|; )vitrina_consent=${ version }\\.(p?s?m?)\\.\\d+(?:;|$)`
	).exec( cookies )?.[ 1 ];
