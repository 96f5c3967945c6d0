import { isModified } from '@vitrina/core';
import { openPanel } from '../../dialog/panel';

const LINK = 'a.woocommerce-terms-and-conditions-link';
const TERMS = '.woocommerce-terms-and-conditions';

/**
 * The terms open over the checkout instead of unfolding in it. Where the page
 * does not hold their text, the link leads to it as ever.
 *
 * @param root The page.
 */
export function openTermsInDialog( root: Document ): void {
	const template = root.querySelector< HTMLTemplateElement >(
		'#terms-dialog-template'
	);
	// Before WooCommerce's own script, which listens at the body.
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
			const box = dialog.querySelector( '.terms-dialog__text' );
			if ( box ) {
				// The shop's own page, as it stands in this one already.
				box.innerHTML = text;
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
