<?php
/**
 * Categories with their pictures, attributes with their terms.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

use Vitrina\Companion\Swatches\TermSwatch;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Makes categories and attributes.
 */
function make_taxonomies(): void {
	$plan  = content( 'taxonomies' );
	$order = 0;
	foreach ( $plan->data( 'categories' )->each() as $slug => $category ) {
		$parent = $category->has( 'parent' ) ? term( 'product_cat', $category->text( 'parent' ) ) : 0;
		$id     = ensure_term( 'product_cat', $category->text( 'name' ), (string) $slug, $parent, $category->text( 'text' ) );
		update_term_meta( $id, 'order', $order++ );
		$picture = picture_id( "kategorija-$slug" );
		if ( $picture > 0 ) {
			update_term_meta( $id, 'thumbnail_id', $picture );
		}
	}
	foreach ( $plan->data( 'attributes' )->each() as $slug => $attribute ) {
		ensure_attribute( (string) $slug, $attribute->text( 'name' ), $attribute->text( 'type', 'select' ) );
		foreach ( $attribute->texts( 'terms' ) as $place => $name ) {
			$id = ensure_term( "pa_$slug", $name );
			update_term_meta( $id, 'order', $place );
			TermSwatch::from_fields(
				[
					TermSwatch::COLOR => $plan->data( 'colours' )->text( $name ),
					TermSwatch::IMAGE => picture_id( 'nata-' . sanitize_title( $name ) ),
				]
			)->save( $id );
		}
	}
	$old = (int) option( 'default_product_cat' );
	$new = term( 'product_cat', 'dovanos' );
	update_option( 'default_product_cat', $new );
	if ( $old !== $new ) {
		wp_delete_term( $old, 'product_cat' );
	}
}

/**
 * Makes a global attribute, and registers it for the rest of this request.
 *
 * @param string $slug Its slug, without "pa_".
 * @param string $name Its name.
 * @param string $type How its values are shown.
 */
function ensure_attribute( string $slug, string $name, string $type ): void {
	if ( wc_attribute_taxonomy_id_by_name( $slug ) === 0 ) {
		wc_create_attribute(
			array(
				'name'         => $name,
				'slug'         => $slug,
				'type'         => $type,
				'order_by'     => 'menu_order',
				'has_archives' => false,
			)
		);
	}
	if ( ! taxonomy_exists( "pa_$slug" ) ) {
		register_taxonomy( "pa_$slug", array( 'product' ), array( 'hierarchical' => false ) );
	}
}

/**
 * Finds a term, or makes it.
 *
 * @param string $taxonomy Its taxonomy.
 * @param string $name     Its name.
 * @param string $slug     Its slug; made of the name if empty.
 * @param int    $parent   Its parent.
 * @param string $text     Its description.
 */
function ensure_term( string $taxonomy, string $name, string $slug = '', int $parent = 0, string $text = '' ): int {
	$slug  = $slug === '' ? sanitize_title( $name ) : $slug;
	$found = get_term_by( 'slug', $slug, $taxonomy );
	if ( $found instanceof \WP_Term ) {
		return $found->term_id;
	}
	$made = wp_insert_term(
		$name,
		$taxonomy,
		array(
			'slug'        => $slug,
			'parent'      => max( 0, $parent ),
			'description' => $text,
		)
	);
	if ( is_wp_error( $made ) ) {
		throw new \RuntimeException( esc_html( "$taxonomy $name: " . $made->get_error_message() ) );
	}
	return $made['term_id'];
}

/**
 * The ID of a term that is there.
 *
 * @param string $taxonomy Its taxonomy.
 * @param string $slug     Its slug.
 */
function term( string $taxonomy, string $slug ): int {
	$found = get_term_by( 'slug', $slug, $taxonomy );
	if ( ! $found instanceof \WP_Term ) {
		throw new \RuntimeException( esc_html( "There is no $taxonomy \"$slug\"." ) );
	}
	return $found->term_id;
}
