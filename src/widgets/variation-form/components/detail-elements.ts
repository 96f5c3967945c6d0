const ITEM = '.woocommerce-product-attributes-item--';
const VALUE = '.woocommerce-product-attributes-item__value';

const SELECTORS = {
	sku: '.product_meta .sku',
	weight: `.product_weight, ${ ITEM }weight ${ VALUE }`,
	dimensions: `.product_dimensions, ${ ITEM }dimensions ${ VALUE }`,
};

/** A detail that a variation may have of its own. */
export type Detail = keyof typeof SELECTORS;

export interface DetailElement {
	readonly detail: Detail;
	readonly element: Element;
}

/** Cached, as the query searches the whole product. */
const cache = new WeakMap< Element, readonly DetailElement[] >();

/**
 * The elements that show details of the product: found once, and again if another script
 * has replaced one of them.
 */
export function findDetailElements(
	form: HTMLFormElement
): readonly DetailElement[] {
	const known = cache.get( form );
	if ( known?.every( ( { element } ) => element.isConnected ) ) {
		return known;
	}
	const product = form.closest( '.product' ) ?? document;
	const elements = Object.entries( SELECTORS ).flatMap(
		( [ detail, selector ] ) =>
			Array.from(
				product.querySelectorAll( selector ),
				( element ): DetailElement => ( {
					detail: detail as Detail,
					element,
				} )
			)
	);
	cache.set( form, elements );
	return elements;
}
