<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice;

use Vitrina\Runtime\Hookable;
use WC_Product;
use WP_Term;

/**
 * Settings: whether unit prices are shown at all, and the categories without them. One option holds the categories,
 * because term meta would be one more query on each listing.
 */
final readonly class Exemptions implements Hookable {
	public const SHOWN      = 'vitrina_companion_unit_price';
	public const CATEGORIES = 'vitrina_companion_unit_price_exempt';
	private const FIELD     = 'vitrina_unit_price_exempt';

	public function register_hooks(): void {
		add_filter( 'woocommerce_products_general_settings', $this->add_setting( ... ) );
		add_action( 'product_cat_edit_form_fields', $this->print_field( ... ), 20 );
		// WordPress has already verified the nonce and the capability.
		add_action( 'edited_product_cat', $this->save( ... ) );
		add_action( 'delete_product_cat', fn ( mixed $id ) => $this->set( is_numeric( $id ) ? (int) $id : 0, false ) );
	}

	public function shows( WC_Product $product ): bool {
		if ( get_option( self::SHOWN, 'yes' ) !== 'yes' ) {
			return false;
		}
		$exempt = $this->categories();
		if ( $exempt === [] ) {
			return true;
		}
		foreach ( $exempt as $id ) {
			// WordPress reads the subcategories of all categories from one option, without a query for each category.
			$children = get_term_children( $id, 'product_cat' );
			array_push( $exempt, ...( is_array( $children ) ? $children : [] ) );
		}
		$id = $product->get_parent_id() > 0 ? $product->get_parent_id() : $product->get_id();
		return array_intersect( wp_parse_id_list( $exempt ), wp_parse_id_list( wc_get_product_term_ids( $id, 'product_cat' ) ) ) === [];
	}

	/** @return list<int> */
	public function categories(): array {
		return array_values( wp_parse_id_list( (array) get_option( self::CATEGORIES, [] ) ) );
	}

	private function add_setting( mixed $settings ): mixed {
		if ( ! is_array( $settings ) ) {
			return $settings;
		}
		$end = array_search( [
			'type' => 'sectionend',
			'id' => 'product_measurement_options',
		], $settings, true );
		array_splice(
			$settings,
			$end === false ? count( $settings ) : (int) $end,
			0,
			[
				[
					'title'   => __( 'Unit prices', 'vitrina-companion' ),
					'desc'    => __( 'Show the price of a litre, kilogram, metre or piece beside the price of products with a net content', 'vitrina-companion' ),
					'id'      => self::SHOWN,
					'type'    => 'checkbox',
					'default' => 'yes',
				],
			]
		);
		return $settings;
	}

	private function print_field( mixed $term ): void {
		if ( ! $term instanceof WP_Term ) {
			return;
		}
		?>
		<tr class="form-field">
			<th scope="row"><?php esc_html_e( 'Unit price', 'vitrina-companion' ); ?></th>
			<td>
				<input type="hidden" name="<?php echo esc_attr( self::FIELD ); ?>" value="0">
				<fieldset>
					<label>
						<input type="checkbox" name="<?php echo esc_attr( self::FIELD ); ?>" value="1" <?php checked( in_array( $term->term_id, $this->categories(), true ) ); ?>>
						<?php esc_html_e( 'Show no unit price for products of this category and its subcategories', 'vitrina-companion' ); ?>
					</label>
				</fieldset>
			</td>
		</tr>
		<?php
	}

	private function save( mixed $id ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WordPress checks the nonce of the form; the value is only compared.
		$value = $_POST[ self::FIELD ] ?? null;
		// Quick edit and the REST API send no such field, and must not change the setting.
		if ( is_numeric( $id ) && ( $value === '0' || $value === '1' ) && current_user_can( 'edit_term', (int) $id ) ) {
			$this->set( (int) $id, $value === '1' );
		}
	}

	private function set( int $id, bool $is_exempt ): void {
		$before = $this->categories();
		$after  = array_values( array_diff( $before, [ $id ] ) );
		$after  = $is_exempt ? [ ...$after, $id ] : $after;
		if ( $after !== $before ) {
			update_option( self::CATEGORIES, $after, true );
		}
	}
}
