import { findPart } from '@vitrina/react';

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
	const given = Object( props );
	for ( const name of TEXTS ) {
		if ( typeof given[ name ] !== 'string' ) {
			throw new Error( `The login panel has no ${ name }.` );
		}
	}
	const { account, show, hide, failed } = given as Record<
		( typeof TEXTS )[ number ],
		string
	>;
	return {
		account,
		show,
		hide,
		failed,
		title: findPart( element, 'h2', 'login panel' ).id,
		panel: element as HTMLDialogElement,
	};
}
