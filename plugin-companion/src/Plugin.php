<?php
/**
 * Puts the plugin together.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Vitrina\Companion\Address\FieldHints;
use Vitrina\Companion\Address\Locale;
use Vitrina\Companion\Address\Phones;
use Vitrina\Companion\Address\Postcodes;
use Vitrina\Companion\Blocks\Blocks;
use Vitrina\Companion\Blocks\Carousel;
use Vitrina\Companion\Blocks\Countdown;
use Vitrina\Companion\Blocks\Counter;
use Vitrina\Companion\Blocks\Slideshow;
use Vitrina\Companion\Blocks\Typing;
use Vitrina\Companion\Chat\ChatLauncher;
use Vitrina\Companion\Languages\ShopPages;
use Vitrina\Companion\Languages\TranslatedShop;
use Vitrina\Companion\Portfolio\PortfolioType;
use Vitrina\Companion\Requests\InputSanitizer;
use Vitrina\Companion\Requests\JsonSanitizer;
use Vitrina\Companion\Session\Guard;
use Vitrina\Companion\Session\GuardSwitch;
use Vitrina\Companion\Session\Loopback;
use Vitrina\Companion\Session\SessionGuard;
use Vitrina\Companion\Session\Storage\SessionRows;
use Vitrina\Companion\Settings\CustomizerPanel;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Companion\Storage\OptionsPreloader;
use Vitrina\Companion\Swatches\Attributes;
use Vitrina\Companion\Swatches\AttributeTypes;
use Vitrina\Companion\Swatches\TermColumn;
use Vitrina\Companion\Swatches\TermFields;
use Vitrina\Companion\Video\PlayControl;
use Vitrina\Companion\Video\ProductField;
use Vitrina\Companion\Video\ProductVideo;
use Vitrina\Companion\Visitors\Visitor;
use Vitrina\Companion\Wishlist\Offer;

final class Plugin {
	public function __construct( private readonly string $file ) {}

	/**
	 * Before WooCommerce starts: it reads options as it is loaded, and the session on its own first hook.
	 */
	public function boot(): void {
		OptionsPreloader::read();
		register_activation_hook( $this->file, [ Activation::class, 'on' ] );
		register_deactivation_hook( $this->file, [ Activation::class, 'off' ] );
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
		// Later than every plugin: the common swatches plugin must have had its say.
		add_action( 'init', $this->start_swatches( ... ), 0 );
		add_action( 'init', $this->start_wishlist( ... ), 0 );
	}

	/**
	 * Nothing of it where another plugin keeps the list, or the shop has none.
	 */
	private function start_wishlist(): void {
		if ( ! Offer::stands() ) {
			return;
		}
		foreach ( Wishlist\Module::all() as $part ) {
			$part->register_hooks();
		}
	}

	private function start_swatches(): void {
		if ( Attributes::is_done_by_another() ) {
			return;
		}
		foreach ( [ new AttributeTypes(), new TermFields( $this->files() ), new TermColumn() ] as $part ) {
			$part->register_hooks();
		}
	}

	private function files(): BuiltFiles {
		return new BuiltFiles( $this->file );
	}

	/**
	 * @return list<Hookable>
	 */
	private function parts(): array {
		$loopback = Loopback::of_this_site();
		$report   = static function ( string $line ): void {
			wc_get_logger()->warning( $line, [ 'source' => 'vitrina-session-guard' ] );
		};
		$videos   = new ProductVideo();
		$guard    = new Guard( DatabaseLocks::of_this_site(), $loopback, $report );

		return [
			new JsonSanitizer(),
			new InputSanitizer(),
			new Visitor(),
			new Locale(),
			new Postcodes(),
			new Phones(),
			new FieldHints(),
			new ShopPages(),
			new TranslatedShop(),
			...Checkout\Module::all( $this->files() ),
			new PortfolioType(),
			new ProductField( $videos ),
			new PlayControl( $videos, $this->files(), new Visitors\Consent() ),
			$loopback,
			new SessionGuard( $guard, new GuardSwitch(), SessionRows::of_this_site() ),
			...Attribution\Module::all( $this->files() ),
			...Prices\Module::all(),
			...Search\Module::all(),
			new CustomizerPanel(),
			...Consent\Module::all( $this->files() ),
			...Messages\Module::all( $this->files() ),
			new ChatLauncher( new Settings(), $this->files() ),
			...Newsletter\Module::all( $this->files() ),
			new Blocks( $this->files(), [ new Countdown(), new Counter(), new Typing(), new Slideshow(), new Carousel() ] ),
			...Withdrawal\Module::all(),
		];
	}
}
