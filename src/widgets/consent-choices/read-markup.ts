import type { Question } from '../../consent/choose';
import { findPart } from '@vitrina/react';

/** One of the boxes. */
export interface Category {
	/** In the record; empty for what is always allowed. */
	readonly letter: string;
	readonly name: string;
	/** What it is for. */
	readonly purpose: string;
}

/** A button that answers for all categories at once. */
export interface Answer {
	/** What it allows; see src/consent/record.ts. */
	readonly letters: string;
	readonly text: string;
}

/** What PHP printed of the dialog; see ConsentBar.php of the companion. */
export interface ConsentChoicesProps {
	readonly question: Question;
	/** The address of the dialog's style. */
	readonly style: string;
	/** The heading, and its id. */
	readonly title: string;
	readonly titleId: string;
	/** The name of the close button. */
	readonly close: string;
	readonly categories: readonly Category[];
	/** Whether the shop has a page about privacy. */
	readonly hasPolicy: boolean;
	readonly answers: readonly Answer[];
	/** The text of the button that saves the boxes. */
	readonly save: string;
}

/**
 * @param  props   What PHP printed as `data-island-props`.
 * @param  element The dialog.
 * @throws {Error} Where a setting or a part is missing.
 */
export function readMarkup(
	props: unknown,
	element: HTMLElement
): ConsentChoicesProps {
	const { version, length, style } = Object( props );
	if ( ! [ version, length, style ].every( isText ) ) {
		throw new Error( 'The dialog of consent has no settings.' );
	}
	const find = ( selector: string, inside: Element = element ) =>
		findPart( inside, selector, 'dialog of consent' );
	const title = find( 'h2' );
	return {
		question: { version, length },
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
