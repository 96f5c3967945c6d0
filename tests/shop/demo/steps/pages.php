<?php
/**
 * The shop's pages, and which of them WooCommerce takes for cart and checkout.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Pages that WooCommerce has a part in: slug, title, content and the option
 * that names the page.
 *
 * @return list<array{string, string, string, string}>
 */
function shop_pages(): array {
	return array(
		array( 'parduotuve', 'Parduotuvė', '', 'woocommerce_shop_page_id' ),
		array( 'krepselis-2', 'Krepšelis', "<!-- wp:shortcode -->\n[woocommerce_cart]\n<!-- /wp:shortcode -->", 'woocommerce_cart_page_id' ),
		array( 'apmokejimas', 'Apmokėjimas', "<!-- wp:shortcode -->\n[woocommerce_checkout]\n<!-- /wp:shortcode -->", 'woocommerce_checkout_page_id' ),
		array( 'krepselis-blokai', 'Krepšelis', block_page( 'cart' ), '' ),
		array( 'apmokejimas-blokai', 'Apmokėjimas', block_page( 'checkout' ), '' ),
		array( 'paskyra', 'Paskyra', "<!-- wp:shortcode -->\n[woocommerce_my_account]\n<!-- /wp:shortcode -->", 'woocommerce_myaccount_page_id' ),
	);
}

/**
 * WooCommerce's own markup for a cart or checkout made of blocks.
 *
 * @param 'cart'|'checkout' $which Which page.
 */
function block_page( string $which ): string {
	$make   = new \ReflectionMethod( \WC_Install::class, "get_{$which}_block_content" );
	$markup = $make->invoke( null );
	return is_string( $markup ) ? $markup : '';
}

/**
 * Makes every page.
 */
function make_pages(): void {
	drop_default_pages();
	foreach ( shop_pages() as list( $slug, $title, $content, $option ) ) {
		$id = ensure_post(
			'page',
			$slug,
			array(
				'post_title'   => $title,
				'post_content' => $content,
			)
		);
		if ( $option !== '' ) {
			update_option( $option, $id );
		}
	}
	foreach ( content( 'pages' )->each() as $slug => $page ) {
		$id = ensure_post(
			'page',
			(string) $slug,
			array(
				'post_title'   => $page->text( 'title' ),
				'post_excerpt' => $page->text( 'excerpt' ),
				'post_content' => blocks( $page->texts( 'text' ) ),
			)
		);
		if ( $page->has( 'option' ) ) {
			update_option( $page->text( 'option' ), $id );
		}
	}
	update_option( 'show_on_front', 'page' );
	delete_option( 'rewrite_rules' );
}

/**
 * The large picture of the front page, and the one beside its story.
 */
function dress_front_page(): void {
	$front = get_post( (int) option( 'page_on_front' ) );
	if ( ! $front instanceof \WP_Post || has_post_thumbnail( $front ) ) {
		return;
	}
	set_post_thumbnail( $front, picture_id( 'hero' ) );
	set_theme_mod( 'front_phone_picture', picture_id( 'hero-telefonui' ) );
	$story   = picture_id( 'istorija' );
	$picture = wp_get_attachment_image_url( $story, 'vitrina-900' );
	if ( is_string( $picture ) ) {
		$inside = sprintf( '<figure class="wp-block-media-text__media"><img src="%s" alt="" class="wp-image-%d size-vitrina-900"/></figure>', esc_url( $picture ), $story );
		wp_update_post(
			array(
				'ID'           => $front->ID,
				'post_content' => sprintf(
					'<!-- wp:media-text {"mediaId":%d,"mediaType":"image","mediaSizeSlug":"vitrina-900"} --><div class="wp-block-media-text is-stacked-on-mobile">%s<div class="wp-block-media-text__content">%s</div></div><!-- /wp:media-text -->',
					$story,
					$inside,
					$front->post_content
				),
			)
		);
	}
}

/**
 * WordPress and WooCommerce bring English pages: ours take their place. Those
 * that our plugins have made stay.
 */
function drop_default_pages(): void {
	$ours  = array_merge( array_column( shop_pages(), 0 ), array_keys( content( 'pages' )->each() ) );
	$pages = get_pages( array( 'post_status' => array( 'publish', 'draft' ) ) );
	foreach ( is_array( $pages ) ? $pages : [] as $page ) {
		if ( ! in_array( $page->post_name, $ours, true ) && ! str_contains( $page->post_content, '[vitrina_' ) ) {
			wp_delete_post( $page->ID, true );
		}
	}
}

/**
 * WooCommerce takes one page for the cart and one for the checkout. Tests of
 * the blocks make it take the other two.
 *
 * @param 'block'|'classic' $kind Which pages.
 */
function use_pages( string $kind ): void {
	$suffix = $kind === 'block' ? array( 'krepselis-blokai', 'apmokejimas-blokai' ) : array( 'krepselis-2', 'apmokejimas' );
	foreach ( array( 'cart', 'checkout' ) as $at => $which ) {
		$page = get_page_by_path( $suffix[ $at ] );
		if ( $page instanceof \WP_Post ) {
			update_option( "woocommerce_{$which}_page_id", $page->ID );
		}
	}
	\WC_Cache_Helper::get_transient_version( 'shipping', true );
	delete_option( 'rewrite_rules' );
}
