<?php
/**
 * Takes what a form has sent, by whatever way it came: the form itself, or the REST route.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Companion\Newsletter\Domain\Form;
use Vitrina\Companion\OwnOrigin;

final readonly class SignupCall {
	public function __construct( private Signups $signups ) {}

	/**
	 * @param Form|null               $form Null where the owner has not written it.
	 * @param array<array-key, mixed> $sent By field, unslashed; the trap among them.
	 */
	public function take( ?Form $form, array $sent ): Result {
		if ( $form === null || ! OwnOrigin::sent_this() ) {
			return Result::Refused;
		}
		// A program that fills in everything hears what a person hears, and nothing is kept.
		return self::text( $sent, SignupForm::TRAP ) === '' ? $this->signups->take( $form, $sent, self::page() ) : Result::Sent;
	}

	/**
	 * The page of ours that the form stands on.
	 */
	public static function page(): string {
		$referer = wp_get_raw_referer();

		return remove_query_arg( [ 'newsletter', 'newsletter-form' ], $referer === false || $referer === '' ? home_url( '/' ) : wp_validate_redirect( $referer, home_url( '/' ) ) );
	}

	/**
	 * @param array<array-key, mixed> $from
	 */
	public static function text( array $from, string $name ): string {
		return is_string( $from[ $name ] ?? null ) ? $from[ $name ] : '';
	}
}
