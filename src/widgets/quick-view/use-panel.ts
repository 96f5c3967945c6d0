import { useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { openPanel } from '@vitrina/react';
import { heldBy, type Held } from './view';
import type { QuickViewStore } from './store/quick-view-store';

interface PanelState {
	readonly store: QuickViewStore;
	readonly held: Held;
	/** False while it fades. */
	readonly isOpen: boolean;
	readonly closingDelay: number;
}

/** Lets the dialog be open or closed as the store says, and the store hear of it. */
export function usePanel(
	dialog: RefObject< HTMLDialogElement >,
	{ store, held, isOpen, closingDelay }: PanelState
): void {
	const hasOpened = useRef( false );
	useLayoutEffect( () => {
		const panel = dialog.current!;
		const { close, gone } = store.actions;
		if ( ! isOpen ) {
			panel.close();
			if ( ! hasOpened.current ) {
				// The request failed before the first render: there is nothing to fade out.
				gone();
			}
			return;
		}
		hasOpened.current = true;
		openPanel( panel, {
			opener: () => focusable( heldBy( store.get().view ) ),
			closingDelay,
			onClose: close,
			// It has left the page when others hear that it has closed.
			onClosed: () => flushSync( gone ),
		} );
		// Another product: it may have been closed a moment ago.
	}, [ dialog, store, held, isOpen, closingDelay ] );

	// Also where the component fails: the page must scroll again.
	useLayoutEffect( () => {
		const panel = dialog.current!;
		return () => panel.close();
	}, [ dialog ] );
}

/** Where there is no hover the link is not shown; the card's own is. */
function focusable( held: Held | null ): HTMLElement | null {
	const link = held?.product.link ?? null;
	return link?.checkVisibility?.() === false
		? ( link.closest( '.card' )?.querySelector( '.card__link' ) ?? null )
		: link;
}
