<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

use WC_Product;
use WP_Block;
use WP_Block_Template;
use WP_Block_Type_Registry;

/**
 * A block without a script of its own: the server renders it, and WordPress 7.0 registers it in the editor by
 * itself. In WordPress 6.9 the editor does not know the block, so it appears only where a template or a hook places it;
 * pages can use a shortcode instead.
 */
final class ServerBlock {
	/**
	 * @param string                                                                    $name         Name with the namespace, such as `vitrina/cookies`.
	 * @param array{title: string, description: string, category: string, icon: string} $texts        Texts for the editor.
	 * @param callable                                                                  $render       As `render_callback` of WP_Block_Type.
	 * @param list<string>                                                              $uses_context Context that the block reads, such as `postId`.
	 */
	public static function register( string $name, array $texts, callable $render, array $uses_context = [] ): void {
		WP_Block_Type_Registry::get_instance()->register(
			$name,
			// @phpstan-ignore argument.type (WordPress expects the API version as a number.)
			[
				'api_version'     => 3,
				...$texts,
				'uses_context'    => $uses_context,
				'supports'        => [
					'autoRegister' => true,
					'html'         => false,
				],
				'render_callback' => $render,
			]
		);
	}

	/**
	 * Registers a block that shows something of a product.
	 *
	 * @param string                       $name        As of register().
	 * @param string                       $title       In the editor an empty block shows it.
	 * @param string                       $description For the editor.
	 * @param string                       $icon        Name of a Dashicon.
	 * @param callable(WC_Product): string $show        Returns HTML; '' for nothing.
	 */
	public static function register_for_products( string $name, string $title, string $description, string $icon, callable $show ): void {
		self::register(
			$name,
			[
				'title'       => $title,
				'description' => $description,
				'category'    => 'woocommerce-product-elements',
				'icon'        => $icon,
			],
			static function ( mixed $attributes, string $content, WP_Block $block ) use ( $show, $title ): string {
				$product = self::product( $block );
				$html    = $product === null ? '' : $show( $product );
				$html    = $html === '' && wp_is_serving_rest_request() ? '<p>' . esc_html( $title ) . '</p>' : $html;
				return $html === '' ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), wp_kses_post( $html ) );
			},
			[ 'postId' ]
		);
	}

	/** Whether the block template of this page contains the block; if it does, a classic hook has to print nothing. */
	public static function is_in_template( string $name ): bool {
		$template = $GLOBALS['_wp_current_template_content'] ?? '';
		return is_string( $template ) && str_contains( $template, "<!-- wp:{$name} " );
	}

	/**
	 * Places a block after other blocks; the owner can move or remove it in the editor.
	 *
	 * @param list<string> $anchors  Names of the blocks after which it is placed.
	 * @param string       $template Beginning of the slugs of the templates in which it is placed; '' for all.
	 */
	public static function place_after( string $name, array $anchors, string $template = '' ): void {
		$is_wanted = static fn ( mixed $context ): bool => $template === '' || ( $context instanceof WP_Block_Template && str_starts_with( $context->slug, $template ) );
		add_filter(
			'hooked_block_types',
			static fn ( mixed $types, mixed $position, mixed $anchor, mixed $context ): mixed => is_array( $types ) && $position === 'after' && in_array( $anchor, $anchors, true ) && $is_wanted( $context ) ? [ ...$types, $name ] : $types,
			10,
			4
		);
	}

	/** The product that the block's context `postId` names, otherwise the product of the page. */
	public static function product( WP_Block $block ): ?WC_Product {
		$id      = $block->context['postId'] ?? get_the_ID();
		$product = is_numeric( $id ) ? wc_get_product( (int) $id ) : null;
		return $product instanceof WC_Product ? $product : null;
	}
}
