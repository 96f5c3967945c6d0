/**
 * The variations of a product in columns: small in the page, quick to index.
 * PHP prints it (theme/inc/variations/matrix.php); if WooCommerce's own data is in
 * the page, it is built from that.
 */
export interface VariationMatrix {
	/** In the order of the form. `name` is that of the field, such as `attribute_pa_x`. */
	readonly attributes: ReadonlyArray< {
		readonly name: string;
		readonly values: readonly string[];
	} >;
	/** Ids of the variations, in WooCommerce's order of preference. */
	readonly ids: readonly number[];
	/** Per attribute, per variation: the index of its value in `values`, or ANY. */
	readonly columns: ReadonlyArray< readonly number[] >;
	/** Per variation, a sum of FLAGS. */
	readonly flags: readonly number[];
	/** Per variation, items in stock; null if stock is not managed. */
	readonly stock: ReadonlyArray< number | null >;
	/** Per variation, the index of its image in `pictures`, or NO_IMAGE. */
	readonly images: readonly number[];
	/** Empty if there are too many for the page. */
	readonly pictures: readonly VariationImage[];
}

/** The variation accepts any value of this attribute. */
export const ANY = -1;

/** The variation shows the product's own image. */
export const NO_IMAGE = -1;

export const FLAGS = {
	purchasable: 1,
	inStock: 2,
	visible: 4,
	/** Another plugin may disable a variation that exists. */
	active: 8,
} as const;

/** As WooCommerce describes an image (spec §3); sizes in pixels. */
export interface VariationImage {
	readonly src?: string;
	readonly src_w?: number;
	readonly src_h?: number;
	readonly srcset?: string | false;
	readonly sizes?: string | false;
	readonly alt?: string;
	readonly title?: string;
	readonly caption?: string;
	readonly full_src?: string;
	readonly full_src_w?: number;
	readonly full_src_h?: number;
	readonly gallery_thumbnail_src?: string;
}

/** Attribute name → value; an empty value means none is selected. */
export type Selection = Readonly< Record< string, string > >;

/** The part of WooCommerce's variation data that a matrix is built from. */
export interface VariationData {
	readonly variation_id: number;
	/** An empty value means any. */
	readonly attributes: Selection;
	readonly is_purchasable: boolean;
	readonly is_in_stock: boolean;
	readonly variation_is_visible: boolean;
	readonly variation_is_active: boolean;
	readonly is_sold_individually?: 'yes' | 'no';
	readonly max_qty?: number | '';
	/** Of our theme only; 0 also if stock is not managed. */
	readonly variation_stock_left?: number;
	readonly image?: VariationImage;
	readonly image_id?: number;
}

/** A variation in the server's response, as far as a page shows it (spec §3). */
export interface Variation extends VariationData {
	readonly price_html?: string;
	readonly availability_html?: string;
	readonly variation_description?: string;
	readonly sku?: string;
	readonly weight?: string;
	readonly weight_html?: string;
	readonly dimensions?: Readonly< Record< string, string > > | string;
	readonly dimensions_html?: string;
	readonly is_sold_individually: 'yes' | 'no';
	readonly min_qty: number;
	readonly max_qty: number | '';
	readonly is_bundled?: boolean;
}

/**
 * Builds the matrix from variations that are completely in the page. `fields` are in
 * the order of the form, with the values it offers.
 */
export function toMatrix(
	fields: VariationMatrix[ 'attributes' ],
	variations: readonly VariationData[]
): VariationMatrix {
	const attributes = fields.map( ( { name, values } ) => ( {
		name,
		// A variation that accepts any value adds none.
		values: unique( [
			...values,
			...variations.map( ( { attributes: own } ) => own[ name ] ?? '' ),
		] ).filter( Boolean ),
	} ) );
	const imageIds = unique( variations.map( toImageId ) ).filter( Boolean );
	return {
		attributes,
		ids: variations.map( ( { variation_id: id } ) => id ),
		columns: attributes.map( ( { name, values } ) =>
			variations.map( ( { attributes: own } ) =>
				values.indexOf( own[ name ] ?? '' )
			)
		),
		flags: variations.map( toFlags ),
		stock: variations.map( toStock ),
		images: variations.map( ( one ) =>
			imageIds.indexOf( toImageId( one ) )
		),
		pictures: imageIds.map(
			( id ) =>
				variations.find( ( one ) => toImageId( one ) === id )?.image ??
				{}
		),
	};
}

const unique = < T >( values: readonly T[] ): T[] => [ ...new Set( values ) ];

const toImageId = ( { image_id: id, image }: VariationData ) =>
	id || image?.src || 0;

function toStock( variation: VariationData ): number | null {
	// Of a variation that is sold individually, `max_qty` is 1 for any stock.
	if ( variation.is_sold_individually === 'yes' ) {
		return variation.variation_stock_left || null;
	}
	return typeof variation.max_qty === 'number' ? variation.max_qty : null;
}

function toFlags( variation: VariationData ): number {
	return (
		( variation.is_purchasable ? FLAGS.purchasable : 0 ) +
		( variation.is_in_stock ? FLAGS.inStock : 0 ) +
		( variation.variation_is_visible ? FLAGS.visible : 0 ) +
		( variation.variation_is_active ? FLAGS.active : 0 )
	);
}
