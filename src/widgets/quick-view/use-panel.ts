import { useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { openPanel } from '@vitrina/react';
import { contentOf, type Content } from './view';
import type { QuickViewStore } from './store/quick-view-store';

export interface PanelState {
	readonly store: QuickViewStore;
	/** False while the dialog fades. */
	readonly isOpen: boolean;
	readonly closingDelay: number;
}

/** Opens and closes the dialog to match the store, and reports its closing to the store. */
export function usePanel(
	dialog: RefObject< HTMLDialogElement >,
	{ store, isOpen, closingDelay }: PanelState
): void {
	const hasOpened = useRef( false );
	useLayoutEffect( () => {
		const panel = dialog.current!;
		const { close, faded } = store.actions;
		if ( ! isOpen ) {
			panel.close();
			if ( ! hasOpened.current ) {
				// The request failed before the first render: there is no dialog to fade out.
				faded();
			}
			return;
		}
		hasOpened.current = true;
		openPanel( panel, {
			opener: () => focusable( contentOf( store.get().view ) ),
			closingDelay,
			onClose: close,
			// The dialog is removed before other listeners run.
			onClosed: () => flushSync( faded ),
		} );
		// Does not depend on the content: a response that arrives while the dialog is being
		// closed must not open it again.
	}, [ dialog, store, isOpen, closingDelay ] );

	// Closes the dialog also if the component throws, because closing lets the page
	// scroll again.
	useLayoutEffect( () => {
		const panel = dialog.current!;
		return () => panel.close();
	}, [ dialog ] );
}

/**
 * Returns the element that gets the focus after closing: the quick view link or, where
 * that is hidden because the device has no hover, the card's own link.
 */
function focusable( content: Content | null ): HTMLElement | null {
	const link = content?.product.link ?? null;
	return link?.checkVisibility?.() === false
		? ( link.closest( '.card' )?.querySelector( '.card__link' ) ?? null )
		: link;
}
