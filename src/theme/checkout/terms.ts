import { isModified } from '@vitrina/core';
import { openPanel } from '../../dialog/panel';

const LINK = 'a.woocommerce-terms-and-conditions-link';
const TERMS = '.woocommerce-terms-and-conditions';

/**
 * Opens the terms in a dialog over the checkout instead of inside it. If the page
 * does not contain their text, the link works as usual.
 */
export function openTermsInDialog( root: Document ): void {
	const template = root.querySelector< HTMLTemplateElement >(
		'#terms-dialog-template'
	);
	// Before WooCommerce's own script, which listens on the body.
	root.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest?.< HTMLElement >(
				LINK
			);
			const text = root.querySelector( TERMS )?.innerHTML;
			if (
				! template ||
				! link ||
				! text?.trim() ||
				isModified( event )
			) {
				return;
			}
			event.preventDefault();
			event.stopPropagation();
			const dialog = template.content.firstElementChild?.cloneNode(
				true
			) as HTMLDialogElement;
			const container = dialog.querySelector( '.terms-dialog__text' );
			if ( container ) {
				// The shop's own HTML, copied from this page.
				container.innerHTML = text;
			}
			root.body.append( dialog );
			openPanel( dialog, {
				opener: () => link,
				onClosed: () => dialog.remove(),
			} );
		},
		true
	);
}
