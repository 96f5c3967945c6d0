<?php
/** The product card. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Product;

// The template content-product.php prints link, picture, badge and title.
remove_action( 'woocommerce_before_shop_loop_item', 'woocommerce_template_loop_product_link_open', 10 );
remove_action( 'woocommerce_after_shop_loop_item', 'woocommerce_template_loop_product_link_close', 5 );
remove_action( 'woocommerce_before_shop_loop_item_title', 'woocommerce_show_product_loop_sale_flash', 10 );
remove_action( 'woocommerce_before_shop_loop_item_title', 'woocommerce_template_loop_product_thumbnail', 10 );
remove_action( 'woocommerce_shop_loop_item_title', 'woocommerce_template_loop_product_title', 10 );
remove_action( 'woocommerce_after_shop_loop_item_title', 'woocommerce_template_loop_rating', 5 );
add_filter( 'woocommerce_loop_add_to_cart_link', __NAMESPACE__ . '\card_button', 10, 2 );
add_filter( 'woocommerce_sale_flash', __NAMESPACE__ . '\sale_badge', 10, 3 );

/**
 * IDs of the pictures of many cards, to load them in one query.
 *
 * @param array<array-key, int> $product_ids Products whose post meta is already cached.
 * @return list<int>
 */
function card_picture_ids( array $product_ids ): array {
	$pictures = [];
	foreach ( $product_ids as $id ) {
		$gallery    = get_post_meta( $id, '_product_image_gallery', true );
		$pictures[] = get_post_meta( $id, '_thumbnail_id', true );
		$pictures[] = is_string( $gallery ) && is_on( 'image_hover_swap' ) ? strtok( $gallery, ',' ) : '';
	}
	return array_values( array_diff( wp_parse_id_list( $pictures ), [ 0 ] ) );
}

/** A product's picture, with high priority if it is early on the page, and the second one, shown on hover. */
function card_pictures( WC_Product $product, bool $is_early ): void {
	// Screens with a device pixel ratio of 3 get a file for a ratio of about 2.4, which looks the same and has two thirds of the bytes.
	$sizes    = '(min-width: 75rem) 17.25rem, (min-width: 48rem) 30vw, (min-resolution: 2.25dppx) 34vw, 46vw';
	$picture  = (int) $product->get_image_id();
	$gallery  = $product->get_gallery_image_ids();
	$is_plain = $picture === 0;

	if ( $is_plain ) {
		echo placeholder_picture(); // phpcs:ignore WordPress.Security.EscapeOutput -- Fixed markup, its text escaped there.
		return;
	}

	// With `auto` the browser would not read the rest of `sizes`.
	$no_auto  = static fn (): bool => false;
	$srcset   = card_srcset( ... );
	$data_src = static fn ( array $attributes ): array => [ 'data-src' => $attributes['src'] ?? '' ] + $attributes;
	add_filter( 'wp_img_tag_add_auto_sizes', $no_auto );
	add_filter( 'wp_calculate_image_srcset', $srcset );
	add_filter( 'wp_get_attachment_image_attributes', $data_src );
	echo wp_get_attachment_image(
		$picture,
		'woocommerce_thumbnail',
		false,
		[
			'class'         => 'card__picture',
			'sizes'         => $sizes,
			'loading'       => $is_early ? 'eager' : 'lazy',
			'decoding'      => 'async',
			'fetchpriority' => $is_early ? 'high' : 'auto',
		]
	);
	remove_filter( 'wp_get_attachment_image_attributes', $data_src );
	remove_filter( 'wp_calculate_image_srcset', $srcset );
	remove_filter( 'wp_img_tag_add_auto_sizes', $no_auto );

	$second = is_on( 'image_hover_swap' ) ? reset( $gallery ) : false;
	$source = is_numeric( $second ) ? wp_get_attachment_image_src( (int) $second, 'woocommerce_thumbnail' ) : false;
	if ( $source !== false ) {
		// Without `srcset`: only devices with a mouse load it, and only for the card that is hovered.
		printf( '<img class="card__picture card__picture--second" src="%1$s" width="%2$d" height="%3$d" alt="" loading="lazy" decoding="async">', esc_url( $source[0] ), absint( $source[1] ), absint( $source[2] ) );
	}
}

/**
 * Keeps the files of a picture that a card can use, each at least a quarter wider than the one before, because a
 * listing prints them for two dozen pictures.
 *
 * @param mixed $sources Image files by width in pixels, as `wp_calculate_image_srcset()` collects them.
 */
function card_srcset( mixed $sources ): mixed {
	if ( ! is_array( $sources ) ) {
		return $sources;
	}
	$kept = [];
	$last = 0;
	ksort( $sources );
	foreach ( $sources as $width => $source ) {
		if ( is_int( $width ) && $width >= 200 && $width <= 900 && $width >= $last * 1.25 ) {
			$kept[ $width ] = $source;
			$last           = $width;
		}
	}
	return $kept;
}

/** The address of the product of the current card, which link, quick view and swatches print. */
function card_address( WC_Product $product ): string {
	/** @var array{int, string}|null $current Product and address. */
	static $current = null;
	if ( $current === null || $current[0] !== $product->get_id() ) {
		$current = [ $product->get_id(), $product->get_permalink() ];
	}
	return $current[1];
}

/** Whether cards have more than picture, name, price and button. */
function has_card_extras(): bool {
	return is_on( 'card_swatches' ) || is_on( 'quick_view' ) || is_on( 'image_hover_swap' );
}

/** The badge on the picture: sold out, the reduction, or new. */
function card_badge( WC_Product $product, bool $is_on_sale ): void {
	if ( ! $product->is_in_stock() ) {
		printf( '<span class="badge badge--quiet">%s</span>', esc_html__( 'Sold out', 'vitrina' ) );
	} elseif ( $is_on_sale ) {
		$percent = reduction_percent( $product );
		printf( '<span class="badge badge--sale">%s</span>', esc_html( $percent > 0 ? "−{$percent} %" : __( 'Sale', 'vitrina' ) ) );
	} elseif ( is_new( $product ) ) {
		printf( '<span class="badge">%s</span>', esc_html__( 'New', 'vitrina' ) );
	}
}

/**
 * The reduction in whole per cent, rounded down, so that it never shows more than the shopper saves. 0
 * if it differs between variations.
 */
function reduction_percent( WC_Product $product ): int {
	$regular = (float) $product->get_regular_price();
	$now     = (float) $product->get_price();
	$percent = $regular > 0 && $now < $regular ? (int) floor( ( 1 - $now / $regular ) * 100 + 1e-6 ) : 0;
	/**
	 * Filters the percentage on a product's badge. A plugin that stores past prices calculates it from the
	 * lowest price of the last thirty days, as the law requires; 0 prints no badge.
	 *
	 * @since 0.1.0
	 *
	 * @param int        $percent Whole per cent of the regular price.
	 * @param WC_Product $product The product.
	 */
	$percent = apply_filters( 'vitrina_reduction_percent', $percent, $product );
	return is_int( $percent ) ? $percent : 0;
}

/** Whether the product was published in the last thirty days. */
function is_new( WC_Product $product ): bool {
	$created = $product->get_date_created();
	return $created !== null && $created->getTimestamp() > time() - 30 * DAY_IN_SECONDS;
}

/** The add button of a card. */
function card_button( string $html, WC_Product $product ): string {
	return str_replace( 'class="button ', 'class="button card__button ', $html );
}

/** The reduction on the product page. */
function sale_badge( string $html, mixed $post, WC_Product $product ): string {
	$percent = reduction_percent( $product );
	return sprintf( '<span class="onsale badge badge--sale">%s</span>', esc_html( $percent > 0 ? "−{$percent} %" : __( 'Sale', 'vitrina' ) ) );
}
