<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\PageCache;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\PageCache\Domain\Changes;

final class ChangesTest extends TestCase {

	/**
	 * @return iterable<string, array{list<string>, list<string>}>
	 */
	public static function changes(): iterable {
		yield 'a product: its pages, and all lists that contain it' => [ [ 'p7', 'l0', 'l3', 'l4' ], Changes::product( 7, [ 3, 4 ] ) ];
		yield 'a new product: also rows of related products' => [ [ 'p7', 'l0', 'l3', 'm0', 'm3' ], Changes::product( 7, [ 3 ], is_new_or_gone: true ) ];
		yield 'the text of a product: of the lists only results of a search' => [ [ 'p7', 'by-text' ], Changes::product_text( 7 ) ];
		yield 'pieces of a product: only pages that show their number' => [ [ 's7' ], Changes::stock( 7, 0 ) ];
		yield 'pieces of a variation: those of its product' => [ [ 's7' ], Changes::stock( 9, 7 ) ];
		yield 'pieces that another plugin wrote' => [ [ 's7' ], Changes::product_meta( 7, '_stock' ) ];
		yield 'a rating' => [ [ 'p7', 'by-rating' ], Changes::product_meta( 7, '_wc_average_rating' ) ];
		yield 'a lock of the editor' => [ [], Changes::product_meta( 7, '_edit_lock' ) ];
		yield 'a post: its pages, and lists of its type' => [ [ 'p7', 'f-post' ], Changes::post( 7, 'post' ) ];
		yield 'the text of a post: of the lists only results of a search' => [ [ 'p7', 'by-text' ], Changes::post( 7, 'post', is_in_lists: false ) ];
		yield 'a template' => [ [ 'all' ], Changes::post( 7, 'wp_template_part' ) ];
		yield 'an item of a menu' => [ [ 'menus' ], Changes::post( 7, 'nav_menu_item' ) ];
		yield 'a picture' => [ [ 'all' ], Changes::post( 7, 'attachment' ) ];
		yield 'what is stored with each upload' => [ [], Changes::post_meta( 7, 'attachment', '_wp_attachment_metadata' ) ];
		yield 'the text of a picture' => [ [ 'all' ], Changes::post_meta( 7, 'attachment', '_wp_attachment_image_alt' ) ];
		yield 'the template of a page' => [ [ 'p7', 'f-page' ], Changes::post_meta( 7, 'page', '_wp_page_template' ) ];
		yield 'a note of the editor' => [ [], Changes::post_meta( 7, 'page', '_edit_lock' ) ];
		yield 'a product in another category' => [ [ 'p7', 'l0', 'l3', 'm0', 'm3', 'k-product_cat' ], Changes::assignment( 7, 'product', 'product_cat', [ 3 ] ) ];
		yield 'a post in another category' => [ [ 'p7', 'f-post', 'k-category' ], Changes::assignment( 7, 'post', 'category', [ 3 ] ) ];
		yield 'a term: its pages, and lists of terms' => [ [ 't3', 'k-pa_spalva' ], Changes::term( 3, 'pa_spalva' ) ];
		yield 'a menu' => [ [ 'menus' ], Changes::term( 3, 'nav_menu' ) ];
		yield 'a color' => [ [ 't3', 'k-pa_spalva' ], Changes::term_meta( 3, 'pa_spalva', 'product_attribute_color' ) ];
		yield 'a number that WooCommerce stores with each product' => [ [], Changes::term_meta( 3, 'product_cat', 'product_count_product_cat' ) ];
		yield 'a review' => [ [ 'p7' ], Changes::comment( 7 ) ];
		yield 'an order' => [ [ 'by-sales' ], Changes::sales() ];
		yield 'rules and taxes' => [ [ 'prices' ], Changes::prices() ];
		yield 'a setting' => [ [ 'all' ], Changes::option( 'woocommerce_currency' ) ];
	}

	/**
	 * @param list<string> $expected
	 * @param list<string> $tags
	 */
	#[DataProvider( 'changes' )]
	#[TestDox( '$_dataName' )]
	public function test_tags( array $expected, array $tags ): void {
		self::assertSame( $expected, $tags );
	}

	/**
	 * @return iterable<string, array{bool, string}>
	 */
	public static function options(): iterable {
		foreach ( [ 'blogname', 'blog_public', 'page_on_front', 'sidebars_widgets', 'widget_text', 'theme_mods_vitrina', 'vitrina_companion', 'vitrina_discounts_settings', 'woocommerce_tax_display_shop', 'woocommerce_coming_soon', 'woocommerce_demo_store_notice', 'woocommerce_flat_rate_3_settings', 'woocommerce_placeholder_image', 'active_plugins', 'stylesheet' ] as $name ) {
			yield $name => [ true, $name ];
		}
		foreach ( [ 'cron', '_transient_wc_count', 'vitrina_companion_page_cache_version', 'vitrina_discounts_version', 'rewrite_rules', 'action_scheduler_lock_async-request-runner', 'woocommerce_admin_notices', 'woocommerce_task_list_hidden_lists', 'woocommerce_version', 'woocommerce_queue_flush_rewrite_rules', 'woocommerce_meta_box_errors', 'woocommerce_tracker_last_send' ] as $name ) {
			yield $name => [ false, $name ];
		}
	}

	#[DataProvider( 'options' )]
	#[TestDox( 'Whether pages show the option $_dataName' )]
	public function test_options( bool $is_shown, string $name ): void {
		self::assertSame( $is_shown ? [ 'all' ] : [], Changes::option( $name ) );
	}
}
