<?php
/**
 * Puts the plugin together.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Vitrina\Companion\Address\FieldHints;
use Vitrina\Companion\Address\Locale;
use Vitrina\Companion\Address\Phones;
use Vitrina\Companion\Address\Postcodes;
use Vitrina\Companion\Attribution\Consent;
use Vitrina\Companion\Attribution\OrderReason;
use Vitrina\Companion\Attribution\OriginBox;
use Vitrina\Companion\Attribution\OriginColumn;
use Vitrina\Companion\Attribution\ReasonText;
use Vitrina\Companion\Attribution\TheirMeta;
use Vitrina\Companion\Attribution\TrackerScript;
use Vitrina\Companion\Blocks\Blocks;
use Vitrina\Companion\Blocks\Carousel;
use Vitrina\Companion\Blocks\Countdown;
use Vitrina\Companion\Blocks\Counter;
use Vitrina\Companion\Blocks\Slideshow;
use Vitrina\Companion\Blocks\Typing;
use Vitrina\Companion\Chat\ChatLauncher;
use Vitrina\Companion\Checkout\OrderButton;
use Vitrina\Companion\Checkout\StockHold;
use Vitrina\Companion\Checkout\Storage\StockHolds;
use Vitrina\Companion\Consent\ConsentBar;
use Vitrina\Companion\Consent\GatedScripts;
use Vitrina\Companion\Consent\OtherBarEvents;
use Vitrina\Companion\Consent\OtherBars;
use Vitrina\Companion\Languages\ShopPages;
use Vitrina\Companion\Messages\ComingSoonBanner;
use Vitrina\Companion\Messages\Popup;
use Vitrina\Companion\Messages\TopBars;
use Vitrina\Companion\Newsletter\Domain\Ticket;
use Vitrina\Companion\Newsletter\Mailer;
use Vitrina\Companion\Newsletter\SignupPrivacy;
use Vitrina\Companion\Newsletter\SignupForm;
use Vitrina\Companion\Newsletter\SignupPage;
use Vitrina\Companion\Newsletter\SignupScreen;
use Vitrina\Companion\Newsletter\Signups;
use Vitrina\Companion\Newsletter\Storage\SignupSchema;
use Vitrina\Companion\Newsletter\Storage\SignupTable;
use Vitrina\Companion\Portfolio\PortfolioType;
use Vitrina\Companion\Prices\Histories;
use Vitrina\Companion\Prices\LowestPrice;
use Vitrina\Companion\Prices\PresentPrice;
use Vitrina\Companion\Prices\PriceLine;
use Vitrina\Companion\Prices\PricesCommand;
use Vitrina\Companion\Prices\PriceWatch;
use Vitrina\Companion\Prices\ProductPanel;
use Vitrina\Companion\Prices\ProductsApi;
use Vitrina\Companion\Prices\RecordAll;
use Vitrina\Companion\Prices\Recorder;
use Vitrina\Companion\Prices\Storage\PriceSchema;
use Vitrina\Companion\Prices\Storage\PriceTable;
use Vitrina\Companion\Search\Indexer;
use Vitrina\Companion\Requests\PlainFields;
use Vitrina\Companion\Search\ProductSearch;
use Vitrina\Companion\Search\Rebuild;
use Vitrina\Companion\Search\SearchCommand;
use Vitrina\Companion\Search\SearchWatch;
use Vitrina\Companion\Search\Storage\ProductTexts;
use Vitrina\Companion\Search\Storage\SearchIndex;
use Vitrina\Companion\Search\Storage\SearchSchema;
use Vitrina\Companion\Session\Guard;
use Vitrina\Companion\Session\GuardSwitch;
use Vitrina\Companion\Session\Loopback;
use Vitrina\Companion\Session\SessionGuard;
use Vitrina\Companion\Session\Storage\DatabaseLocks;
use Vitrina\Companion\Session\Storage\SessionRows;
use Vitrina\Companion\Settings\CustomizerPanel;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Companion\Storage\OptionsAhead;
use Vitrina\Companion\Swatches\AttributeTypes;
use Vitrina\Companion\Swatches\Attributes;
use Vitrina\Companion\Swatches\TermColumn;
use Vitrina\Companion\Swatches\TermFields;
use Vitrina\Companion\Video\PlayControl;
use Vitrina\Companion\Video\ProductField;
use Vitrina\Companion\Video\ProductVideo;
use Vitrina\Companion\Wishlist\Cards;
use Vitrina\Companion\Wishlist\CountCall;
use Vitrina\Companion\Wishlist\Forms;
use Vitrina\Companion\Wishlist\ListState;
use Vitrina\Companion\Wishlist\Offer;
use Vitrina\Companion\Wishlist\Page;
use Vitrina\Companion\Wishlist\WishlistPrivacy;
use Vitrina\Companion\Wishlist\PublicProducts;
use Vitrina\Companion\Wishlist\Routes;
use Vitrina\Companion\Wishlist\Storage\ShareTable;
use Vitrina\Companion\Wishlist\Storage\WishlistSchema;
use Vitrina\Companion\Wishlist\Storage\WishTable;
use Vitrina\Companion\Wishlist\Wishlists;
use Vitrina\Companion\Withdrawal\WithdrawalEmails;
use Vitrina\Companion\Withdrawal\WithdrawalLinks;
use Vitrina\Companion\Withdrawal\WithdrawalPage;
use Vitrina\Companion\Withdrawal\Withdrawals;

final class Plugin {
	public function __construct( private readonly string $file ) {}

	/**
	 * Before WooCommerce starts: it reads options as it is loaded, and the session on its own first hook.
	 */
	public function boot(): void {
		OptionsAhead::read();
		register_activation_hook( $this->file, [ GuardSwitch::class, 'remember_default' ] );
		register_activation_hook( $this->file, [ Settings::class, 'remember_defaults' ] );
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
		$products  = new PublicProducts();
		$wishlists = new Wishlists( WishTable::of_this_site(), ShareTable::of_this_site(), $products );
		$cards     = new Cards();
		$parts     = [
			new WishlistSchema(),
			$wishlists,
			new CountCall( $wishlists ),
			new ListState( $wishlists ),
			new Routes( $wishlists, $products, $cards ),
			new Page( $wishlists, $products, $cards ),
			new Forms( $wishlists ),
			new WishlistPrivacy( $wishlists ),
		];
		foreach ( $parts as $part ) {
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
	 * @return list<HasHooks>
	 */
	private function parts(): array {
		$loopback = Loopback::of_this_site();
		$report   = static function ( string $line ): void {
			wc_get_logger()->warning( $line, [ 'source' => 'vitrina-session-guard' ] );
		};
		$videos   = new ProductVideo();
		$guard    = new Guard( DatabaseLocks::of_this_site(), $loopback, $report );

		return [
			new PlainFields(),
			new Locale(),
			new Postcodes(),
			new Phones(),
			new FieldHints(),
			new ShopPages(),
			new OrderButton(),
			new StockHold( StockHolds::of_this_site() ),
			new PortfolioType(),
			new ProductField( $videos ),
			new PlayControl( $videos, $this->files() ),
			$loopback,
			new SessionGuard( $guard, new GuardSwitch(), SessionRows::of_this_site() ),
			...$this->attribution(),
			...$this->prices(),
			...$this->search(),
			...$this->consent_and_messages(),
			...$this->newsletter(),
			new Blocks( $this->files(), [ new Countdown(), new Counter(), new Typing(), new Slideshow(), new Carousel() ] ),
			...$this->withdrawal(),
		];
	}

	/**
	 * @return list<HasHooks>
	 */
	private function attribution(): array {
		$theirs = new TheirMeta();
		$reason = new ReasonText( $theirs );

		return [
			new TrackerScript( new Consent(), $this->files() ),
			new OrderReason( $theirs ),
			new OriginBox( $reason ),
			new OriginColumn( $reason ),
		];
	}

	/**
	 * @return list<HasHooks>
	 */
	private function prices(): array {
		$table     = PriceTable::of_this_site();
		$present   = new PresentPrice();
		$histories = new Histories( $table );
		$lowest    = new LowestPrice( $histories, $present );
		$recorder  = new Recorder( $table, $present, $histories );
		$all       = new RecordAll( $recorder, $table );

		return [
			new PriceSchema(),
			new PriceWatch( $recorder, $table ),
			$all,
			$histories,
			$lowest,
			new PriceLine( $lowest ),
			new ProductsApi( $lowest ),
			new ProductPanel( $histories, $lowest ),
			new PricesCommand( $all, $table, $lowest ),
		];
	}

	/**
	 * @return list<HasHooks>
	 */
	private function search(): array {
		$index   = SearchIndex::of_this_site();
		$texts   = ProductTexts::of_this_site();
		$indexer = new Indexer( $index, $texts );
		$rebuild = new Rebuild( $indexer, $index, $texts );

		return [
			new SearchSchema(),
			$rebuild,
			new SearchWatch( $indexer, $texts, $rebuild ),
			new ProductSearch( $index ),
			new SearchCommand( $rebuild, $texts ),
		];
	}

	/**
	 * @return list<HasHooks>
	 */
	private function newsletter(): array {
		$table   = SignupTable::of_this_site();
		$ticket  = new Ticket( wp_salt() );
		$mailer  = new Mailer( $ticket );
		$signups = new Signups( $table, $ticket, $mailer );

		return [
			new SignupSchema(),
			new SignupForm( $this->files() ),
			new SignupPage( $signups ),
			new SignupScreen( $table, $mailer ),
			new SignupPrivacy( $table ),
		];
	}

	/**
	 * @return list<HasHooks>
	 */
	private function withdrawal(): array {
		$withdrawals = new Withdrawals( DatabaseLocks::of_this_site() );

		return [
			$withdrawals,
			new WithdrawalEmails(),
			new WithdrawalLinks(),
			new WithdrawalPage( $withdrawals ),
		];
	}

	/**
	 * @return list<HasHooks>
	 */
	private function consent_and_messages(): array {
		$settings = new Settings();
		$files    = $this->files();

		return [
			new CustomizerPanel(),
			new ConsentBar( $settings, new OtherBars(), $files ),
			new GatedScripts( new Consent() ),
			new OtherBarEvents( new Consent(), $files ),
			new TopBars( $settings, $files ),
			new Popup( $settings, $files ),
			new ComingSoonBanner( $files ),
			new ChatLauncher( $settings, $files ),
		];
	}
}
