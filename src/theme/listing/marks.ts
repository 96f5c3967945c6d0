/**
 * Filters are links that look like boxes to tick. With a script they are boxes:
 * for a screen reader, and for the Space key (see parts.ts).
 */
export function markFilters(): void {
	for ( const link of document.querySelectorAll< HTMLElement >(
		'a.facet__value'
	) ) {
		link.role = 'checkbox';
		link.ariaChecked = String( link.ariaCurrent === 'true' );
		link.ariaCurrent = null;
	}
}
