<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Companion\Newsletter\Domain\Form;
use Vitrina\Companion\OwnOrigin;

/** Handles a submitted form, from the page or from the REST route. */
final readonly class SignupCall {
	public function __construct( private Signups $signups ) {}

	/**
	 * @param Form|null $form Null if the signature is invalid.
	 * @param array<array-key, mixed> $sent Values by field, unslashed; includes the honeypot field.
	 */
	public function handle( ?Form $form, array $sent ): Result {
		if ( $form === null || ! OwnOrigin::is_same_origin() ) {
			return Result::Refused;
		}
		// Honeypot: a bot that fills in every field gets the normal response, but nothing is stored.
		return self::text( $sent, SignupForm::TRAP ) === '' ? $this->signups->submit( $form, $sent, self::page() ) : Result::Sent;
	}

	/** The page of the shop that contains the form. */
	public static function page(): string {
		$referer = wp_get_raw_referer();
		return remove_query_arg( [ 'newsletter', 'newsletter-form' ], $referer === false || $referer === '' ? home_url( '/' ) : wp_validate_redirect( $referer, home_url( '/' ) ) );
	}

	/** @param array<array-key, mixed> $from */
	public static function text( array $from, string $name ): string {
		return is_string( $from[ $name ] ?? null ) ? $from[ $name ] : '';
	}
}
