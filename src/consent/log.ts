/**
 * Reports choices to the shop's log. The visitor sees nothing of it: a report that
 * fails is sent once more by the next page.
 */
import type { Question } from './choose';
import { readNumber, toCookie } from './record';

interface LoggedChoice {
	readonly letters: string;
	/** When the choice was made, a Unix time in seconds. */
	readonly time: number;
	readonly number: string;
	/** Number of the choice that it replaces, or empty. */
	readonly previous: string;
}

/** 64 bits as 16 hexadecimal digits; without TLS, browsers have no `randomUUID`. */
export const randomNumber = (): string =>
	Array.from( crypto.getRandomValues( new Uint8Array( 8 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/** Reports a choice, also while the page is left. */
export async function report(
	choice: LoggedChoice,
	question: Question
): Promise< void > {
	const { letters, number, previous } = choice;
	try {
		const { ok } = await window.fetch( question.log, {
			method: 'POST',
			keepalive: true,
			body: new URLSearchParams( { number, choice: letters, previous } ),
		} );
		// Meanwhile the visitor may have made another choice.
		if ( ok && readNumber( document.cookie ) === number ) {
			markAsSent( choice, question );
		}
	} catch {
		// The mark in the cookie stays, and the next page reports the choice again.
	}
}

/** Reports a choice that an earlier page could not report. There is no third attempt. */
export function reportAgain( question: Question ): void {
	const [ , letters, time, number, previous ] =
		/(?:^|; )vitrina_consent=\d+\.(\w*)\.(\d+)\.(\w+)-(\w*)/.exec(
			document.cookie
		) ?? [];
	if ( number && question.log ) {
		const choice = {
			letters: letters!,
			time: Number( time ),
			number,
			previous: previous!,
		};
		markAsSent( choice, question );
		void report( choice, question );
	}
}

/** Writes the record without the mark. Its date of expiry does not change. */
function markAsSent(
	{ letters, time, number }: LoggedChoice,
	{ version, length }: Question
): void {
	const days = ( Date.now() / 1000 - time ) / 86400;
	document.cookie = toCookie(
		version,
		letters,
		Number( length ) - days,
		time,
		number
	);
}
