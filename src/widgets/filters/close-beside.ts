/** Closes filters beside the cards; a panel closes by itself. */
export function closeBeside( filters: HTMLElement ): void {
	const listing = filters.closest( '.listing' );
	if ( listing ) {
		listing.classList.add( 'has-closed-filters' );
		document.querySelector< HTMLElement >( '.filters-button' )?.focus();
	}
}
