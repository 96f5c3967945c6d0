<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use WC_Product;
use WP_Block;
use WP_Block_Template;

/**
 * A block without a script of its own: the server renders it, and WordPress 7.0 registers it in the editor by
 * itself. In WordPress 6.9 the editor does not know the block, so it appears only where a template or a hook places it;
 * pages can use a shortcode instead.
 */
final class ServerBlock {
	/**
	 * @param string                                                                    $name         Name with the namespace, such as `vitrina/cookies`.
	 * @param array{title: string, description: string, category: string, icon: string} $texts        Texts for the editor.
	 * @param callable                                                                  $render       As `render_callback` of register_block_type().
	 * @param list<string>                                                              $uses_context Context that the block reads, such as `postId`.
	 */
	public static function register( string $name, array $texts, callable $render, array $uses_context = [] ): void {
		register_block_type(
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
