/** Closes filters that are beside the cards; `data-panel-close` closes those in a panel. */
export function closeBeside( filters: HTMLElement ): void {
	const listing = filters.closest( '.listing' );
	if ( listing ) {
		listing.classList.add( 'has-closed-filters' );
		document.querySelector< HTMLElement >( '.filters-button' )?.focus();
	}
}
