/**
 * The bundled variations among those that are in the page in full, by id. A
 * bundled variation has no table of its own, and nothing to ask for.
 *
 * @param form The form of a variable product.
 */
export function bundledIn( form: HTMLFormElement ): Set< string > {
	let rows: unknown;
	try {
		rows = JSON.parse( form.dataset.product_variations ?? '' );
	} catch {
		// Too many for the page: each says it when it is found.
	}
	return new Set(
		( Array.isArray( rows ) ? rows : [] )
			.filter( ( row ) => Object( row ).is_bundled )
			.map( ( row ) => String( row.variation_id ) )
	);
}
