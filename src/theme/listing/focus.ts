import { find } from './find';

/** A selector that finds the same control in the response. */
function selectorOf( element: Element | null ): string {
	const filter = ( element as HTMLElement | null )?.dataset.filter;
	if ( filter ) {
		return `[data-filter="${ CSS.escape( filter ) }"]`;
	}
	if ( element?.closest( '.facet__price' ) ) {
		return '.facet__price button';
	}
	if ( element?.closest( '.woocommerce-ordering' ) ) {
		return 'select.orderby';
	}
	return element?.closest( '.filters' ) ? '.filters__close' : '.filter-chip';
}

/**
 * Remembers the focus before the listing is replaced.
 *
 * @return Call it afterwards: focuses the same control, or a similar one.
 */
export function saveFocus(): () => void {
	const before = find( ':focus' );
	const selector = selectorOf( before );
	return () => {
		const isInDialog = find( 'dialog[open] #filters' ) !== null;
		const candidates = [
			before?.isConnected ? before : find( selector ),
			find( isInDialog ? '.filters__close' : '.filters-button' ),
		];
		candidates
			.find( ( element ) => element?.checkVisibility?.() )
			?.focus( { preventScroll: true } );
	};
}
