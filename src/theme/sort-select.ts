/**
 * Choosing an order sends the form (spec §2).
 */
export function submitSortOnChange( root: ParentNode ): void {
	for ( const select of root.querySelectorAll< HTMLSelectElement >(
		'.woocommerce-ordering select.orderby'
	) ) {
		select.addEventListener( 'change', () => select.form?.submit() );
	}
}
