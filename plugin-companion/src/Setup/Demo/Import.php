<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Demo;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\Runtime\Database;
use Vitrina\Runtime\Setup\SetupException;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;
use WP_Error;
use WP_Term;

/**
 * Imports the sample products, a part at a time: a category, or a product with its picture.
 *
 * @phpstan-import-type Sample from Catalogue
 */
final class Import {
	/** Prefix of the SKUs, by which a product is found again if the import failed right after storing it. */
	private const SKU = 'vitrina-demo-';

	/** @return list<string> Names of the parts that are not imported yet. */
	public static function open(): array {
		return array_values( array_filter( self::parts(), static fn ( string $part ): bool => ! Record::has( $part ) ) );
	}

	public static function count(): int {
		return count( self::parts() );
	}

	/** @throws SetupException If the part could not be stored. */
	public static function run_next(): void {
		self::run( self::open()[0] ?? '' );
	}

	/**
	 * @param string $part Its name, as in open().
	 * @throws SetupException If the part could not be stored.
	 */
	public static function run( string $part ): void {
		$name = substr( $part, (int) strpos( $part, ':' ) + 1 );
		// Samples are in the language of the shop, not of the user.
		$has_switched = switch_to_locale( get_locale() );
		$failed       = Database::failed_queries();
		try {
			str_starts_with( $part, 'category:' ) ? self::import_category( $part, ...Catalogue::categories()[ $name ] ) : self::import_product( $part, $name, Catalogue::products()[ $name ] );
		} finally {
			if ( $has_switched ) {
				restore_previous_locale();
			}
		}
		if ( Database::failed_queries() > $failed ) {
			Record::unfinish( $part );
			throw self::no_answer();
		}
	}

	/** @return list<string> */
	private static function parts(): array {
		return [
			...array_map( static fn ( string $name ): string => "category:{$name}", array_keys( Catalogue::categories() ) ),
			...array_map( static fn ( string $name ): string => "product:{$name}", array_keys( Catalogue::products() ) ),
		];
	}

	/** If there is already a category of that name, it belongs to the owner, and is used. */
	private static function import_category( string $part, string $name, string $description ): void {
		$own = get_term_by( 'name', $name, 'product_cat' );
		// A category of an interrupted import is not the owner's; without an ID, the import stopped before it was known.
		$is_own = $own instanceof WP_Term && ! in_array( Record::items()[ $part ]['id'] ?? null, [ 0, $own->term_id ], true );
		if ( ! $own instanceof WP_Term ) {
			self::set( $part, 'category', 0, '' );
		}
		$term = $own instanceof WP_Term ? [ 'term_id' => $own->term_id ] : wp_insert_term( $name, 'product_cat', compact( 'description' ) );
		if ( $term instanceof WP_Error ) {
			Record::set( $part, null );
			throw new SetupException( $term->get_error_message() );
		}
		$id = $term['term_id'];
		Record::set( $part, [
			'type' => 'category',
			'id'   => $id,
			'hash' => $is_own ? Record::OWN : Fingerprint::category( $id ),
		] );
	}

	/** @param Sample $sample */
	private static function import_product( string $part, string $name, array $sample ): void {
		$picture = self::picture( $name, $sample['name'] );
		$id      = Record::id( $part );
		$id      = $id > 0 ? $id : wc_get_product_id_by_sku( self::SKU . $name );
		$product = $id > 0 ? wc_get_product( $id ) : false;
		if ( ! $product instanceof WC_Product ) {
			$product = $sample['sizes'] === [] ? new WC_Product_Simple() : new WC_Product_Variable();
		}
		$product->set_props( [
			'name'              => $sample['name'],
			'sku'               => self::SKU . $name,
			'short_description' => $sample['short'],
			'description'       => $sample['text'],
			'weight'            => $sample['weight'],
			'category_ids'      => [ Record::id( "category:{$sample['category']}" ) ],
			'image_id'          => $picture,
		] + ( $product instanceof WC_Product_Variable ? [ 'attributes' => [ self::size( array_keys( $sample['sizes'] ) ) ] ] : [
			'regular_price' => $sample['price'],
			'sale_price'    => $sample['sale'],
		] ) );
		$id = $product->save();
		if ( $id === 0 ) {
			throw self::no_answer();
		}
		self::set( $part, 'product', $id, '' );
		if ( $product instanceof WC_Product_Variable ) {
			self::add_variations( $product, $sample['sizes'] );
		}
		self::set( $part, 'product', $id, Fingerprint::product( $id ) );
	}

	/** @param list<string> $sizes */
	private static function size( array $sizes ): WC_Product_Attribute {
		$attribute = new WC_Product_Attribute();
		$attribute->set_name( __( 'Size', 'vitrina-companion' ) );
		$attribute->set_options( $sizes );
		$attribute->set_visible( true );
		$attribute->set_variation( true );
		return $attribute;
	}

	/** @param array<string, string> $sizes */
	private static function add_variations( WC_Product_Variable $product, array $sizes ): void {
		// Deletes the variations of an interrupted import.
		foreach ( $product->get_children() as $child ) {
			wp_delete_post( $child, true );
		}
		foreach ( $sizes as $size => $price ) {
			$variation = new WC_Product_Variation();
			$variation->set_parent_id( $product->get_id() );
			$variation->set_attributes( [ sanitize_title( __( 'Size', 'vitrina-companion' ) ) => $size ] );
			$variation->set_regular_price( $price );
			if ( $variation->save() === 0 ) {
				throw self::no_answer();
			}
		}
		WC_Product_Variable::sync( $product->get_id() );
	}

	/** @return int ID of the attachment. */
	private static function picture( string $name, string $title ): int {
		$part = "picture:{$name}";
		$id   = Record::id( $part );
		if ( $id > 0 && Record::has( $part ) && get_post( $id ) !== null ) {
			return $id;
		}
		$copy = wp_upload_bits( "vitrina-{$name}.webp", null, (string) file_get_contents( Catalogue::picture( $name ) ) );
		if ( $copy['file'] === '' ) {
			/* translators: %s: reason, by WordPress. */
			throw new SetupException( sprintf( __( 'The pictures could not be stored: %s', 'vitrina-companion' ), (string) $copy['error'] ) );
		}
		$id = wp_insert_attachment(
			[
				'post_title'     => wp_slash( $title ),
				'post_mime_type' => 'image/webp',
				'post_status'    => 'inherit',
			],
			$copy['file'],
			0,
			true
		);
		if ( $id instanceof WP_Error ) {
			wp_delete_file( $copy['file'] );
			throw new SetupException( $id->get_error_message() );
		}
		self::set( $part, 'picture', $id, '' );
		require_once ABSPATH . 'wp-admin/includes/image.php';
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $copy['file'] ) );
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $title ) );
		self::set( $part, 'picture', $id, Fingerprint::picture( $id ) );
		return $id;
	}

	/** @param 'category'|'picture'|'product' $type */
	private static function set( string $name, string $type, int $id, string $hash ): void {
		Record::set( $name, compact( 'type', 'id', 'hash' ) );
	}

	public static function no_answer(): SetupException {
		return new SetupException( __( 'The database did not answer. What was done so far stays: try again to go on.', 'vitrina-companion' ) );
	}
}
