<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Discounts;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Support\Visitor;

final class BothActiveTest extends DiscountTestCase {

	private const OTHER_RULE = 'global $wpdb; $wpdb->insert( "{$wpdb->prefix}wdr_rules", [ "enabled" => 1, "deleted" => 0, "exclusive" => 0, "priority" => 1, "title" => "Ten percent", "filters" => wp_json_encode( [ 1 => [ "type" => "products", "method" => "in_list", "value" => [ (string) $id ] ] ] ), "conditions" => "[]", "product_adjustments" => wp_json_encode( [ "type" => "percentage", "value" => "10", "cart_label" => "" ] ), "bulk_adjustments" => "[]", "set_adjustments" => "[]", "discount_type" => "wdr_simple_discount" ] ); return $wpdb->last_error;';

	private const OTHER_GONE = 'global $wpdb;
		require_once ABSPATH . "wp-admin/includes/file.php"; WP_Filesystem();
		$GLOBALS["wp_filesystem"]->delete( WP_PLUGIN_DIR . "/woo-discount-rules", true );
		foreach ( [ "rules", "order_discounts", "order_item_discounts" ] as $table ) { $wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}wdr_{$table}" ); }
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE \'%awdr%\' OR option_name LIKE \'%woo_discount_rules%\' OR option_name = \'vitrina_discounts_imported\'" );
		// PHP warnings of that plugin are not ours.
		file_put_contents( WP_DEBUG_LOG, implode( "", preg_grep( "/woo-discount-rules/", (array) file( WP_DEBUG_LOG ), PREG_GREP_INVERT ) ) );
		return true;';

	#[TestDox( '[FIX-33] while Discount Rules for WooCommerce is active, an imported rule is not applied twice, and the owner sees a notice' )]
	#[Group( 'full' )]
	public function test_both_active(): void {
		$id = self::$products['plain'];
		self::rules( [ self::reduction( [ $id ], '10' ) ] );
		$shopper = self::visitor();
		$shopper->add_to_cart( $id );
		self::assertSame( '899', $this->price( $shopper->get( '/wp-json/wc/store/v1/cart' )->json() ) );

		// Our plugin only checks this constant of the other one.
		$file = 'WPMU_PLUGIN_DIR . "/vitrina-test-wdr.php"';
		self::shop()->run( "wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( {$file}, \"<?php define( 'WDR_VERSION', '2.6.6' );\" ); return true;" );
		try {
			self::assertSame( '999', $this->price( $shopper->get( '/wp-json/wc/store/v1/cart' )->json() ) );
			self::assertStringContainsString( '9,99 €', self::plain( self::visitor()->get( "/?p={$id}" )->text() ) );
			$notice = self::shop()->run( 'require_once ABSPATH . "wp-admin/includes/admin.php"; set_current_screen( "dashboard" ); ob_start(); do_action( "admin_notices" ); return ob_get_clean();' );
			self::assertIsString( $notice );
			self::assertStringContainsString( 'Discount Rules for WooCommerce', $notice );
		} finally {
			self::shop()->run( "unlink( {$file} ); return true;" );
		}
		self::assertSame( '899', $this->price( $shopper->get( '/wp-json/wc/store/v1/cart' )->json() ) );
	}

	#[TestDox( '[FIX-33] with the real Discount Rules for WooCommerce, an imported rule of 10 % takes off 10 %, not 19 %, on the product and in the cart; alone it takes off 10 % too' )]
	#[Group( 'full' )]
	public function test_real_plugin(): void {
		$cache  = getenv( 'VITRINA_CACHE' );
		$source = ( $cache === false ? getenv( 'HOME' ) . '/.cache/vitrina' : $cache ) . '/plugins/woo-discount-rules';
		if ( ! is_file( "{$source}/woo-discount-rules.php" ) ) {
			self::markTestSkipped( "There is no {$source}." );
		}
		$id   = self::$products['plain'];
		$with = compact( 'source', 'id' );
		self::rules( [] );
		$shopper = self::visitor();
		$shopper->add_to_cart( $id );
		$this->switch_other( 'activate_plugin( $file )', $with );
		try {
			self::shop()->run( self::OTHER_RULE, $with );
			self::assertSame( [ '899', '8,99 €' ], $this->prices( $shopper, $id ) );
			self::assertContains( 'Ten percent', (array) self::shop()->run( 'delete_option( "vitrina_discounts_imported" ); return ( new Vitrina\Discounts\Import\Importer( new Vitrina\Discounts\Storage\RuleTable(), new Vitrina\Discounts\Storage\LegacyRuleTable() ) )->run()["imported"];' ) );
			self::assertSame( [ '899', '8,99 €' ], $this->prices( $shopper, $id ) );
			$this->switch_other( 'deactivate_plugins( $file )', $with );
			self::assertSame( [ '899', '8,99 €' ], $this->prices( $shopper, $id ) );
		} finally {
			$this->switch_other( 'deactivate_plugins( $file )', $with );
			self::shop()->run( self::OTHER_GONE, $with );
		}
	}

	/**
	 * @param array<string, mixed> $with
	 */
	private function switch_other( string $deed, array $with ): void {
		self::shop()->run(
			'require_once ABSPATH . "wp-admin/includes/file.php"; require_once ABSPATH . "wp-admin/includes/plugin.php"; WP_Filesystem();
			$file = "woo-discount-rules/woo-discount-rules.php"; $place = WP_PLUGIN_DIR . "/woo-discount-rules";
			is_dir( $place ) || ( wp_mkdir_p( $place ) && copy_dir( $source, $place ) );
			wp_clean_plugins_cache();
			' . $deed . ';
			return true;',
			$with
		);
	}

	/**
	 * @return array{mixed, string} In the cart, in minor units, and on the product's page.
	 */
	private function prices( Visitor $shopper, int $id ): array {
		$page = self::plain( self::visitor()->get( "/?p={$id}" )->text() );
		preg_match_all( '/\d,\d\d €/', $page, $found );
		return [ $this->price( $shopper->get( '/wp-json/wc/store/v1/cart' )->json() ), $found[0][1] ?? '' ];
	}

	/**
	 * @param array<array-key, mixed> $cart
	 * @return mixed Of a piece of the first line, in minor units.
	 */
	private function price( array $cart ): mixed {
		$item = is_array( $cart['items'] ?? null ) ? $cart['items'][0] ?? null : null;
		return is_array( $item ) && is_array( $item['prices'] ?? null ) ? $item['prices']['price'] ?? null : null;
	}
}
