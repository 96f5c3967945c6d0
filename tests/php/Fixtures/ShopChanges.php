<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use Vitrina\Discounts\Domain\Amount;
use Vitrina\Discounts\Domain\DiscountType;
use Vitrina\Discounts\Domain\Rule;
use Vitrina\Discounts\Domain\Scope;
use Vitrina\Discounts\Storage\RuleTable;
use WC_Order;
use WP_Post;
use WP_REST_Request;
use WP_Upgrader;

/**
 * Changes of a shop, each made by the code that also makes it in a real shop. Runs inside WordPress.
 */
final class ShopChanges {

	private const RULE      = 'Podėlio taisyklė';
	private const MENU_ITEM = 'Podėlio punktas';
	private const BUYER     = 'podelis@vitrina.example';

	/** Removes what the other functions have added. */
	public static function undo(): void {
		foreach ( self::orders() as $order ) {
			$order->delete( true );
		}
		$rules = new RuleTable();
		foreach ( $rules->all() as $rule ) {
			if ( $rule->title === self::RULE ) {
				$rules->delete( $rule->id );
			}
		}
		foreach ( self::menu_items() as $item ) {
			wp_delete_post( $item->ID, true );
		}
		$styles = wp_get_custom_css_post();
		if ( $styles !== null ) {
			wp_delete_post( $styles->ID, true );
			// Otherwise WordPress queries the deleted post on each page.
			set_theme_mod( 'custom_css_post_id', -1 );
		}
	}

	public static function finish_update(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		do_action( 'upgrader_process_complete', new WP_Upgrader(), [ 'type' => 'none', 'action' => 'update' ] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	}

	/**
	 * @return list<WC_Order>
	 */
	private static function orders( string $status = 'any' ): array {
		$orders = wc_get_orders(
			[
				'limit'         => -1,
				'billing_email' => self::BUYER,
				'status'        => $status,
				'type'          => 'shop_order',
			]
		);
		return array_values( array_filter( (array) $orders, static fn ( mixed $order ): bool => $order instanceof WC_Order ) );
	}

	/** A paid order: WooCommerce reduces the stock and counts the sale. */
	public static function order( int $product ): int {
		$order = Orders::create();
		$order->set_billing_email( self::BUYER );
		$order->save();
		Orders::add_product( $order->get_id(), $product );
		Orders::get( $order->get_id() )->update_status( 'processing' );
		return $order->get_id();
	}

	public static function refund( int $product ): void {
		$id     = ( self::orders( 'processing' )[0] ?? null )?->get_id() ?? self::order( $product );
		$line   = Orders::first_line( Orders::get( $id ) );
		$refund = wc_create_refund(
			[
				'order_id'      => $id,
				'amount'        => Orders::get( $id )->get_total(),
				'line_items'    => [
					$line->get_id() => [
						'qty'          => 1,
						'refund_total' => $line->get_total(),
					],
				],
				'restock_items' => true,
			]
		);
		if ( is_wp_error( $refund ) ) {
			throw new LogicException( $refund->get_error_message() );
		}
	}

	public static function rename_by_rest( int $product, string $name ): void {
		wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'PUT', "/wc/v3/products/{$product}" );
		$request->set_body_params( [ 'name' => $name ] );
		$response = rest_do_request( $request );
		if ( $response->is_error() ) {
			throw new LogicException( (string) wp_json_encode( $response->get_data() ) );
		}
	}

	/** Starts a sale by WooCommerce's daily check, or ends it. The dates are written without hooks, so that only the check itself can purge. */
	public static function run_scheduled_sale( int $product ): void {
		$is_on_sale = Products::get( $product )->is_on_sale( 'edit' ); // Not a discount rule.
		foreach ( [ '_sale_price' => '5', '_sale_price_dates_from' => (string) ( time() - 60 ), '_sale_price_dates_to' => $is_on_sale ? (string) ( time() - 1 ) : '' ] as $key => $value ) {
			Database::wpdb()->delete(
				Database::wpdb()->postmeta,
				[
					'post_id'  => $product,
					'meta_key' => $key,
				]
			);
			Database::wpdb()->insert(
				Database::wpdb()->postmeta,
				[
					'post_id'    => $product,
					'meta_key'   => $key,
					'meta_value' => $value,
				]
			);
		}
		wp_cache_flush();
		wc_scheduled_sales();
		if ( Products::get( $product )->is_on_sale( 'edit' ) === $is_on_sale ) {
			throw new LogicException( 'The sale was neither started nor ended.' );
		}
	}

	/** Saves a discount rule for all products. */
	public static function reduce_all_prices( int $percent ): void {
		$rules = new RuleTable();
		$saved = array_filter( $rules->all(), static fn ( Rule $rule ): bool => $rule->title === self::RULE );
		$rules->save( new Rule( current( $saved )->id ?? 0, self::RULE, true, 1, false, null, null, new Scope(), new Amount( DiscountType::Percentage, intdiv( $percent * Amount::WHOLE, 100 ) ) ) );
	}

	/**
	 * @return list<WP_Post>
	 */
	private static function menu_items(): array {
		return array_values( array_filter( Menus::items( self::menu(), [] ), static fn ( WP_Post $item ): bool => str_starts_with( $item->post_title, self::MENU_ITEM ) ) );
	}

	/** @return int The shop's main menu. */
	private static function menu(): int {
		return get_nav_menu_locations()['primary'] ?? throw new LogicException( 'The shop has no main menu.' );
	}

	public static function write_menu( string $text ): void {
		wp_update_nav_menu_item(
			self::menu(),
			( self::menu_items()[0] ?? null )->ID ?? 0,
			[
				'menu-item-title'  => self::MENU_ITEM . " {$text}",
				'menu-item-url'    => '/',
				'menu-item-status' => 'publish',
			]
		);
	}
}
