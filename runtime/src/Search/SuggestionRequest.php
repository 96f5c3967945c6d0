<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Search;

use Closure;
use Vitrina\Runtime\Hookable;
use WP_Hook;

/**
 * The request goya_search_products_ajax, and the settings of the search field's script. The request is sent
 * after each pause in typing, so it loads as little of WordPress and WooCommerce as possible.
 */
final readonly class SuggestionRequest implements Hookable {
	private const ACTION = 'goya_search_products_ajax';

	/** Consent category required before an external suggestion service is requested. */
	private const CONSENT = 'preferences';

	/** Callbacks of `init`, and classes with such callbacks, that only set up blocks and widgets. */
	private const BLOCKS_ON_INIT = '~^(
		wp_widgets_init
		| register_core_block_types_from_metadata | register_block_core_\w+ | WP_Block_Supports
		| _register_core_block_patterns_and_categories | _register_theme_block_patterns
		| _wp_register_default_icons | _wp_register_default_font_collections
		| Automattic\\\\WooCommerce\\\\Blocks\\\\.+
	)$~x';

	/**
	 * @param Closure(): (int|null) $min_letters Letters to type before products are suggested; null if products are not suggested.
	 * @param Closure(): string     $service     Address of an external service that suggests; empty for none.
	 * @param string                $image_size  A registered image size.
	 */
	public function __construct( private Closure $min_letters, private Closure $service, private string $image_size ) {}

	/** Must be called after the theme is loaded and before `init`. */
	public function register_hooks(): void {
		if ( self::is_this_request() ) {
			add_action( 'wp_loaded', $this->handle_early( ... ), 5 );
			add_filter( 'woocommerce_admin_should_load_features', '__return_false' );
			self::remove_block_callbacks();
		}
		add_action( 'wp_ajax_' . self::ACTION, $this->handle( ... ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, $this->handle( ... ) );
		add_filter( 'vitrina_settings', $this->add_settings( ... ) );
	}

	private static function is_this_request(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Only compares the name of the action.
		return wp_doing_ajax() && ( $_GET['action'] ?? null ) === self::ACTION && ! isset( $_POST['action'] );
	}

	/**
	 * Suggestions need neither content nor a sidebar: blocks, widgets, and the registration of WordPress's
	 * scripts and styles take a third of the time of `init`.
	 */
	private static function remove_block_callbacks(): void {
		/** @var array<string, WP_Hook> $wp_filter */
		global $wp_filter;
		/** @var array<int, array<string, array{function: callable, accepted_args: int}>> $callbacks */
		$callbacks = isset( $wp_filter['init'] ) ? $wp_filter['init']->callbacks : [];
		foreach ( $callbacks as $priority => $at_priority ) {
			foreach ( $at_priority as [ 'function' => $callback ] ) {
				if ( self::is_for_blocks( $callback ) ) {
					remove_action( 'init', $callback, $priority );
				}
			}
		}
		remove_all_actions( 'wp_default_scripts' );
		remove_all_actions( 'wp_default_styles' );
	}

	/** Whether a callback, or whatever a plugin registered as one, is only for blocks or widgets. */
	public static function is_for_blocks( mixed $callback ): bool {
		$owner = is_array( $callback ) ? $callback[0] ?? null : $callback;
		$name  = is_object( $owner ) ? $owner::class : $owner;
		return is_string( $name ) && preg_match( self::BLOCKS_ON_INIT, $name ) === 1;
	}

	/**
	 * Handles the request before the cart is loaded and wp-admin starts, as WooCommerce does with its own
	 * requests. This saves a tenth of the time.
	 */
	private function handle_early(): void {
		nocache_headers();
		send_nosniff_header();
		// After WordPress has flushed its buffers, before plugins run their shutdown work.
		add_action( 'shutdown', self::finish( ... ), 2 );
		$this->handle();
	}

	/** Ends the response, so that the shopper does not wait for work at shutdown. */
	private static function finish(): void {
		foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $finish ) {
			if ( function_exists( $finish ) ) {
				$finish();
				return;
			}
		}
	}

	/**
	 * Handles the parameters `query`, and `category_slug` to search one category only. It needs no nonce,
	 * because it reads only public content.
	 */
	private function handle(): never {
		$started     = microtime( true );
		$query       = self::parameter( 'query' );
		$category    = self::parameter( 'category_slug' );
		$min_letters = ( $this->min_letters )();
		if ( $query === null || $category === null || $min_letters === null ) {
			wp_send_json_error(
				[
					'code'    => 'invalid_query',
					'message' => __( 'Nothing found', 'vitrina' ),
				],
				400
			);
		}
		header( 'X-Robots-Tag: noindex' );
		wp_send_json(
			[
				'suggestions' => ( new ProductSuggestions( $min_letters, $this->image_size ) )->lines( $query, $category === '0' ? '' : $category ),
				'time'        => round( microtime( true ) - $started, 4 ),
			]
		);
	}

	/**
	 * A text parameter of the address.
	 *
	 * @param 'query'|'category_slug' $name
	 * @return string|null Empty if it is missing; null if it is not a text.
	 */
	private static function parameter( string $name ): ?string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Public read; the text is only compared, and escaped on output.
		$text = wp_unslash( $_GET[ $name ] ?? '' );
		return is_string( $text ) && wp_check_invalid_utf8( $text ) === $text ? trim( $text ) : null;
	}

	/**
	 * Settings of the search field's script; the same for every visitor.
	 *
	 * @param mixed $settings The settings so far.
	 */
	private function add_settings( mixed $settings ): mixed {
		$min_letters = ( $this->min_letters )();
		return ! is_array( $settings ) || $min_letters === null ? $settings : $settings + [
			'search' => [
				'minChars' => $min_letters,
				'service'  => ( $this->service )(),
				'consent'  => self::CONSENT,
				'shopUrl'  => wc_get_page_permalink( 'shop' ),
				'texts'    => [
					'list'    => __( 'Suggestions', 'vitrina' ),
					/* translators: %d: number of products suggested. */
					'count'   => __( 'Suggestions: %d', 'vitrina' ),
					'recent'  => __( 'Recent searches', 'vitrina' ),
					'clear'   => __( 'Clear', 'vitrina' ),
					'cleared' => __( 'Recent searches cleared.', 'vitrina' ),
					'nothing' => __( 'Nothing found', 'vitrina' ),
					'hint'    => __( 'Try another word, or a shorter one.', 'vitrina' ),
					'shop'    => __( 'See all products', 'vitrina' ),
				],
			],
		];
	}
}
