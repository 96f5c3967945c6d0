<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Companion\Newsletter\Domain\ConfirmationToken;
use Vitrina\Companion\Newsletter\Domain\Form;
use Vitrina\Companion\Newsletter\Domain\Submission;
use Vitrina\Companion\Newsletter\Storage\Signup;
use Vitrina\Companion\Newsletter\Storage\SignupTable;
use Vitrina\Companion\Visitors\Visitor;
use Vitrina\Runtime\DatabaseException;

/** Stores sign-ups, sends e-mails for confirmation, and stores confirmations. */
final readonly class Signups {
	/** Maximum new addresses per hour: from one sender, and in total. */
	private const MAX_PER_SOURCE = 10;
	private const MAX_TOTAL      = 300;

	public function __construct(
		private SignupTable $table,
		private ConfirmationToken $token,
		private Mailer $mailer,
	) {}

	/** @param array<array-key, mixed> $sent Values by field. */
	public function submit( Form $form, array $sent, string $page ): Result {
		$submission = $form->read( $sent );
		if ( is_email( $submission->email ) === false || strlen( $submission->email ) > 190 ) {
			return Result::Email;
		}
		if ( $submission->missing !== [] ) {
			return Result::Missing;
		}
		try {
			return $this->add( $submission, $form->name, $page, time() );
		} catch ( DatabaseException ) {
			// It is not known whether the address was new, and no e-mail was sent.
			return Result::Busy;
		}
	}

	/** @throws DatabaseException When the query failed. */
	private function add( Submission $submission, string $form, string $page, int $now ): Result {
		$source = $this->source();
		if ( $this->table->count_since( $now - HOUR_IN_SECONDS, $source ) >= self::MAX_PER_SOURCE || $this->table->count_since( $now - HOUR_IN_SECONDS ) >= self::MAX_TOTAL ) {
			return Result::Busy;
		}
		$this->table->add( $submission->email, $form, $submission->values, $page, $source, $now );
		$signup = $this->table->find_by_email( $submission->email );
		if ( $signup === null ) {
			// The row was not written.
			return Result::Busy;
		}
		if ( $this->table->claim_mail( $signup->id, $now ) ) {
			$this->mailer->send( $signup );
		}
		return Result::Sent;
	}

	/**
	 * @param 'confirm'|'leave' $purpose
	 * @return Signup|null Null if the link is invalid or expired.
	 */
	public function find( string $purpose, int $id, string $token ): ?Signup {
		$signup = $this->table->find( $id );
		if ( $signup === null || ! $this->token->is_valid( $token, $purpose, $signup->id, $signup->email, $signup->created_at, time() ) ) {
			return null;
		}
		return $signup;
	}

	public function confirm( Signup $signup ): void {
		$this->table->confirm( $signup->id, time() );
	}

	public function unsubscribe( Signup $signup ): void {
		$this->table->delete( [ $signup->id ] );
	}

	/**
	 * Hash of the client address, for the hourly limit. Without the site's secret, it does not reveal the
	 * address. Headers that a client can forge are not read.
	 */
	private function source(): string {
		/**
		 * Filters the client address of a sign-up.
		 *
		 * @since 0.1.0
		 *
		 * @param string $address REMOTE_ADDR, or the address from the configured proxies.
		 */
		$address = apply_filters( 'vitrina_newsletter_client_address', Visitor::address() );
		return hash_hmac( 'sha256', is_string( $address ) ? $address : '', wp_salt() );
	}
}
