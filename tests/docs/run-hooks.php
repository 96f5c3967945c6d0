<?php
/**
 * Runs an example of docs/integrate/ as a plugin's code would be: standard input
 * holds it. Prints what was hooked, and what the callbacks returned or printed,
 * as JSON.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime {
	/** Prints boxes, without the core around them. */
	final class Islands {
		public static function register( string $name, string $handle ): void {
			echo "{$name}={$handle} ";
		}

		/**
		 * As in runtime/src/Islands.php.
		 *
		 * @param array<string, mixed> $props      Handed to the script.
		 * @param array<string, mixed> $attributes More attributes.
		 */
		public static function open( string $name, array $props = [], string $load = 'visible', array $attributes = [] ): void {
			echo "<{$name} {$load}>";
		}

		public static function close(): void {
			echo '</>';
		}
	}
}

namespace {
	require_once dirname( __DIR__, 2 ) . '/runtime/src/Setup/Status.php';

	$hooked = [];

	function add_filter( string $name, callable $callback, int $priority = 10, int $count = 1 ): void {
		global $hooked;
		// What WordPress would hand over, as far as the examples read it.
		$product   = new class() {
			public function get_id(): int {
				return 281;
			}
		};
		$order     = new class() {
			public function get_meta( string $key ): string {
				return $key === '_my_carrier_taken_at' ? '1780000000' : '';
			}
		};
		$given     = [
			'vitrina_attribution_consent_category' => [ 'marketing' ],
			'vitrina_bank_link_payment_hosts'      => [ [] ],
			'vitrina_before_cards'                 => [ [ $product ] ],
			'vitrina_card_corner'                  => [ $product ],
			'vitrina_chat_host_parameter'          => [ 'hostname' ],
			'vitrina_companion_session_guard'      => [ true ],
			'vitrina_cookies'                      => [ [] ],
			'vitrina_effective_price'              => [ 20.0, $product ],
			'vitrina_free_shipping_thresholds'     => [ [], [ 'contents_cost' => 50.5 ], [] ],
			'vitrina_invoice_issued'               => [ 7, $product ],
			'vitrina_gallery_controls'             => [ $product ],
			'vitrina_is_listing'                   => [ false ],
			'vitrina_lpexpress_api_url'            => [ 'https://carrier.example' ],
			'vitrina_lpexpress_shipping_logo_url'  => [ '' ],
			'vitrina_lpexpress_terminals_replaced' => [ [ 'LT', 'LV' ] ],
			'vitrina_order_delivered_at'           => [ null, $order ],
			'vitrina_page_expires'                 => [ 2000000000 ],
			'vitrina_page_tags'                    => [ [ 'all' ] ],
			'vitrina_quick_view_end'               => [ $product ],
			'vitrina_runtimes'                     => [ [ '0.2.0' => '/theme/runtime' ] ],
			'vitrina_settings'                     => [ [ 'restUrl' => '/wp-json/' ] ],
			'vitrina_setup_checks'                 => [ [] ],
			'vitrina_state'                        => [ [ 'cart' => [ 'count' => 2 ] ] ],
			'vitrina_wishlist_url'                 => [ '' ],
		];
		$arguments = array_slice( $given[ $name ] ?? [], 0, $count );
		ob_start();
		$returned        = $callback( ...$arguments );
		$hooked[ $name ] = [
			'returned' => $returned,
			'printed'  => (string) ob_get_clean(),
		];
	}

	function add_action( string $name, callable $callback, int $priority = 10, int $count = 1 ): void {
		add_filter( $name, $callback, $priority, $count );
	}

	const WP_PLUGIN_DIR = '/plugins';

	function delete_transient( string $name ): bool {
		echo "{$name} ";
		return true;
	}

	/** @param list<int> $ids Of products. */
	function update_meta_cache( string $type, array $ids ): void {
		echo $type . ' ' . implode( ',', $ids );
	}

	function wp_schedule_single_event( int $time, string $hook ): bool {
		echo $hook;
		return true;
	}

	function is_page( string $slug ): bool {
		return 'offers' === $slug;
	}

	function home_url( string $path ): string {
		return "https://shop.example{$path}";
	}

	/** @param list<string> ...$arguments */
	function do_action( string $name, array ...$arguments ): void {
		echo $name . ' ' . implode( ' ', array_merge( ...$arguments ) );
	}

	function get_option( string $name ): string {
		return '';
	}

	function admin_url( string $path ): string {
		return "/wp-admin/{$path}";
	}

	function get_current_user_id(): int {
		return 7;
	}

	function get_user_meta( int $user, string $key, bool $is_single ): string {
		return '120';
	}

	ob_start();
	eval( (string) stream_get_contents( STDIN ) );
	$printed = ob_get_clean();
	fwrite( STDOUT, (string) json_encode( [ 'hooks' => $hooked, 'printed' => $printed ] ) );
}
