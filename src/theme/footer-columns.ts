/**
 * Columns of the footer are open in the HTML; on a phone they start folded
 * (spec §9: below 768 px).
 */
export function foldFooterColumns( root: ParentNode ): void {
	if ( window.matchMedia( '(min-width: 48rem)' ).matches ) {
		return;
	}
	for ( const column of root.querySelectorAll< HTMLDetailsElement >(
		'.site-footer__column'
	) ) {
		column.open = false;
	}
}
