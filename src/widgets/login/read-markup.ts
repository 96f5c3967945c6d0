import { findPart } from '@vitrina/react';

/** What PHP printed of the panel; see login_island(). */
export interface LoginPanelProps {
	/** Where the forms are sent to. */
	readonly account: string;
	/** Names of the button beside a password. */
	readonly show: string;
	readonly hide: string;
	/** What is said where the shop does not answer. */
	readonly failed: string;
	/** The id of the panel's heading. */
	readonly title: string;
	/** The dialog, which the browser opens. */
	readonly panel: HTMLDialogElement;
}

const TEXTS = [ 'account', 'show', 'hide', 'failed' ] as const;

/**
 * @param  props   What PHP printed as `data-island-props`.
 * @param  element The dialog.
 * @throws {Error} Where a text or a part is missing.
 */
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
