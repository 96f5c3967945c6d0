import { useEffect, useRef } from 'react';
import type { Picker } from './picker';
import type { Labels } from './props';
import type { Sheet } from './sheet';

interface SheetHandle {
	/** There as soon as its code is; nothing while it is not. */
	readonly get: () => Sheet | undefined;
	/** Fetches its code and the list, and makes it. Rejects when there is no code. */
	readonly prepare: () => Promise< Sheet | undefined >;
}

/** The search, which a shopper who keeps a terminal never needs. */
function loadCode(): Promise< typeof import( './sheet' ) > {
	return import( /* webpackChunkName: "terminal-picker-sheet" */ './sheet' );
}

/**
 * The sheet to choose in, for as long as the picker is in the page. It is no
 * React: drawing a list by React takes longer than searching it.
 */
export function useSheet(
	picker: Picker,
	labels: Labels,
	onClose: () => void
): SheetHandle {
	const sheet = useRef< Sheet >();
	const isThere = useRef( false );

	useEffect( () => {
		isThere.current = true;
		return () => {
			isThere.current = false;
			sheet.current?.destroy();
			sheet.current = undefined;
		};
	}, [ picker, labels ] );

	return {
		get: () => sheet.current,
		async prepare() {
			void picker.actions.load();
			const { createSheet } = await loadCode();
			if ( isThere.current ) {
				sheet.current ??= createSheet( { picker, labels, onClose } );
			}
			return sheet.current;
		},
	};
}
