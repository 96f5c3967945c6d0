<?php
/** The pictures of a product: this theme's own gallery, or WooCommerce's if the shop's plugins need it. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WC_Product;

/** On phones, a gallery with more pictures than this has a counter instead of dots. */
const MAX_GALLERY_DOTS = 6;

/** Scripts that are removed from a page without WooCommerce's own gallery. */
const STOCK_GALLERY_SCRIPTS = [ 'wc-single-product', 'wc-flexslider', 'flexslider', 'wc-zoom', 'zoom', 'wc-photoswipe-ui-default', 'photoswipe-ui-default' ];

add_action( 'after_setup_theme', __NAMESPACE__ . '\stock_gallery_supports', 11 );
add_island( 'gallery' );
add_island( 'gallery-lightbox', style: 'gallery-lightbox' );
add_filter( 'woocommerce_gallery_image_size', fn (): string => 'woocommerce_single' );
add_filter( 'woocommerce_gallery_image_html_attachment_image_params', __NAMESPACE__ . '\gallery_picture_attributes', 10, 4 );
add_filter( 'woocommerce_available_variation', __NAMESPACE__ . '\variation_picture_sizes', 10, 2 );

/** Declares the theme supports that WooCommerce checks before it loads its gallery scripts. */
function stock_gallery_supports(): void {
	if ( ! is_on( 'stock_gallery' ) ) {
		return;
	}
	add_theme_support( 'wc-product-gallery-slider' );
	if ( is_on( 'product_lightbox' ) ) {
		add_theme_support( 'wc-product-gallery-lightbox' );
	}
	if ( is_on( 'image_zoom' ) ) {
		add_theme_support( 'wc-product-gallery-zoom' );
	}
}

/** Whether this page uses WooCommerce's own gallery. */
function has_stock_gallery(): bool {
	return is_on( 'stock_gallery' ) && is_product();
}

/** Prints the island attributes of a gallery; a single picture needs no island. */
function gallery_island( int $count ): void {
	if ( $count > 1 ) {
		Islands::print_attributes( 'gallery', load: 'interaction' );
	}
}

/** Prints the dots or the counter that phones show. A script updates them. */
function gallery_dots( int $count ): void {
	echo $count > MAX_GALLERY_DOTS
		? '<b class="gallery__count">1</b> / ' . esc_html( (string) $count )
		: str_repeat( '<span></span>', $count ); // phpcs:ignore WordPress.Security.EscapeOutput -- Fixed markup.
}

/** @return array<'label'|'close'|'previous'|'next'|'zoom'|'counter'|'failed', string> Texts of the lightbox. */
function lightbox_labels(): array {
	return [
		'label'    => __( 'Product pictures', 'vitrina' ),
		'close'    => __( 'Close', 'vitrina' ),
		'previous' => __( 'Previous picture', 'vitrina' ),
		'next'     => __( 'Next picture', 'vitrina' ),
		'zoom'     => __( 'Zoom in or out', 'vitrina' ),
		/* translators: 1: number of the picture, 2: how many there are. */
		'counter'  => __( 'Picture %1$s of %2$s', 'vitrina' ),
		'failed'   => __( 'The picture could not be loaded.', 'vitrina' ),
	];
}

/** The attribute `sizes` of the gallery's pictures. */
function gallery_sizes( bool $has_thumbnails ): string {
	return $has_thumbnails
		? '(min-width: 75rem) 36rem, (min-width: 62rem) 45vw, (min-width: 48rem) 51vw, 100vw'
		: '(min-width: 75rem) 42rem, (min-width: 48rem) 53vw, 100vw';
}

/**
 * The first picture is loaded with high priority, because it is the largest element of the first screen; the
 * others are loaded lazily.
 *
 * @param array<string, mixed> $attributes Attributes of the image.
 * @return array<string, mixed>
 */
function gallery_picture_attributes( array $attributes, int $id, mixed $size, bool $is_first ): array {
	global $product;
	$has_thumbnails = $product instanceof WC_Product && count( gallery_picture_ids( $product ) ) > 1;
	return [
		...$attributes,
		'sizes'         => gallery_sizes( $has_thumbnails ),
		'loading'       => $is_first ? 'eager' : 'lazy',
		'fetchpriority' => $is_first ? 'high' : 'auto',
		'decoding'      => 'async',
	];
}

/**
 * A variation's picture replaces the product's, so it has the same `sizes`.
 *
 * @param mixed $data The variation's data for the form.
 * @return mixed
 */
function variation_picture_sizes( mixed $data, WC_Product $product ): mixed {
	if ( is_array( $data ) && is_array( $data['image'] ?? null ) && is_string( $data['image']['srcset'] ?? null ) ) {
		$data['image']['sizes'] = gallery_sizes( count( gallery_picture_ids( $product ) ) > 1 );
	}
	return $data;
}

/** @return list<int> IDs of the product's pictures, each once, the main picture first. */
function gallery_picture_ids( WC_Product $product ): array {
	$ids = wp_parse_id_list( [ $product->get_image_id(), ...$product->get_gallery_image_ids() ] );
	_prime_post_caches( $ids, false );
	return array_values( array_filter( $ids, fn ( int $id ): bool => $id > 0 && wp_attachment_is_image( $id ) ) );
}

/**
 * HTML of one picture after WooCommerce's filter: a small image in a link to the full-size file.
 *
 * @param int $index Index in the gallery, from 0.
 */
function gallery_picture( int $id, int $index ): string {
	$html = wc_get_gallery_image_html( $id, $index === 0, $index - 1 );
	/** This filter is documented in WooCommerce's templates/single-product/product-thumbnails.php. */
	$filtered = apply_filters( 'woocommerce_single_product_image_thumbnail_html', $html, $id );
	return is_string( $filtered ) ? $filtered : $html;
}

/**
 * Prints a button to the previous or next picture or thumbnails. It is hidden until the script is ready.
 *
 * @param string $attribute `step` for pictures, `page` for thumbnails.
 * @param int    $step      -1 or 1.
 */
function gallery_button( string $attribute, int $step, string $label ): void {
	printf( '<button class="gallery__button gallery__button--%1$s" type="button" data-%1$s="%2$s" data-server-html><span class="visually-hidden">%3$s</span>', esc_attr( $attribute ), esc_attr( (string) $step ), esc_html( $label ) );
	icon( 'chevron' );
	echo '</button>';
}

/** Prints the opening tag of the pictures; with a lightbox this element is the lightbox's island. */
function open_gallery_pictures( bool $has_pictures ): void {
	if ( $has_pictures && is_on( 'product_lightbox' ) ) {
		$attributes = [
			'class'            => 'gallery__pictures',
			'data-server-html' => true,
		];
		Islands::open( 'gallery-lightbox', lightbox_labels(), load: 'click', attributes: $attributes );
		return;
	}
	echo '<div class="gallery__pictures" data-server-html>';
}

/** Prints the link that opens the lightbox, for keyboard and mouse. Without JavaScript it opens the file. */
function gallery_open_link( int $id ): void {
	$address = wp_get_attachment_image_url( $id, 'full' );
	if ( $address === false || ! is_on( 'product_lightbox' ) ) {
		return;
	}
	printf( '<a class="gallery__open" href="%s"><span class="visually-hidden">%s</span>', esc_url( $address ), esc_html__( 'View full-screen image gallery', 'vitrina' ) );
	icon( 'expand' );
	echo '</a>';
}

function gallery_controls( WC_Product $product ): void {
	/**
	 * Fires over the product's picture, in this theme's gallery and in WooCommerce's. Plugins print a
	 * control there, such as one that plays a video.
	 *
	 * @since 0.1.0
	 *
	 * @param WC_Product $product The product.
	 */
	do_action( 'vitrina_gallery_controls', $product );
}

/** Prints WooCommerce's own gallery, for plugins that expect its markup and scripts. */
function stock_gallery( WC_Product $product ): void {
	echo '<div class="stock-gallery">';
	include WC()->plugin_path() . '/templates/single-product/product-image.php';
	gallery_controls( $product );
	echo '</div>';
}
