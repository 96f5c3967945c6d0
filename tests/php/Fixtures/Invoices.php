<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use Vitrina\Companion\Invoices\CatchUp;
use Vitrina\Companion\Invoices\DeferredMails;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\InvoiceSettings;
use Vitrina\Companion\Invoices\Issuer;
use Vitrina\Companion\Invoices\Storage\InvoiceSchema;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Companion\Invoices\Storage\IssuedDocument;
use Vitrina\Companion\Invoices\Storage\SeriesLock;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Runtime\SystemClock;
use WC_Order;
use WC_Order_Item_Fee;
use WC_Order_Item_Shipping;
use WC_Tax;

/**
 * Invoices of the shop. Runs inside WordPress.
 */
final class Invoices {

	private const CLASSES = [ '', 'reduced-rate', 'zero-rate' ];

	/** An id above all orders of the shop. */
	private const FIRST_NEWER = 900_000_000;

	/** Orders of before this minute have none. The whole minute makes it the same setting in all tests of that minute, for which one WordPress has to be loaded. */
	public static function switch_on( string $status = 'processing', string $note = '' ): void {
		Seller::save();
		( new InvoiceSchema() )->update();
		$since = time() - time() % MINUTE_IN_SECONDS;
		self::age_orders( $since );
		( new InvoiceSettings( true, 'SF', 'KS', $status, $note, $since ) )->save();
		CatchUp::action()->schedule();
	}

	/** Orders that tests before have left in this minute would get invoices too. */
	private static function age_orders( int $since ): void {
		[ $older, $newer ] = array_map( static fn ( int $time ): string => gmdate( 'Y-m-d H:i:s', $time ), [ $since - HOUR_IN_SECONDS, $since ] );
		Database::wpdb()->query( 'UPDATE ' . Database::table( 'wc_orders' ) . " SET date_created_gmt = '{$older}' WHERE date_created_gmt >= '{$newer}'" );
	}

	public static function delete_all(): void {
		delete_option( InvoiceSettings::OPTION );
		as_unschedule_all_actions( CatchUp::ACTION );
		as_unschedule_all_actions( DeferredMails::ACTION );
		InvoiceSchema::drop();
		Seller::delete_all();
	}

	public static function issuer(): Issuer {
		return new Issuer( self::table(), new SystemClock(), DatabaseLocks::of_this_site() );
	}

	public static function table(): InvoiceTable {
		return new InvoiceTable( new SystemClock() );
	}

	/** A pending order of Rūta, with delivery. */
	public static function order( int $product, int $quantity = 2 ): WC_Order {
		$order = Orders::create();
		$order->set_billing_first_name( 'Rūta' );
		$order->set_billing_last_name( 'Kazlauskienė <b>' );
		$order->set_billing_email( 'ruta@example.lt' );
		$order->set_billing_address_1( 'Ąžuolų g. 7' );
		$order->set_billing_city( 'Šiauliai' );
		$order->set_billing_postcode( '76123' );
		$order->set_billing_country( 'LT' );
		$order->add_product( Products::get( $product ), $quantity );
		$order->add_item( self::delivery( 2.97 ) );
		$order->calculate_totals();
		$order->save();
		return $order;
	}

	public static function pay( int $order ): void {
		Orders::get( $order )->payment_complete( "test-{$order}" );
	}

	/** Adds orders that are newer than all others and have an invoice. Only what a query for missing invoices reads is stored of them. */
	public static function add_newer_orders( int $count ): void {
		$now      = gmdate( 'Y-m-d H:i:s' );
		$orders   = [];
		$invoices = [];
		foreach ( range( self::FIRST_NEWER, self::FIRST_NEWER + $count - 1 ) as $id ) {
			$orders[]   = "( {$id}, 'wc-processing', 'shop_order', '{$now}', '{$now}' )";
			$invoices[] = "( 'NEWER', {$id}, 'invoice', {$id}, 0, '', '', '', DATE( '{$now}' ) )";
		}
		Database::wpdb()->query( 'INSERT INTO ' . Database::table( 'wc_orders' ) . ' ( id, status, type, date_created_gmt, date_updated_gmt ) VALUES ' . implode( ', ', $orders ) );
		Database::wpdb()->query( 'INSERT INTO ' . InvoiceTable::name() . ' ( series, number, kind, order_id, issued_at, document, sha256, label, issued_on ) VALUES ' . implode( ', ', $invoices ) );
	}

	public static function delete_newer_orders(): void {
		Database::wpdb()->query( 'DELETE FROM ' . Database::table( 'wc_orders' ) . ' WHERE id >= ' . self::FIRST_NEWER );
	}

	/** @return int Number of events whose e-mails were sent. */
	public static function send_mails(): int {
		return ScheduledActions::run( DeferredMails::ACTION );
	}

	/** @return list<array<string, mixed>> Stored documents, with `id`, `label`, `net`, `tax` and `gross`. */
	public static function of_order( int $order ): array {
		return array_map( self::describe( ... ), self::table()->of_order( $order ) );
	}

	/** @return array<string, mixed> */
	private static function describe( IssuedDocument $issued ): array {
		$document = $issued->document;
		return [
			'id'    => $issued->id,
			'label' => $document->label(),
			'net'   => $document->net(),
			'tax'   => $document->tax(),
			'gross' => $document->gross(),
		] + $document->to_array();
	}

	/**
	 * @return list<string> What is wrong with the numbers of a series: gaps and doubles.
	 */
	public static function faults( string $series = 'SF' ): array {
		$numbers = array_map( intval( ... ), Database::column( 'SELECT number FROM ' . InvoiceTable::name() . " WHERE series = '{$series}' ORDER BY number" ) );
		$wanted  = $numbers === [] ? [] : range( 1, count( $numbers ) );
		return $numbers === $wanted ? [] : [ implode( ',', $numbers ) ];
	}

	/** @return int[] Ids of rates for the two other tax classes of Lithuania. */
	public static function add_tax_rates(): array {
		$ids = [];
		foreach ( [ 'reduced-rate' => '9.0000', 'zero-rate' => '0.0000' ] as $class => $rate ) {
			$ids[] = WC_Tax::_insert_tax_rate(
				[
					'tax_rate_country'  => 'LT',
					'tax_rate_state'    => '',
					'tax_rate'          => $rate,
					'tax_rate_name'     => "PVM {$class}",
					'tax_rate_priority' => 1,
					'tax_rate_compound' => 0,
					'tax_rate_shipping' => 0,
					'tax_rate_order'    => 9,
					'tax_rate_class'    => $class,
				]
			);
		}
		return $ids;
	}

	/**
	 * An order of random goods, VAT rates, quantities, delivery and fees, with random refunds and perhaps cancelled.
	 *
	 * @param list<int> $products
	 * @return list<string> What is wrong with its documents.
	 */
	public static function try_random( int $seed, array $products, string $coupon ): array {
		mt_srand( $seed );
		$in_total    = mt_rand( 0, 1 ) === 1 ? 'yes' : 'no';
		$is_included = mt_rand( 0, 2 ) > 0 ? 'yes' : 'no';
		$options     = [
			'woocommerce_tax_round_at_subtotal' => $in_total,
			'woocommerce_prices_include_tax'    => $is_included,
		];
		$filters     = array_map( static fn ( string $value ): \Closure => static fn (): string => $value, $options );
		foreach ( $filters as $name => $filter ) {
			add_filter( "pre_option_{$name}", $filter );
		}
		$order = Orders::create();
		$order->set_billing_country( 'LT' );
		$order->set_billing_first_name( 'Rūta' );
		$order->set_prices_include_tax( $is_included === 'yes' );
		for ( $count = mt_rand( 1, 5 ); $count > 0; $count-- ) {
			$product = clone Products::get( $products[ mt_rand( 0, count( $products ) - 1 ) ] );
			$product->set_tax_class( self::CLASSES[ mt_rand( 0, 2 ) ] );
			$product->set_price( (string) ( mt_rand( 1, 9999 ) / 100 ) );
			$order->add_product( $product, mt_rand( 1, 5 ) );
		}
		if ( mt_rand( 0, 1 ) === 1 ) {
			$order->add_item( self::delivery( mt_rand( 1, 999 ) / 100 ) );
		}
		if ( mt_rand( 0, 2 ) === 0 ) {
			$fee = new WC_Order_Item_Fee();
			$fee->set_props( [ 'name' => 'Pakavimas', 'total' => (string) ( mt_rand( 1, 400 ) / 100 ) ] );
			$order->add_item( $fee );
		}
		$order->calculate_totals();
		$order->save();
		if ( mt_rand( 0, 1 ) === 1 ) {
			$order->apply_coupon( $coupon );
		}
		$id = $order->get_id();
		self::pay( $id );
		for ( $count = mt_rand( 0, 2 ); $count > 0; $count-- ) {
			self::refund_randomly( $id );
		}
		if ( mt_rand( 0, 2 ) === 0 ) {
			Orders::get( $id )->update_status( 'cancelled' );
		}
		$wrong = self::compare( Orders::get( $id ), $seed );
		Orders::get( $id )->delete( true );
		foreach ( $filters as $name => $filter ) {
			remove_filter( "pre_option_{$name}", $filter );
		}
		return $wrong;
	}

	private static function delivery( float $total ): WC_Order_Item_Shipping {
		$delivery = new WC_Order_Item_Shipping();
		$delivery->set_props( [ 'method_title' => 'Kurjeris', 'method_id' => 'flat_rate', 'total' => (string) $total ] );
		return $delivery;
	}

	/** Some pieces of a line, or an amount. */
	private static function refund_randomly( int $id ): void {
		$order = Orders::get( $id );
		$left  = (float) $order->get_remaining_refund_amount();
		$lines = [];
		$sum   = 0.0;
		foreach ( $order->get_items( [ 'line_item', 'shipping' ] ) as $item_id => $item ) {
			$pieces = $item->get_quantity() + $order->get_qty_refunded_for_item( $item_id, $item->get_type() );
			if ( ! $item instanceof \WC_Order_Item_Product || $pieces < 1 || mt_rand( 0, 1 ) === 0 ) {
				continue;
			}
			$part  = mt_rand( 1, $pieces ) / $item->get_quantity();
			$total = round( (float) $item->get_total() * $part, 2 );
			$all   = $item->get_taxes()['total'] ?? [];
			$taxes = array_map( static fn ( mixed $tax ): float => is_numeric( $tax ) ? round( (float) $tax * $part, 2 ) : 0.0, is_array( $all ) ? $all : [] );
			$lines[ $item_id ] = [ 'qty' => (int) round( $part * $item->get_quantity() ), 'refund_total' => $total, 'refund_tax' => $taxes ];
			$sum              += $total + array_sum( $taxes );
		}
		$sum    = round( $sum, 2 );
		$amount = $lines === [] || mt_rand( 0, 3 ) === 0 ? round( $left * mt_rand( 1, 10 ) / 10, 2 ) : $sum;
		if ( $amount > 0 && $amount <= $left ) {
			wc_create_refund( [ 'order_id' => $id, 'amount' => (string) $amount, 'line_items' => $amount === $sum ? $lines : [] ] );
		}
	}

	/** @return list<string> */
	private static function compare( WC_Order $order, int $seed ): array {
		$issued = array_map( static fn ( IssuedDocument $one ): Document => $one->document, self::table()->of_order( $order->get_id() ) );
		if ( $issued === [] ) {
			return floatval( $order->get_total() ) > 0 ? [ "{$seed}: no invoice" ] : [];
		}
		$wrong  = [];
		$check  = static function ( string $what, int $wanted, int $got ) use ( &$wrong, $seed ): void {
			if ( $wanted !== $got ) {
				$wrong[] = "{$seed}: {$what} is {$got} instead of {$wanted}";
			}
		};
		$cents  = static fn ( mixed $amount ): int => is_numeric( $amount ) ? (int) round( 100 * (float) $amount ) : throw new LogicException( 'No amount.' );
		$check( 'total', $cents( $order->get_total() ), $issued[0]->gross() );
		$check( 'VAT', $cents( $order->get_total_tax() ), $issued[0]->tax() );
		$by_rate = array_column( $issued[0]->taxes(), 'tax', 'rate' );
		foreach ( $order->get_taxes() as $tax ) {
			$rate = $cents( $tax->get_rate_percent() );
			if ( abs( $cents( $tax->get_tax_total() ) + $cents( $tax->get_shipping_tax_total() ) - ( $by_rate[ $rate ] ?? 0 ) ) > 1 ) {
				$wrong[] = "{$seed}: VAT of rate {$rate}";
			}
		}
		$refunds = $order->get_refunds();
		usort( $refunds, static fn ( \WC_Abstract_Order $one, \WC_Abstract_Order $other ): int => $one->get_id() <=> $other->get_id() );
		foreach ( $refunds as $index => $refund ) {
			$check( "refund {$index}", $cents( $refund->get_amount() ), ( $issued[ $index + 1 ] ?? $issued[0] )->gross() );
		}
		$left = $issued[0]->gross() - array_sum( array_map( static fn ( Document $one ): int => $one->gross(), array_slice( $issued, 1 ) ) );
		$check( 'what is left', $order->has_status( 'cancelled' ) ? 0 : $cents( $order->get_total() ) - $cents( $order->get_total_refunded() ), $left );
		if ( $left === 0 ) {
			$check( 'VAT that is left', 0, $issued[0]->tax() - array_sum( array_map( static fn ( Document $one ): int => $one->tax(), array_slice( $issued, 1 ) ) ) );
		}
		return $wrong;
	}
}
