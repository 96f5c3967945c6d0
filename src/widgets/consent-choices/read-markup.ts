import type { Question } from '../../consent/choose';
import { findPart } from '@vitrina/react';

/** A category of consent, shown as a checkbox. */
export interface Category {
	/** Letter in the record; empty for the category that is always allowed. */
	readonly letter: string;
	readonly name: string;
	readonly purpose: string;
}

/** A button that sets all categories at once. */
export interface Answer {
	/** The record it saves; see src/consent/record.ts. */
	readonly letters: string;
	readonly text: string;
}

/** Props and markup of the dialog; see ConsentBar.php of the companion. */
export interface ConsentChoicesProps {
	readonly question: Question;
	/** URL of the dialog's stylesheet. */
	readonly style: string;
	/** Heading and its id. */
	readonly title: string;
	readonly titleId: string;
	/** Label of the close button. */
	readonly close: string;
	readonly categories: readonly Category[];
	/** Whether the shop has a privacy page. */
	readonly hasPolicy: boolean;
	/** Text about the saved choice, without its values; empty if the shop keeps no log. */
	readonly receipt: string;
	readonly answers: readonly Answer[];
	/** Text of the save button. */
	readonly save: string;
}

/** Reads the props and the markup. Throws if a setting or an element is missing. */
export function readMarkup(
	props: unknown,
	element: HTMLElement
): ConsentChoicesProps {
	const { version, length, style, log = '' } = Object( props );
	if ( ! [ version, length, style, log ].every( isText ) ) {
		throw new Error( 'The dialog of consent has no settings.' );
	}
	const find = ( selector: string, inside: Element = element ) =>
		findPart( inside, selector, 'dialog of consent' );
	const title = find( 'h2' );
	return {
		question: { version, length, log },
		style,
		title: title.textContent ?? '',
		titleId: title.id,
		close: find( '[data-panel-close]' ).ariaLabel ?? '',
		categories: [ ...element.querySelectorAll( 'label' ) ].map(
			( label ) => ( {
				letter: find( 'input', label ).getAttribute( 'name' ) ?? '',
				name: find( 'strong', label ).textContent ?? '',
				purpose: find( 'span span', label ).textContent ?? '',
			} )
		),
		hasPolicy: element.querySelector( '[data-server-html]' ) !== null,
		receipt:
			element.querySelector( '.consent-dialog__record' )?.textContent ??
			'',
		answers: [
			...element.querySelectorAll< HTMLElement >(
				'[data-consent-answer]'
			),
		].map( ( { dataset, textContent } ) => ( {
			letters: dataset.consentAnswer ?? '',
			text: textContent ?? '',
		} ) ),
		save: find( '[data-consent-save]' ).textContent ?? '',
	};
}

const isText = ( value: unknown ) => typeof value === 'string';
