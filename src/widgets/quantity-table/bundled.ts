/** Ids of bundled variations: they have no table of their own, so none is requested. */
export function bundledIn( form: HTMLFormElement ): Set< string > {
	let rows: unknown;
	try {
		rows = JSON.parse( form.dataset.product_variations ?? '' );
	} catch {
		// Too many variations to print: each has the flag when it is found.
	}
	return new Set(
		( Array.isArray( rows ) ? rows : [] )
			.filter( ( row ) => Object( row ).is_bundled )
			.map( ( row ) => String( row.variation_id ) )
	);
}
