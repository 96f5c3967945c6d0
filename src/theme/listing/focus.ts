import { find } from './find';

/** By which the same control is known in the answer. */
function nameOf( element: Element | null ): string {
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
 * Keeps the focus while the listing is replaced.
 *
 * @return Call it afterwards: gives the focus back to the same control, or to one
 *         that stands for it.
 */
export function keepFocus(): () => void {
	const before = find( ':focus' );
	const name = nameOf( before );
	return () => {
		const isIn = find( 'dialog[open] #filters' ) !== null;
		const places = [
			before?.isConnected ? before : find( name ),
			find( isIn ? '.filters__close' : '.filters-button' ),
		];
		places
			.find( ( place ) => place?.checkVisibility?.() )
			?.focus( { preventScroll: true } );
	};
}
