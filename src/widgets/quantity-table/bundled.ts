/** Ids of bundled variations: they have no table of their own, so none is requested. */
export function bundledIn( form: HTMLFormElement ): Set< string > {
	let rows: unknown;
	try {
		rows = JSON.parse( form.dataset.product_variations ?? '' );
	} catch {
		// WooCommerce prints no variations if there are too many. Then `variation:found`
		// reports whether a variation is bundled.
	}
	return new Set(
		( Array.isArray( rows ) ? rows : [] )
			.filter( ( row ) => Object( row ).is_bundled )
			.map( ( row ) => String( row.variation_id ) )
	);
}
