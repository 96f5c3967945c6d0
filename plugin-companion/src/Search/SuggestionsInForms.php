<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;
use Vitrina\Runtime\Search\SuggestionRequest;
use WP_HTML_Tag_Processor;

/**
 * Shows suggestions while a shopper types, in a theme that has none of its own: under each form that searches
 * products. The form itself stays as the theme or WooCommerce printed it.
 */
final readonly class SuggestionsInForms implements Hookable {
	/** Feature that a theme with suggestions of its own declares by add_theme_support(). */
	public const FEATURE = 'vitrina-search';

	private const ISLAND      = 'search-suggestions';
	private const MIN_LETTERS = 3;

	public function __construct( private BuiltAssets $files ) {}

	public function register_hooks(): void {
		add_action( 'after_setup_theme', $this->start( ... ), 20 );
	}

	private function start(): void {
		/**
		 * Filters whether search forms suggest products in a theme that has no suggestions of its own.
		 *
		 * @since 0.2.0
		 *
		 * @param bool $is_on True.
		 */
		if ( current_theme_supports( self::FEATURE ) || apply_filters( 'vitrina_search_suggestions', true ) !== true ) {
			return;
		}
		( new SuggestionRequest( static fn (): int => self::MIN_LETTERS, static fn (): string => '', 'woocommerce_gallery_thumbnail' ) )->register_hooks();
		Islands::register( self::ISLAND, 'vitrina-' . self::ISLAND );
		add_action( 'wp_enqueue_scripts', $this->register_files( ... ) );
		// After plugins that print a form of their own.
		add_filter( 'get_product_search_form', $this->add_suggestions( ... ), 100 );
		add_filter( 'render_block_core/search', $this->add_suggestions( ... ), 100 );
	}

	private function register_files(): void {
		$this->files->register( self::ISLAND );
		$this->files->register_style( self::ISLAND . '-style', 'vitrina-' . self::ISLAND );
	}

	/**
	 * Adds an empty element at the end of a form that searches products: its script shows the suggestions there.
	 *
	 * @param mixed $form HTML.
	 */
	private function add_suggestions( mixed $form ): mixed {
		if ( ! is_string( $form ) || substr_count( $form, '</form>' ) !== 1 || ! self::searches_products( $form ) ) {
			return $form;
		}
		ob_start();
		Islands::open(
			self::ISLAND,
			[],
			'interaction',
			[
				'class'               => 'vitrina-suggestions',
				'data-island-openers' => 'form:has( > .vitrina-suggestions ) input[name="s"]',
			]
		);
		Islands::close();
		return str_replace( '</form>', ob_get_clean() . '</form>', $form );
	}

	/** Whether a form has the hidden field with which WooCommerce searches only products. */
	private static function searches_products( string $form ): bool {
		$tags = new WP_HTML_Tag_Processor( $form );
		while ( $tags->next_tag( [ 'tag_name' => 'input' ] ) ) {
			if ( $tags->get_attribute( 'name' ) === 'post_type' ) {
				return $tags->get_attribute( 'value' ) === 'product';
			}
		}
		return false;
	}
}
