<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use Vitrina\Companion\Invoices\Domain\Party;
use Vitrina\Companion\Invoices\Domain\Sale;
use Vitrina\Companion\Invoices\Domain\SaleItem;
use Vitrina\Companion\SellerDetails;
use WC_Abstract_Order;
use WC_Order;
use WC_Order_Item;
use WC_Order_Item_Fee;
use WC_Order_Item_Product;
use WC_Order_Item_Shipping;
use WC_Order_Refund;
use WC_Product;
use WC_Tax;

/** Reads from orders and refunds what documents need. */
final class SaleReader {
	/** Keys of order meta, for companies that buy. */
	private const BUYER_CODE = '_vitrina_buyer_company_code';
	private const BUYER_VAT  = '_vitrina_buyer_vat_code';

	private const ITEMS = [ 'line_item', 'shipping', 'fee' ];

	public static function order( WC_Order $order ): Sale {
		$rates = self::rates( $order );
		$items = [];
		foreach ( $order->get_items( self::ITEMS ) as $item ) {
			$items[] = self::item( $item, 1, self::rate( self::taxes( $item ), $rates ) );
		}
		$by_rate = [];
		foreach ( $order->get_taxes() as $tax ) {
			$rate             = $rates[ $tax->get_rate_id() ] ?? 0;
			$by_rate[ $rate ] = ( $by_rate[ $rate ] ?? 0.0 ) + self::number( $tax->get_tax_total() ) + self::number( $tax->get_shipping_tax_total() );
		}
		return new Sale( array_values( array_filter( $items ) ), self::number( $order->get_total() ), self::number( $order->get_total_tax() ), ! $order->get_prices_include_tax(), self::other(), $by_rate );
	}

	/** Amounts are above zero. A line has the VAT rate of the order's line: refunds leave out taxes of zero. */
	public static function refund( WC_Order_Refund $refund, WC_Order $order ): Sale {
		$rates = self::rates( $order );
		$items = [];
		foreach ( $refund->get_items( self::ITEMS ) as $item ) {
			$id      = $item->get_meta( '_refunded_item_id' );
			$of      = is_numeric( $id ) ? $order->get_item( (int) $id ) : false;
			$items[] = self::item( $item, -1, self::rate( self::taxes( $of instanceof WC_Order_Item ? $of : $item ), $rates ) );
		}
		$items = array_values( array_filter( $items, static fn ( ?SaleItem $item ): bool => $item !== null && ( abs( $item->net ) > 0.0 || abs( $item->tax ) > 0.0 ) ) );
		return new Sale( $items, abs( (float) $refund->get_amount() ), array_sum( array_map( static fn ( SaleItem $item ): float => $item->tax, $items ) ), ! $order->get_prices_include_tax(), self::other() );
	}

	public static function seller(): Party {
		$seller = SellerDetails::current();
		return new Party( $seller->name, $seller->company_code, $seller->vat_code, $seller->street, $seller->city, $seller->postcode, WC()->countries->get_base_country(), $seller->email, $seller->phone );
	}

	public static function buyer( WC_Order $order ): Party {
		$meta    = static fn ( string $key ): string => is_string( $order->get_meta( $key ) ) ? self::text( $order->get_meta( $key ) ) : '';
		$person  = self::text( "{$order->get_billing_first_name()} {$order->get_billing_last_name()}" );
		$company = self::text( $order->get_billing_company() );
		return new Party(
			$company === '' ? $person : $company,
			$meta( self::BUYER_CODE ),
			$meta( self::BUYER_VAT ),
			self::text( "{$order->get_billing_address_1()} {$order->get_billing_address_2()}" ),
			self::text( $order->get_billing_city() ),
			self::text( $order->get_billing_postcode() ),
			$order->get_billing_country(),
			$order->get_billing_email(),
			self::text( $order->get_billing_phone() )
		);
	}

	/** @return string One line without tags. */
	public static function text( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5 ) ) );
	}

	private static function other(): string {
		return __( 'Other adjustment of the total', 'vitrina-companion' );
	}

	/** @param 1|-1 $sign */
	private static function item( WC_Order_Item $item, int $sign, int $rate ): ?SaleItem {
		if ( ! $item instanceof WC_Order_Item_Product && ! $item instanceof WC_Order_Item_Shipping && ! $item instanceof WC_Order_Item_Fee ) {
			return null;
		}
		$product  = $item instanceof WC_Order_Item_Product ? $item->get_product() : false;
		$quantity = $item instanceof WC_Order_Item_Product ? abs( (float) $item->get_quantity() ) : 1.0;
		return new SaleItem(
			self::text( $item->get_name() ),
			$product instanceof WC_Product ? self::text( $product->get_sku() ) : '',
			$quantity > 0.0 ? wc_format_decimal( (string) $quantity, 6, true ) : '1',
			$sign * (float) $item->get_total(),
			$sign * (float) $item->get_total_tax(),
			$rate
		);
	}

	/** @return list<int> Ids of the tax rates of a line, also of those whose tax is zero. */
	private static function taxes( WC_Order_Item $item ): array {
		$taxes = $item instanceof WC_Order_Item_Product || $item instanceof WC_Order_Item_Shipping || $item instanceof WC_Order_Item_Fee ? $item->get_taxes()['total'] ?? [] : [];
		return array_keys( array_filter( is_array( $taxes ) ? $taxes : [], static fn ( mixed $tax ): bool => $tax !== '' ) );
	}

	/**
	 * @param list<int>       $ids
	 * @param array<int, int> $rates
	 * @return int Basis points.
	 */
	private static function rate( array $ids, array $rates ): int {
		return array_sum( array_intersect_key( $rates, array_flip( $ids ) ) );
	}

	/** @return array<int, int> Basis points by id of the tax rate, as they were when the order was placed. */
	private static function rates( WC_Abstract_Order $order ): array {
		$rates = [];
		foreach ( $order->get_taxes() as $tax ) {
			$rates[ $tax->get_rate_id() ] = (int) round( self::percent( $tax->get_rate_percent(), $tax->get_rate_id() ) * 100 );
		}
		return $rates;
	}

	/** Orders of old versions of WooCommerce do not have the percentage. */
	private static function percent( mixed $stored, int $rate_id ): float {
		return is_numeric( $stored ) ? (float) $stored : WC_Tax::get_rate_percent_value( $rate_id );
	}

	private static function number( mixed $value ): float {
		return is_numeric( $value ) ? (float) $value : 0.0;
	}
}
