import { findPart } from '@vitrina/react';
import { checkTexts } from '../../components/check-props';

/** Props and markup of the panel; see login_island(). */
export interface LoginPanelProps {
	/** URL of the account page, which receives the forms. */
	readonly account: string;
	/** Labels of the button beside a password. */
	readonly show: string;
	readonly hide: string;
	/** Error text if the request fails. */
	readonly failed: string;
	/** Id of the panel's heading. */
	readonly title: string;
	readonly panel: HTMLDialogElement;
}

const TEXTS = [ 'account', 'show', 'hide', 'failed' ] as const;

/** Reads the props and the markup. Throws if a text or an element is missing. */
export function readMarkup(
	props: unknown,
	element: HTMLElement
): LoginPanelProps {
	return {
		...checkTexts( 'login panel', TEXTS, props ),
		title: findPart( element, 'h2', 'login panel' ).id,
		panel: element as HTMLDialogElement,
	};
}
