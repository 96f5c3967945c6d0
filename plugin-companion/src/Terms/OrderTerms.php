<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Terms;

use Vitrina\Companion\Terms\Storage\TermsTable;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Order;

/** Keeps the terms that an order was placed under: each version once, and its hash with the order. */
final readonly class OrderTerms implements Hookable {
	/** Order meta: SHA-256 of the terms. */
	public const META = '_vitrina_terms_hash';

	public function __construct( private TermsTable $versions ) {}

	/**
	 * Both actions run before the payment, and so before the e-mails. If an order is placed again, it gets the hash of
	 * the terms at that time.
	 */
	public function register_hooks(): void {
		add_action( 'woocommerce_checkout_order_processed', fn ( mixed $id, mixed $data = null, mixed $order = null ) => $this->keep( $order ), 5, 3 );
		add_action( 'woocommerce_store_api_checkout_order_processed', $this->keep( ... ), 5 );
	}

	public static function hash_of( WC_Order $order ): string {
		$hash = $order->get_meta( self::META );
		return is_string( $hash ) ? $hash : '';
	}

	/** If the terms cannot be kept, the order does not fail, but gets a note. */
	private function keep( mixed $order ): void {
		$terms = $order instanceof WC_Order ? CurrentTerms::read() : null;
		if ( ! $order instanceof WC_Order || $terms === null ) {
			return;
		}
		try {
			$this->versions->keep( $terms );
		} catch ( DatabaseException ) {
			$order->add_order_note( __( 'The terms of this order could not be kept: the database refused. Keep a copy of the page yourself.', 'vitrina-companion' ) );
			return;
		}
		$order->update_meta_data( self::META, $terms->hash() );
		$order->save_meta_data();
	}
}
