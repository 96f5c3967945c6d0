import { emit } from '@vitrina/core';
import { updateConsentApi } from './consent-api';
import { signal } from './consent-mode';
import { deleteCookies } from './delete-cookies';
import { randomNumber, report } from './log';
import {
	allLetters,
	readNumber,
	sortLetters,
	toChoice,
	toCookie,
} from './record';
import { hasDisallowedTags, releaseTags } from './tags';
import { reportUnanswered, removeBar } from './remove-bar';

/** The question's settings, printed by PHP. */
export interface Question {
	/** Empty in the Customizer's preview. */
	readonly version: string;
	/** Days for which the choice is valid. */
	readonly length: string;
	/** Address to which choices are reported; empty if the shop keeps no log. */
	readonly log: string;
}

/** Saves the visitor's choice (letters: see record.ts), removes the bar, and reports it. */
export function choose( letters: string, question: Question ): void {
	removeBar();
	if ( ! question.version ) {
		// The preview must not change what the owner chose as a visitor.
		reportUnanswered();
		return;
	}
	const time = Math.floor( Date.now() / 1000 );
	const previous = readNumber( document.cookie );
	const number = question.log && randomNumber();
	document.cookie = toCookie(
		question.version,
		letters,
		Number( question.length ),
		time,
		number && `${ number }-${ previous }`
	);
	if ( number ) {
		void report(
			{ letters: sortLetters( letters ), time, number, previous },
			question
		);
	}
	document.documentElement.dataset.consent = letters;
	const choice = toChoice( letters );
	signal( 'update', letters );
	updateConsentApi( choice );
	emit( 'consent:changed', choice );
	deleteCookies(
		allLetters
			.filter( ( letter ) => ! letters.includes( letter ) )
			.join( '' )
	);
	if ( hasDisallowedTags( document, letters ) ) {
		// A third-party script that runs already can be stopped only by a reload.
		location.reload();
		return;
	}
	releaseTags( document, letters );
}
