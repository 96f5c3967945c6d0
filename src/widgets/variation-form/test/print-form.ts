import type { Variation } from '../../../variations';

const TEXTS = {
	noMatch: 'Tokios nėra',
	unavailable: 'Neparduodama <dabar>',
	select: 'Pasirinkite',
	reset: 'Išvalyta',
	failed: 'Nepavyko',
};

export const variation = (
	id: number,
	colour: string,
	size: string,
	own: Partial< Variation > = {}
): Variation => ( {
	variation_id: id,
	attributes: { attribute_colour: colour, attribute_size: size },
	is_purchasable: true,
	is_in_stock: true,
	variation_is_visible: true,
	variation_is_active: true,
	is_sold_individually: 'no',
	min_qty: 1,
	max_qty: '',
	price_html: `<span class="price">${ id } €</span>`,
	availability_html: '<p class="stock">Yra</p>',
	variation_description: '<p>Aprašymas</p>',
	sku: `PRK-${ id }`,
	...own,
} );

export const VARIATIONS = [
	variation( 1, 'red', 's', {
		max_qty: 3,
		dimensions: { length: '2' },
		dimensions_html: '2 &times; 3 cm',
	} ),
	variation( 2, 'red', 'm' ),
	variation( 3, 'blue', 's', { is_in_stock: false } ),
	variation( 4, 'blue', 'l', { variation_is_visible: false } ),
];

const select = ( name: string, values: readonly string[] ) =>
	`<select name="attribute_${ name }"><option value=""></option>${ values
		.map( ( value ) => `<option value="${ value }">${ value }</option>` )
		.join( '' ) }</select>`;

/**
 * Prints a product as WooCommerce's templates and
 * theme/inc/variations/variations.php do.
 *
 * @param inline The variations in the page; false if they are fetched.
 * @param matrix The matrix of variations that are not in the page.
 */
export function printForm(
	inline: readonly Variation[] | false = VARIATIONS,
	matrix: object | null = null
): HTMLFormElement {
	const product = document.createElement( 'div' );
	product.className = 'product';
	product.innerHTML = `
		<form class="variations_form cart" data-product_id="7">
			<script type="application/json" class="variation-form-data">${ JSON.stringify( {
				texts: TEXTS,
				settings: {
					isDeselecting: false,
					isInStockOnly: false,
				},
				matrix,
			} ) }</script>
			<table class="variations"><tbody><tr><td>
				${ select( 'colour', [ 'red', 'blue' ] ) }
				${ select( 'size', [ 's', 'm', 'l' ] ) }
				<a class="reset_variations" href="#">Valyti</a>
			</td></tr></tbody></table>
			<div class="reset_variations_alert" role="alert"></div>
			<div class="single_variation_wrap">
				<div class="woocommerce-variation single_variation" role="alert"></div>
				<div data-island="variation-form" data-island-props="{}" data-island-load="now"></div>
				<div class="woocommerce-variation-add-to-cart">
					<div class="quantity"><input type="number" name="quantity" value="1" min="1"></div>
					<button type="submit" class="single_add_to_cart_button">Į krepšelį</button>
					<input type="hidden" name="variation_id" class="variation_id" value="0">
				</div>
			</div>
		</form>
		<div class="product_meta"><span class="sku">PRK</span></div>
		<p class="product_dimensions">netaikoma</p>`;
	document.body.append( product );
	const form = product.querySelector( 'form' )!;
	form.dataset.product_variations = JSON.stringify( inline );
	return form;
}
