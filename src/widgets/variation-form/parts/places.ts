const ITEM = '.woocommerce-product-attributes-item--';
const VALUE = '.woocommerce-product-attributes-item__value';

const SELECTORS = {
	sku: '.product_meta .sku',
	weight: `.product_weight, ${ ITEM }weight ${ VALUE }`,
	dimensions: `.product_dimensions, ${ ITEM }dimensions ${ VALUE }`,
};

/** What a variation may have a word of its own for. */
export type Detail = keyof typeof SELECTORS;

export interface Place {
	readonly detail: Detail;
	readonly element: Element;
}

/** The search goes through the whole product. */
const placesOf = new WeakMap< Element, readonly Place[] >();

/**
 * Where a product's page shows details: found once, and again when another script
 * has replaced one of the places.
 *
 * @param form The form of the product.
 */
export function findPlaces( form: HTMLFormElement ): readonly Place[] {
	const known = placesOf.get( form );
	if ( known?.every( ( { element } ) => element.isConnected ) ) {
		return known;
	}
	const product = form.closest( '.product' ) ?? document;
	const places = Object.entries( SELECTORS ).flatMap(
		( [ detail, selector ] ) =>
			Array.from(
				product.querySelectorAll( selector ),
				( element ): Place => ( { detail: detail as Detail, element } )
			)
	);
	placesOf.set( form, places );
	return places;
}
