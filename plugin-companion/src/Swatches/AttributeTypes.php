<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches;

use Vitrina\Companion\Swatches\Domain\SwatchType;
use Vitrina\Runtime\Hookable;
use WC_Product_Attribute;
use WP_Term;

/** Adds colour, image and label to the types of attributes. */
final class AttributeTypes implements Hookable {
	public function register_hooks(): void {
		add_filter( 'product_attributes_type_selector', $this->add_types( ... ) );
		add_action( 'woocommerce_product_option_terms', $this->print_term_select( ... ), 10, 3 );
	}

	/**
	 * @param array<string, string> $types Type → its name.
	 * @return array<string, string>
	 */
	private function add_types( array $types ): array {
		return $types + [
			SwatchType::Color->value => __( 'Colour', 'vitrina-companion' ),
			SwatchType::Image->value => __( 'Image', 'vitrina-companion' ),
			SwatchType::Label->value => __( 'Label', 'vitrina-companion' ),
		];
	}

	/** Prints the select of an attribute's values on the product screen: WooCommerce prints it only for its own types. */
	private function print_term_select( mixed $taxonomy, mixed $place, mixed $attribute ): void {
		if ( ! $attribute instanceof WC_Product_Attribute || Attributes::type_of( $attribute->get_taxonomy() ) === null ) {
			return;
		}
		$terms = $attribute->get_terms() ?? [];
		?>
		<select multiple class="multiselect attribute_values wc-taxonomy-term-search"
			data-minimum_input_length="0" data-limit="50" data-return_id="id" data-orderby="<?php echo esc_attr( self::order_of( $taxonomy ) ); ?>"
			data-placeholder="<?php esc_attr_e( 'Select values', 'vitrina-companion' ); ?>"
			data-taxonomy="<?php echo esc_attr( $attribute->get_taxonomy() ); ?>"
			name="attribute_values[<?php echo is_scalar( $place ) ? (int) $place : 0; ?>][]">
			<?php foreach ( $terms as $term ) : ?>
				<?php if ( $term instanceof WP_Term ) : ?>
					<option value="<?php echo esc_attr( (string) $term->term_id ); ?>" selected><?php echo esc_html( $term->name ); ?></option>
				<?php endif; ?>
			<?php endforeach; ?>
		</select>
		<button class="button plus select_all_attributes"><?php esc_html_e( 'Select all', 'vitrina-companion' ); ?></button>
		<button class="button minus select_no_attributes"><?php esc_html_e( 'Select none', 'vitrina-companion' ); ?></button>
		<button class="button fr plus add_new_attribute"><?php esc_html_e( 'Create value', 'vitrina-companion' ); ?></button>
		<?php
	}

	private static function order_of( mixed $taxonomy ): string {
		$order = is_object( $taxonomy ) ? $taxonomy->attribute_orderby ?? '' : '';
		return is_string( $order ) && $order !== '' ? $order : 'name';
	}
}
