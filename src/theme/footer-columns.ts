/**
 * Columns of the footer are open in the HTML; on a phone they start folded
 * (spec §9: below 768 px). On a wide screen their headings fold nothing, so the
 * Tab key passes them by. A phone may be turned, and a window made wider.
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
