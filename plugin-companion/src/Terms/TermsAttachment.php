<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Terms;

use Vitrina\Companion\OrderConfirmation;
use Vitrina\Companion\TemporaryFiles;
use Vitrina\Companion\Terms\Storage\TermsTable;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Order;

/** Attaches the terms of the order to the e-mail that confirms it. */
final readonly class TermsAttachment implements Hookable {
	public function __construct( private TermsTable $versions ) {}

	public function register_hooks(): void {
		OrderConfirmation::watch();
		add_filter( 'woocommerce_email_attachments', $this->attach( ... ), 10, 4 );
	}

	/**
	 * @param mixed $attachments Paths of files.
	 * @param mixed $id
	 * @param mixed $order
	 * @param mixed $email
	 */
	private function attach( mixed $attachments, mixed $id = '', mixed $order = null, mixed $email = null ): mixed {
		$confirmed = OrderConfirmation::order_of( $email );
		$hash      = $confirmed === null ? '' : OrderTerms::hash_of( $confirmed );
		if ( $confirmed === null || $hash === '' || ! is_array( $attachments ) ) {
			return $attachments;
		}
		$file = $this->file( $confirmed, $hash );
		return $file === null ? $attachments : [ ...$attachments, $file ];
	}

	/** @return string|null Path of the file; null if it could not be made, and an order note says so. */
	private function file( WC_Order $order, string $hash ): ?string {
		try {
			$version = $this->versions->find( $hash );
			$path    = $version === null ? null : TemporaryFiles::write( TermsDocument::file_name( $version ), TermsDocument::html( $version ) );
		} catch ( DatabaseException ) {
			$path = null;
		}
		if ( $path === null ) {
			$order->add_order_note( __( 'The terms are not attached to the e-mail that confirms the order: they could not be read or written. Send them yourself.', 'vitrina-companion' ) );
		}
		return $path;
	}
}
