<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Runtime\Hookable;
use WC_Order;

/**
 * Prints the seller in the e-mails to a customer about an order, which confirm the contract on a durable medium
 * (Directive 2011/83/EU, article 8(7)).
 */
final class SellerInMails implements Hookable {
	public function register_hooks(): void {
		// After the link to withdraw.
		add_action( 'woocommerce_email_after_order_table', $this->print( ... ), 30, 3 );
		add_filter( 'vitrina_seller_address_lines', $this->add_address( ... ) );
	}

	/**
	 * Replaces the lines with the addressee of a withdrawal, by name, address and e-mail address of the
	 * seller. If name or address is not filled in, the lines stay as they are.
	 */
	private function add_address( mixed $lines ): mixed {
		$seller = Seller::current();
		return $seller->company === '' || $seller->address === '' ? $lines : array_values( array_filter( [ $seller->legal_name(), $seller->returns_address === '' ? $seller->address : $seller->returns_address, $seller->email ], static fn ( string $line ): bool => $line !== '' ) );
	}

	private function print( WC_Order $order, bool $is_for_shop, bool $is_plain ): void {
		$lines = $is_for_shop ? [] : ( new SellerText( Seller::current() ) )->plain_lines();
		if ( $lines === [] ) {
			return;
		}
		if ( $is_plain ) {
			// WooCommerce strips tags from plain e-mails.
			echo "\n" . esc_html__( 'Seller', 'vitrina-companion' ) . "\n" . wp_strip_all_tags( implode( "\n", $lines ) ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- Plain text.
			return;
		}
		printf( '<h2>%s</h2><p class="vitrina-seller">', esc_html__( 'Seller', 'vitrina-companion' ) );
		echo implode( '<br>', array_map( esc_html( ... ), $lines ) ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped.
	}
}
