<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Storage;

use Vitrina\Companion\Newsletter\Domain\ConfirmationToken;
use Vitrina\Runtime\Database;

/** The table of newsletter sign-ups. */
final readonly class SignupTable {
	/** Maximum e-mails to an address before it is confirmed, and again afterwards; and seconds between two e-mails. */
	private const MAX_MAILS             = 5;
	private const SECONDS_BETWEEN_MAILS = 600;

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_newsletter';
	}

	/**
	 * Adds or updates an unconfirmed sign-up; a confirmed one is not changed.
	 *
	 * @param array<string, string> $answers Answers by field.
	 * @param string $source Hash of the client address.
	 */
	public function add( string $email, string $form, array $answers, string $page, string $source, int $now ): void {
		Database::execute(
			'INSERT INTO %i ( email, form, answers, page, source, created_at ) VALUES ( %s, %s, %s, %s, %s, %d )
			ON DUPLICATE KEY UPDATE
				form = IF( confirmed_at = 0, VALUES( form ), form ),
				answers = IF( confirmed_at = 0, VALUES( answers ), answers ),
				page = IF( confirmed_at = 0, VALUES( page ), page ),
				created_at = IF( confirmed_at = 0 AND created_at < %d, VALUES( created_at ), created_at )',
			self::name(),
			$email,
			mb_substr( $form, 0, 190 ),
			(string) wp_json_encode( $answers, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			mb_substr( $page, 0, 255 ),
			$source,
			$now,
			// Only an older time is replaced, so that a link that was sent stays valid until it expires.
			$now - ConfirmationToken::LIFETIME
		);
	}

	/** Claims the right to send an e-mail: of several parallel requests, one gets true. */
	public function claim_mail( int $id, int $now ): bool {
		return Database::execute( 'UPDATE %i SET mailed_at = %d, mails = mails + 1 WHERE id = %d AND mailed_at <= %d AND mails < %d', self::name(), $now, $id, $now - self::SECONDS_BETWEEN_MAILS, self::MAX_MAILS ) === 1;
	}

	/** @param string $source Hash of one client address; '' counts all. */
	public function count_since( int $moment, string $source = '' ): int {
		return (int) (
			$source === ''
				? Database::select_value( 'SELECT COUNT(*) FROM %i WHERE created_at > %d', self::name(), $moment )
				: Database::select_value( 'SELECT COUNT(*) FROM %i WHERE source = %s AND created_at > %d', self::name(), $source, $moment )
		);
	}

	public function find( int $id ): ?Signup {
		return self::first( Database::select( 'SELECT * FROM %i WHERE id = %d', self::name(), $id ) );
	}

	public function find_by_email( string $email ): ?Signup {
		return self::first( Database::select( 'SELECT * FROM %i WHERE email = %s', self::name(), $email ) );
	}

	/** Also deletes the hash of the client address. */
	public function confirm( int $id, int $now ): void {
		Database::execute( "UPDATE %i SET confirmed_at = %d, source = '', mails = 0, mailed_at = 0 WHERE id = %d AND confirmed_at = 0", self::name(), $now, $id );
	}

	/** @param list<int> $ids */
	public function delete( array $ids ): void {
		foreach ( $ids as $id ) {
			Database::connection()->delete( self::name(), [ 'id' => $id ], [ '%d' ] );
		}
	}

	/** Deletes expired unconfirmed sign-ups, and old hashes of client addresses. */
	public function prune( int $unconfirmed_before, int $source_before ): void {
		Database::execute( 'DELETE FROM %i WHERE confirmed_at = 0 AND created_at < %d', self::name(), $unconfirmed_before );
		Database::execute( "UPDATE %i SET source = '' WHERE source <> '' AND created_at < %d", self::name(), $source_before );
	}

	/** @return list<Signup> The newest first. */
	public function page( int $offset, int $limit ): array {
		return self::all( Database::select( 'SELECT * FROM %i ORDER BY id DESC LIMIT %d OFFSET %d', self::name(), $limit, $offset ) );
	}

	/** @return list<Signup> Confirmed sign-ups after an ID, for the export. */
	public function confirmed_after( int $id, int $limit ): array {
		return self::all( Database::select( 'SELECT * FROM %i WHERE id > %d AND confirmed_at > 0 ORDER BY id LIMIT %d', self::name(), $id, $limit ) );
	}

	/** @param list<array<string, string|null>> $rows */
	private static function first( array $rows ): ?Signup {
		return self::all( $rows )[0] ?? null;
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<Signup>
	 */
	private static function all( array $rows ): array {
		return array_map( Signup::of( ... ), $rows );
	}
}
