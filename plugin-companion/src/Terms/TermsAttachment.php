<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Terms;

use Vitrina\Companion\OrderConfirmation;
use Vitrina\Companion\Terms\Domain\TermsVersion;
use Vitrina\Companion\Terms\Storage\TermsTable;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Order;

/** Attaches the terms of the order to the e-mail that confirms it. */
final class TermsAttachment implements Hookable {
	/** @var list<string> Files of this request. */
	private array $files = [];

	public function __construct( private readonly TermsTable $versions ) {}

	public function register_hooks(): void {
		OrderConfirmation::watch();
		add_filter( 'woocommerce_email_attachments', $this->attach( ... ), 10, 4 );
		add_action( 'shutdown', $this->delete_files( ... ) );
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

	/** @return string|null Path; null if it could not be made, which the order's note says. */
	private function file( WC_Order $order, string $hash ): ?string {
		try {
			$version = $this->versions->find( $hash );
			$path    = $version === null ? null : $this->write( $version );
		} catch ( DatabaseException ) {
			$path = null;
		}
		if ( $path === null ) {
			$order->add_order_note( __( 'The terms are not attached to the e-mail that confirms the order: they could not be read or written. Send them yourself.', 'vitrina-companion' ) );
		}
		return $path;
	}

	/** In a folder of its own: the file keeps its name, and orders of the same moment do not share it. */
	private function write( TermsVersion $version ): ?string {
		$folder = get_temp_dir() . 'vitrina-terms-' . bin2hex( random_bytes( 8 ) );
		$path   = $folder . '/' . TermsDocument::file_name( $version );
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WP_Filesystem needs wp-admin; a failure is handled.
		if ( ! @mkdir( $folder, 0700 ) || @file_put_contents( $path, TermsDocument::html( $version ) ) === false ) {
			return null;
		}
		// phpcs:enable
		$this->files[] = $path;
		return $path;
	}

	private function delete_files(): void {
		foreach ( $this->files as $path ) {
			wp_delete_file( $path );
			rmdir( dirname( $path ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		}
		$this->files = [];
	}
}
