<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Facts;
use Vitrina\Companion\ProductFacts\Domain\Fields;
use Vitrina\Companion\ProductFacts\Storage\FactsTable;
use WC_Product;
use WC_Product_Variation;

/** The facts as shoppers read them: in the tab of a product's page, and in the block. */
final class FactsView {
	public static function title(): string {
		return __( 'Manufacturer and safety', 'vitrina-companion' );
	}

	/**
	 * Whether there is something to show, of the product or of a variation. A GTIN or SKU alone is not enough,
	 * because WooCommerce shows it itself.
	 */
	public static function is_shown( WC_Product $product, Facts $facts ): bool {
		if ( self::has_shown( array_diff_key( $facts->values, [ 'identifier' => '' ] ) + FactsMeta::of_product( $product->get_id() ) ) ) {
			return true;
		}
		foreach ( self::variations( $product ) as $variation ) {
			if ( self::has_shown( FactsMeta::of_product( $variation->get_id() ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<string, string> $fields Values by field. */
	private static function has_shown( array $fields ): bool {
		return array_diff_key( $fields, [
			'no_warnings' => '',
			'manufacturer_country' => '',
			'guarantee_label' => '',
		] ) !== [];
	}

	/** @return iterable<WC_Product_Variation> Published variations that fill in facts themselves. */
	private static function variations( WC_Product $product ): iterable {
		foreach ( $product->is_type( 'variable' ) ? FactsTable::variations_with_facts( $product->get_id() ) : [] as $id ) {
			$variation = wc_get_product( $id );
			if ( $variation instanceof WC_Product_Variation && $variation->get_status() === 'publish' ) {
				yield $variation;
			}
		}
	}

	public static function print( WC_Product $product, Facts $facts ): void {
		echo '<div class="vitrina-facts">';
		self::print_facts( $facts->values, $facts );
		foreach ( self::variations( $product ) as $variation ) {
			printf( '<h3>%s</h3>', esc_html( wc_get_formatted_variation( $variation, true, false ) ) );
			self::print_facts( FactsMeta::of_product( $variation->get_id() ), ProductFacts::of( $variation ) );
		}
		echo '</div>';
	}

	/** @param array<string, string> $fields Values by field. A unit is printed only if one of its fields is among them. */
	private static function print_facts( array $fields, Facts $facts ): void {
		$has                          = static fn ( string $unit ): bool => array_filter( array_keys( $fields ), static fn ( string $field ): bool => Fields::unit( $field ) === $unit ) !== [];
		echo '<dl>';
		[ $warnings, $is_translated ] = $has( 'warnings' ) ? $facts->warnings( ShopLanguages::current() ) : [ '', true ];
		$lang                         = $is_translated ? '' : ShopLanguages::default_code();
		self::print_row( __( 'Warnings and safety information', 'vitrina-companion' ), nl2br( esc_html( $warnings ) ), $lang );
		foreach ( [
			'manufacturer' => __( 'Manufacturer', 'vitrina-companion' ),
			'responsible'  => __( 'Responsible person in the EU', 'vitrina-companion' ),
		] as $unit => $label ) {
			self::print_row( $label, $has( $unit ) ? implode( '<br>', array_map( self::party_line( ... ), $facts->party( $unit ) ) ) : '' );
		}
		self::print_row( __( 'Product identifier', 'vitrina-companion' ), $has( 'identifier' ) ? esc_html( $facts->get( 'identifier' ) ) : '' );
		$months = $has( 'guarantee' ) ? $facts->guarantee_months() : 0;
		/* translators: %d: number of months. */
		self::print_row( __( 'Producer’s guarantee', 'vitrina-companion' ), $months === 0 ? '' : esc_html( sprintf( _n( '%d month', '%d months', $months, 'vitrina-companion' ), $months ) ) );
		echo '</dl>';
	}

	/**
	 * @param string $html Escaped; '' prints nothing.
	 * @param string $lang Language of the text; '' if it is the page's language.
	 */
	private static function print_row( string $label, string $html, string $lang = '' ): void {
		if ( $html !== '' ) {
			printf( '<dt><b>%s</b></dt><dd%s>%s</dd>', esc_html( $label ), $lang === '' ? '' : sprintf( ' lang="%s"', esc_attr( $lang ) ), wp_kses_post( $html ) );
		}
	}

	/** @return string HTML: the contact is a link. */
	private static function party_line( string $text ): string {
		if ( preg_match( Fields::CONTACT, $text ) !== 1 ) {
			return nl2br( esc_html( $text ) );
		}
		$is_web = str_starts_with( strtolower( $text ), 'http' );
		return sprintf( '<a href="%s"%s>%s</a>', esc_url( $is_web ? $text : "mailto:{$text}" ), $is_web ? ' rel="nofollow"' : '', esc_html( $text ) );
	}
}
