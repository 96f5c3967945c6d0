<?php
/**
 * Puts the plugin together.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Vitrina\Companion\Address\Locale;
use Vitrina\Companion\Address\Phones;
use Vitrina\Companion\Address\Postcodes;
use Vitrina\Companion\Session\Guard;
use Vitrina\Companion\Session\GuardSwitch;
use Vitrina\Companion\Session\Loopback;
use Vitrina\Companion\Session\SessionGuard;
use Vitrina\Companion\Session\Storage\DatabaseLocks;
use Vitrina\Companion\Session\Storage\SessionRows;

final class Plugin {
	public function __construct( private readonly string $file ) {}

	/**
	 * Before WooCommerce starts: it reads the session on its own first hook.
	 */
	public function boot(): void {
		register_activation_hook( $this->file, [ GuardSwitch::class, 'remember_default' ] );
		add_action( 'before_woocommerce_init', $this->declare_compatibility( ... ) );
		add_action( 'plugins_loaded', $this->start( ... ), 5 );
	}

	private function declare_compatibility(): void {
		FeaturesUtil::declare_compatibility( 'custom_order_tables', $this->file );
		FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', $this->file );
	}

	private function start(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			return;
		}
		foreach ( $this->parts() as $part ) {
			$part->register_hooks();
		}
	}

	/**
	 * @return list<HasHooks>
	 */
	private function parts(): array {
		$loopback = Loopback::of_this_site();
		$report   = static function ( string $line ): void {
			wc_get_logger()->warning( $line, [ 'source' => 'vitrina-session-guard' ] );
		};
		$guard    = new Guard( DatabaseLocks::of_this_site(), $loopback, $report );

		return [
			new Locale(),
			new Postcodes(),
			new Phones(),
			$loopback,
			new SessionGuard( $guard, new GuardSwitch(), SessionRows::of_this_site() ),
		];
	}
}
