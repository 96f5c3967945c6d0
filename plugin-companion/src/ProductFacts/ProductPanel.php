<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Runtime\Hookable;
use WC_Admin_Meta_Boxes;
use WC_Product;
use WP_Post;

/** The facts in the product data box of wp-admin, for a product and for its variations. */
final class ProductPanel implements Hookable {
	private const PANEL      = 'vitrina_facts_data';
	private const VARIATIONS = 'vitrina_variation_facts';

	public function register_hooks(): void {
		add_filter( 'woocommerce_product_data_tabs', $this->add_tab( ... ) );
		add_action( 'woocommerce_product_data_panels', $this->print( ... ) );
		add_action( 'woocommerce_product_after_variable_attributes', $this->print_for_variation( ... ), 10, 3 );
		// WooCommerce has already verified the nonce and the capability.
		add_action( 'woocommerce_admin_process_product_object', $this->save( ... ) );
		add_action( 'woocommerce_admin_process_variation_object', $this->save_variation( ... ), 10, 2 );
	}

	private function add_tab( mixed $tabs ): mixed {
		if ( is_array( $tabs ) ) {
			$tabs['vitrina_facts'] = [
				'label'    => __( 'Manufacturer and safety', 'vitrina-companion' ),
				'target'   => self::PANEL,
				'class'    => [ 'hide_if_virtual' ],
				'priority' => 65,
			];
		}
		return $tabs;
	}

	private function print(): void {
		printf( '<div id="%s" class="panel woocommerce_options_panel hidden"><div class="options_group">', esc_attr( self::PANEL ) );
		printf( '<p class="form-field" style="padding-left:12px!important">%s</p>', esc_html__( 'An empty field has the value of the brand, otherwise that of the deepest category. Grey text shows it. Manufacturer, responsible person, warnings and guarantee are each taken as a whole.', 'vitrina-companion' ) );
		self::print_fields( (int) get_the_ID(), SentFacts::NAME, 'vitrina-fact-' );
		echo '</div></div>';
	}

	private function print_for_variation( mixed $loop, mixed $data, mixed $variation ): void {
		if ( $variation instanceof WP_Post && is_int( $loop ) ) {
			printf( '<details class="form-row form-row-full"><summary style="cursor:pointer">%s</summary>', esc_html__( 'Manufacturer and safety', 'vitrina-companion' ) );
			self::print_fields( $variation->ID, self::VARIATIONS . "[{$loop}]", "vitrina-fact-{$loop}-" );
			echo '</details>';
		}
	}

	private static function print_fields( int $id, string $name, string $prefix ): void {
		$product   = wc_get_product( $id );
		$values    = FactsMeta::of_product( $id );
		$inherited = $product instanceof WC_Product ? ProductFacts::inherited_by( $product )->values : [];
		foreach ( Labels::all() as $field => $label ) {
			printf( '<p class="form-field"><label for="%s">%s</label>', esc_attr( $prefix . $field ), esc_html( $label ) );
			Controls::print( $field, $prefix . $field, $name, $values[ $field ] ?? '', $inherited[ $field ] ?? '' );
			echo '</p>';
		}
	}

	private function save( mixed $product ): void {
		if ( $product instanceof WC_Product ) {
			self::set( $product, $_POST[ SentFacts::NAME ] ?? [] ); // phpcs:ignore WordPress.Security -- WC_Admin_Meta_Boxes::save_meta_boxes() has checked; validated by parse().
		}
	}

	private function save_variation( mixed $variation, mixed $position ): void {
		$sent = $_POST[ self::VARIATIONS ] ?? []; // phpcs:ignore WordPress.Security -- As above.
		if ( $variation instanceof WC_Product && is_int( $position ) && is_array( $sent ) ) {
			self::set( $variation, $sent[ $position ] ?? [] );
		}
	}

	private static function set( WC_Product $product, mixed $slashed ): void {
		$sent = SentFacts::parse( is_array( $slashed ) ? wp_unslash( $slashed ) : [] );
		FactsMeta::set( $product, $sent->values );
		if ( $sent->refused !== [] ) {
			WC_Admin_Meta_Boxes::add_error( $sent->problem() );
		}
	}
}
