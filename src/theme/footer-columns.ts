/**
 * Collapses the columns of the footer below 768 px (spec §9); in the HTML they are
 * open. On wide screens they cannot be collapsed, so their headings are no tab stops.
 * Follows changes of the window's width.
 */
export function foldFooterColumns( root: ParentNode ): void {
	const wide = matchMedia( '(min-width: 48rem)' );
	const fold = () => {
		for ( const column of root.querySelectorAll< HTMLDetailsElement >(
			'.site-footer__column'
		) ) {
			column.open = wide.matches;
			column
				.querySelector( 'summary' )
				?.setAttribute( 'tabindex', wide.matches ? '-1' : '0' );
		}
	};
	fold();
	wide.addEventListener( 'change', fold );
}
