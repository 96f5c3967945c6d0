/**
 * Which variation a choice means (spec §5): a variation matches when every
 * attribute is equal, or either side is empty.
 */

/** What the server tells of a variation, as far as the form shows it. */
export interface Variation {
	variation_id: number;
	attributes: Record< string, string >;
	price_html: string;
	availability_html: string;
	is_purchasable: boolean;
	is_in_stock: boolean;
	variation_is_visible: boolean;
	variation_is_active: boolean;
	is_sold_individually: 'yes' | 'no';
	min_qty: number;
	max_qty: number | '';
	sku: string;
	image?: {
		src?: string;
		srcset?: string | false;
		sizes?: string | false;
		alt?: string;
	};
}

/** Attribute name (`attribute_pa_…`) → chosen value; empty is not chosen. */
export type Choice = Record< string, string >;

/** The server answers `false`, or nothing, where there is no variation. */
export function isVariation( data: unknown ): data is Variation {
	return (
		typeof data === 'object' &&
		data !== null &&
		'variation_id' in data &&
		'attributes' in data &&
		typeof data.attributes === 'object' &&
		data.attributes !== null
	);
}

export function isComplete( choice: Choice ): boolean {
	return Object.values( choice ).every( ( value ) => value !== '' );
}

export function matches(
	attributes: Record< string, string >,
	choice: Choice
): boolean {
	return Object.entries( attributes ).every( ( [ name, value ] ) => {
		const chosen = choice[ name ] ?? '';
		return value === '' || chosen === '' || value === chosen;
	} );
}

export function findVariation(
	variations: readonly Variation[],
	choice: Choice
): Variation | undefined {
	return variations.find( ( { attributes } ) =>
		matches( attributes, choice )
	);
}

/** Whether a value can still lead to a variation, given the other choices. */
export function isPossible(
	variations: readonly Variation[],
	choice: Choice,
	name: string,
	value: string
): boolean {
	return variations.some( ( { attributes } ) =>
		matches( attributes, { ...choice, [ name ]: value } )
	);
}

export function isBuyable( variation: Variation ): boolean {
	return (
		variation.is_purchasable &&
		variation.is_in_stock &&
		variation.variation_is_visible
	);
}
