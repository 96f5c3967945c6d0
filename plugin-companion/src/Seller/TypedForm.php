<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Companion\Seller\Domain\Problem;
use Vitrina\Companion\Seller\Domain\SellerForm;

/** Keeps what a user typed and could not save, and the message about it, until their next view of the screen. */
final class TypedForm {
	/** @param array<string, string> $typed Field → typed text, of the fields that were not saved. */
	public static function store( string $message, bool $is_success, array $typed = [] ): void {
		set_transient( self::key(), compact( 'message', 'is_success', 'typed' ), 5 * MINUTE_IN_SECONDS );
	}

	/**
	 * Returns what is stored, and deletes it.
	 *
	 * @return array{message: string, is_success: bool, typed: array<string, string>, problems: array<string, Problem>}
	 */
	public static function read_once(): array {
		$stored = get_transient( self::key() );
		$stored = is_array( $stored ) ? $stored : [];
		delete_transient( self::key() );
		$typed = [];
		foreach ( is_array( $stored['typed'] ?? null ) ? $stored['typed'] : [] as $name => $text ) {
			if ( is_string( $name ) && is_string( $text ) ) {
				$typed[ $name ] = $text;
			}
		}
		$country = WC()->countries->get_base_country();
		return [
			'message'    => is_string( $stored['message'] ?? null ) ? $stored['message'] : '',
			'is_success' => ( $stored['is_success'] ?? false ) === true,
			'typed'      => $typed,
			// The legal form decides which codes are valid.
			'problems'   => SellerForm::read( $typed + array_intersect_key( Seller::stored(), [ 'legal_form' => '' ] ), $country )['problems'],
		];
	}

	private static function key(): string {
		return 'vitrina_seller_form_' . get_current_user_id();
	}
}
