<?php
/**
 * Takes sign-ups, asks their owners by mail, and keeps who has said yes.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Companion\Newsletter\Domain\ConfirmationToken;
use Vitrina\Companion\Newsletter\Domain\Form;
use Vitrina\Companion\Newsletter\Domain\Submission;
use Vitrina\Companion\Newsletter\Storage\Signup;
use Vitrina\Companion\Newsletter\Storage\SignupTable;
use Vitrina\Companion\Storage\DatabaseException;
use Vitrina\Companion\Visitors\Visitor;

final readonly class Signups {
	/** New addresses in an hour: from one sender, and from all. */
	private const OF_ONE = 10;
	private const OF_ALL = 300;

	public function __construct(
		private SignupTable $table,
		private ConfirmationToken $ticket,
		private Mailer $mailer,
	) {}

	/**
	 * @param array<array-key, mixed> $sent By field.
	 * @param string                  $page Where the form stands.
	 */
	public function take( Form $form, array $sent, string $page ): Result {
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
			// Neither "nobody was here before" nor "the mail is on its way".
			return Result::Busy;
		}
	}

	/**
	 * @throws DatabaseException When the database did not answer.
	 */
	private function add( Submission $submission, string $form, string $page, int $now ): Result {
		$source = $this->source();
		if ( $this->table->count_since( $now - HOUR_IN_SECONDS, $source ) >= self::OF_ONE || $this->table->count_since( $now - HOUR_IN_SECONDS ) >= self::OF_ALL ) {
			return Result::Busy;
		}
		$this->table->add( $submission->email, $form, $submission->values, $page, $source, $now );
		$signup = $this->table->find_by_email( $submission->email );
		if ( $signup === null ) {
			// It was not written.
			return Result::Busy;
		}
		if ( $this->table->claim_mail( $signup->id, $now ) ) {
			$this->mailer->send( $signup );
		}
		return Result::Sent;
	}

	/**
	 * @param 'confirm'|'leave' $purpose
	 * @return Signup|null Null where the link is not ours, or too old.
	 */
	public function find( string $purpose, int $id, string $ticket ): ?Signup {
		$signup = $this->table->find( $id );
		if ( $signup === null || ! $this->ticket->is_valid( $ticket, $purpose, $signup->id, $signup->email, $signup->created_at, time() ) ) {
			return null;
		}
		return $signup;
	}

	public function confirm( Signup $signup ): void {
		$this->table->confirm( $signup->id, time() );
	}

	public function leave( Signup $signup ): void {
		$this->table->delete( [ $signup->id ] );
	}

	/**
	 * Who sent it, for an hour's count: a hash that says nothing without the site's secret. Headers
	 * that a sender can make up are not read.
	 */
	private function source(): string {
		/**
		 * Filters the address of who signs up.
		 *
		 * @since 0.1.0
		 *
		 * @param string $address REMOTE_ADDR, or whom the owner's proxies have seen.
		 */
		$address = apply_filters( 'vitrina_newsletter_client_address', Visitor::address() );

		return hash_hmac( 'sha256', is_string( $address ) ? $address : '', wp_salt() );
	}
}
