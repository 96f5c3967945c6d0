<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;
use Vitrina\Runtime\ServerBlock;
use Vitrina\Runtime\Shop;
use WC_Product;
use WP_Block;

/**
 * The wishlist buttons (hearts) and their scripts, for themes that print no hearts: in WooCommerce's hooks, and in block
 * themes as a block that WordPress places behind the buttons of products, where the owner can move or remove it.
 */
final readonly class Hearts implements Hookable {
	/** Theme support that a theme declares if it prints hearts itself. */
	public const FEATURE = 'vitrina-wishlist';
	public const BLOCK   = 'vitrina/heart';

	private const LIST    = 'wishlist-list';
	private const ISLAND  = 'wished-products';
	private const ANCHORS = [ 'woocommerce/product-button', 'woocommerce/add-to-cart-form', 'woocommerce/add-to-cart-with-options' ];

	public function __construct( private BuiltAssets $files ) {}

	public function register_hooks(): void {
		Islands::register( self::ISLAND, 'vitrina-' . self::ISLAND );
		add_action( 'init', $this->register_block( ... ) );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'wp_footer', $this->print_form( ... ) );
		add_filter( 'vitrina_settings', $this->add_settings( ... ) );
		if ( wp_is_block_theme() ) {
			ServerBlock::place_after( self::BLOCK, self::ANCHORS );
			return;
		}
		add_action( 'woocommerce_after_shop_loop_item', fn () => $this->print( Shop::current_product() ), 15 );
		add_action( 'woocommerce_single_product_summary', fn () => $this->print( Shop::current_product() ), 31 );
	}

	private function register_block(): void {
		ServerBlock::register(
			self::BLOCK,
			[
				'title'       => __( 'Wishlist button', 'vitrina-companion' ),
				'description' => __( 'A heart that adds the product to the wishlist.', 'vitrina-companion' ),
				'category'    => 'woocommerce',
				'icon'        => 'heart',
			],
			$this->render( ... ),
			[ 'postId' ]
		);
	}

	/** @param array<array-key, mixed> $attributes */
	private function render( array $attributes, string $content, WP_Block $block ): string {
		ob_start();
		$this->print( ServerBlock::product( $block ) );
		return (string) ob_get_clean();
	}

	/**
	 * A button that is the same for every visitor: the browser sets whether it is pressed. Without JavaScript it
	 * submits a form to the wishlist page.
	 */
	private function print( ?WC_Product $product ): void {
		if ( $product === null || Page::url() === '' || ! $product->is_visible() || wc_get_loop_prop( 'name' ) === Page::OWN_LOOP ) {
			return;
		}
		printf(
			'<div class="vitrina-heart"><button type="submit" form="vitrina-wishlist-add" name="%1$s" value="%2$d" data-wishlist aria-pressed="false" aria-label="%3$s"><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 20.5 4.2 12.6a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 0 1 7 6.9z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></svg></button></div>',
			esc_attr( Forms::ADD ),
			absint( $product->get_id() ),
			/* translators: %s: name of a product. It is pressed, or not. */
			esc_attr( sprintf( __( 'Wishlist: %s', 'vitrina-companion' ), $product->get_name() ) )
		);
	}

	private function enqueue(): void {
		if ( Page::url() === '' || is_checkout() ) {
			return;
		}
		$this->files->enqueue(
			'wishlist',
			args: [
				'strategy'  => 'defer',
				'in_footer' => false,
			]
		);
		$this->files->register( self::LIST );
		$this->files->register( self::ISLAND, [ 'vitrina-' . self::LIST ] );
		Islands::offer( 'vitrina-' . self::LIST );
		if ( is_user_logged_in() ) {
			Islands::offer( 'wp-api-fetch' );
		}
		$this->files->enqueue_style( 'hearts', is_inline: true );
	}

	private function print_form(): void {
		if ( Page::url() !== '' && ! is_checkout() ) {
			/** This action is documented in theme/inc/wishlist/wishlist.php. */
			do_action( 'vitrina_wishlist_form' );
		}
	}

	private function add_settings( mixed $settings ): mixed {
		return is_array( $settings ) && Page::url() !== '' ? $settings + [
			'wishlist' => [
				'countOnLoad' => false,
				'texts'       => [
					'added'   => __( 'It is on your wishlist.', 'vitrina-companion' ),
					'removed' => __( 'It is no longer on your wishlist.', 'vitrina-companion' ),
					'full'    => __( 'The wishlist is full. Remove something first.', 'vitrina-companion' ),
					'failed'  => __( 'The wishlist could not be changed. Please try again.', 'vitrina-companion' ),
					'copied'  => __( 'Link copied.', 'vitrina-companion' ),
					/* translators: %s: number of products. */
					'count'   => __( '%s on the list', 'vitrina-companion' ),
				],
			],
		] : $settings;
	}
}
