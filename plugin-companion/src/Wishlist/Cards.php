<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Runtime\Shop;
use WC_Product;
use WP_HTML_Tag_Processor;

/** Renders the products of a list with the theme's product card. */
final class Cards {
	/**
	 * @param list<WC_Product> $products
	 * @param bool $is_own Whether the visitor can remove products from the list.
	 */
	public function capture( array $products, bool $is_own ): string {
		ob_start();
		/** This action is documented in theme/inc/shop/shop.php. */
		do_action( 'vitrina_before_cards', $products );
		wc_setup_loop(
			[
				'name'    => $is_own ? Page::OWN_LOOP : 'vitrina-wishlist-shared',
				'columns' => 4,
				'total'   => count( $products ),
			]
		);
		$print_button = self::print_remove_button( ... );
		if ( $is_own ) {
			add_action( 'woocommerce_after_shop_loop_item', $print_button, 20 );
		}
		printf( '<h2 class="screen-reader-text">%s</h2>', esc_html__( 'Products', 'vitrina-companion' ) );
		woocommerce_product_loop_start();
		foreach ( $products as $product ) {
			$GLOBALS['post'] = get_post( $product->get_id() ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WooCommerce's card template reads the current post.
			setup_postdata( $product->get_id() );
			wc_get_template_part( 'content', 'product' );
		}
		woocommerce_product_loop_end();
		remove_action( 'woocommerce_after_shop_loop_item', $print_button, 20 );
		wc_reset_loop();
		wp_reset_postdata();
		return $is_own ? self::mark_server_html( (string) ob_get_clean() ) : (string) ob_get_clean();
	}

	/** Marks cards so that the page's component keeps their server markup, including additions of plugins. */
	private static function mark_server_html( string $cards ): string {
		$tags = new WP_HTML_Tag_Processor( $cards );
		while ( $tags->next_tag(
			[
				'tag_name'   => 'li',
				'class_name' => 'product',
			]
		) ) {
			$tags->set_attribute( 'data-server-html', true );
		}
		return $tags->get_updated_html();
	}

	private static function print_remove_button(): void {
		$product = Shop::current_product();
		if ( ! $product instanceof WC_Product ) {
			return;
		}
		printf(
			'<button class="vitrina-wishlist__remove" type="submit" form="%1$s" name="%2$s" value="%3$d"><span aria-hidden="true">×</span><span class="screen-reader-text">%4$s</span></button>',
			esc_attr( Page::FORM ),
			esc_attr( Forms::REMOVE ),
			absint( $product->get_id() ),
			/* translators: %s: name of a product. */
			esc_html( sprintf( __( 'Remove from the wishlist: %s', 'vitrina-companion' ), $product->get_name() ) )
		);
	}
}
