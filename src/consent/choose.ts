import { emit } from '@vitrina/core';
import { tellConsentApi } from './consent-api';
import { signal } from './consent-mode';
import { forgetCookies } from './forget';
import { allLetters, toChoice, toCookie } from './record';
import { holdsReleased, releaseTags } from './tags';
import { takeBarAway } from './take-away';

/** What the page says of the question. */
export interface Question {
	readonly version: string;
	/** Days that the answer holds. */
	readonly length: string;
}

/**
 * Writes the visitor's answer down, takes the bar away and tells whoever waits
 * for an answer.
 *
 * @param letters  What is allowed; see record.ts.
 * @param question
 */
export function choose( letters: string, question: Question ): void {
	takeBarAway();
	document.cookie = toCookie(
		question.version,
		letters,
		Number( question.length ),
		Math.floor( Date.now() / 1000 )
	);
	document.documentElement.dataset.consent = letters;
	const choice = toChoice( letters );
	signal( 'update', letters );
	tellConsentApi( choice );
	emit( 'consent:changed', choice );
	forgetCookies(
		allLetters
			.filter( ( letter ) => ! letters.includes( letter ) )
			.join( '' )
	);
	if ( holdsReleased( document, letters ) ) {
		// What a foreign script has begun ends only with the page.
		location.reload();
		return;
	}
	releaseTags( document, letters );
}
