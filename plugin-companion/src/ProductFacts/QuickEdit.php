<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Fields;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Json;
use WC_Product;
use WP_Post;

/**
 * The facts in the list of products in wp-admin: quick edit of one product, and bulk edit of several, where an
 * empty field changes nothing.
 */
final class QuickEdit implements Hookable {
	private const SCRIPT = 'product-facts-edit';
	private const BULK   = 'vitrina_facts_bulk';

	/** Maximum length of a field in characters: WordPress sends a bulk edit in the address, which servers limit to 8 KB. */
	private const BULK_LENGTH = 400;

	/** Message about the values that were refused in this request; '' for none. */
	private string $problem = '';

	public function __construct( private readonly BuiltAssets $files ) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_product_quick_edit_end', static fn () => self::print( SentFacts::NAME, false ) );
		add_action( 'woocommerce_product_bulk_edit_end', static fn () => self::print( self::BULK, true ) );
		add_action( 'add_inline_data', self::print_values( ... ) );
		add_action( 'manage_product_posts_custom_column', $this->print_problem( ... ), 5 );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
		// WooCommerce has already verified the nonce and the capability.
		add_action( 'woocommerce_product_quick_edit_save', $this->save( ... ) );
		add_action( 'woocommerce_product_bulk_edit_save', $this->save_bulk( ... ) );
	}

	private function enqueue(): void {
		if ( get_current_screen()?->id === 'edit-product' ) {
			$this->files->enqueue( self::SCRIPT );
		}
	}

	/**
	 * The guarantee's label is left out, because it needs the media library. Bulk edit also leaves out the
	 * identifier, because it belongs to one product.
	 *
	 * @return array<string, string> Field → label.
	 */
	private static function fields( bool $is_bulk ): array {
		return array_diff_key( Labels::all(), [ 'guarantee_label' => '' ], $is_bulk ? array_flip( Fields::OF_PRODUCTS_ONLY ) : [] );
	}

	/** WordPress copies the form, so labels surround their fields instead of naming an id. */
	private static function print( string $name, bool $is_bulk ): void {
		printf( '<br class="clear"><details><summary style="cursor:pointer">%s</summary>', esc_html( FactsView::title() ) );
		foreach ( self::fields( $is_bulk ) as $field => $label ) {
			printf( '<label><span class="title" style="width:100%%;line-height:1.6">%s</span><span style="display:block;clear:both;margin-block-end:.5em">', esc_html( $label ) );
			self::print_control( $field, "{$name}[{$field}]", $is_bulk );
			echo '</span></label>';
		}
		echo '</details>';
	}

	private static function print_control( string $field, string $name, bool $is_bulk ): void {
		$length = min( Fields::max_length( $field ), $is_bulk ? self::BULK_LENGTH : PHP_INT_MAX );
		// The script enables the fields that it has filled in. Without the script they stay disabled, because
		// empty fields would delete stored values.
		$more      = $is_bulk ? '' : sprintf( ' data-fact="%s" disabled', esc_attr( $field ) );
		$unchanged = $is_bulk ? __( '– No change –', 'vitrina-companion' ) : '–';
		$options   = match ( $field ) {
			'manufacturer_country' => [ '' => $unchanged ] + array_filter( WC()->countries->get_countries(), is_string( ... ) ),
			'no_warnings'          => [
				''    => $unchanged,
				'yes' => __( 'Yes', 'vitrina-companion' ),
			] + ( $is_bulk ? [ 'no' => __( 'No', 'vitrina-companion' ) ] : [] ),
			default                => [],
		};
		if ( $options !== [] ) {
			printf( '<select name="%s" style="max-width:100%%"%s>', esc_attr( $name ), $more ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
			foreach ( $options as $value => $text ) {
				printf( '<option value="%s">%s</option>', esc_attr( (string) $value ), esc_html( $text ) );
			}
			echo '</select>';
		} elseif ( Fields::is_multiline( $field ) ) {
			printf( '<textarea name="%s" rows="2" maxlength="%d" placeholder="%s"%s></textarea>', esc_attr( $name ), absint( $length ), esc_attr( $is_bulk ? $unchanged : '' ), $more ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		} else {
			printf( '<input type="text" name="%s" maxlength="%d" placeholder="%s" style="width:100%%"%s>', esc_attr( $name ), absint( $length ), esc_attr( $is_bulk ? $unchanged : '' ), $more ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		}
	}

	/** Prints the stored values for the script, in the hidden data of a row. */
	private static function print_values( mixed $post ): void {
		if ( $post instanceof WP_Post && $post->post_type === 'product' ) {
			printf( '<div class="vitrina-facts-values">%s</div>', esc_html( Json::encode( (object) FactsMeta::of_product( $post->ID ) ) ) );
		}
	}

	/** Prints the problem in the row that WordPress prints again after a quick edit. */
	private function print_problem( mixed $column ): void {
		if ( $column === 'name' && $this->problem !== '' ) {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $this->problem ) );
		}
	}

	private function save( mixed $product ): void {
		$sent = $_POST[ SentFacts::NAME ] ?? []; // phpcs:ignore WordPress.Security -- WC_Admin_Post_Types::bulk_and_quick_edit_save_post() has checked; validated by parse().
		if ( $product instanceof WC_Product && is_array( $sent ) ) {
			$this->set( $product, array_intersect_key( wp_unslash( $sent ), self::fields( false ) ) );
		}
	}

	private function save_bulk( mixed $product ): void {
		$sent = $_REQUEST[ self::BULK ] ?? []; // phpcs:ignore WordPress.Security -- As above.
		if ( $product instanceof WC_Product && is_array( $sent ) ) {
			$sent = array_filter( array_intersect_key( wp_unslash( $sent ), self::fields( true ) ), static fn ( mixed $value ): bool => $value !== '' );
			if ( ( $sent['no_warnings'] ?? '' ) === 'no' ) {
				$sent['no_warnings'] = '';
			}
			$this->set( $product, $sent );
			FactsNotice::store( $this->problem );
		}
	}

	/** @param array<array-key, mixed> $sent Values by field. */
	private function set( WC_Product $product, array $sent ): void {
		$facts         = SentFacts::parse( $sent );
		$this->problem = $facts->problem();
		FactsMeta::set( $product, $facts->values );
		// WooCommerce has already saved the product, so only the meta is left to save.
		$product->save_meta_data();
	}
}
