<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Storage;

use Vitrina\Companion\Newsletter\Domain\ConfirmationToken;
use Vitrina\Companion\Storage\SiteAware;
use Vitrina\Runtime\Database;

/** The table of newsletter sign-ups. */
final readonly class SignupTable {
	use SiteAware;

	/** Maximum e-mails to an unconfirmed address, and seconds between two of them. */
	private const MAX_MAILS             = 5;
	private const SECONDS_BETWEEN_MAILS = 600;

	public function name(): string {
		return $this->db->prefix . 'vitrina_newsletter';
	}

	/**
	 * Adds or updates an unconfirmed sign-up; a confirmed one is not changed.
	 *
	 * @param array<string, string> $answers By field.
	 * @param string $source Hash of the client address.
	 */
	public function add( string $email, string $form, array $answers, string $page, string $source, int $now ): void {
		$this->db->query(
			(string) $this->db->prepare(
				'INSERT INTO %i ( email, form, answers, page, source, created_at ) VALUES ( %s, %s, %s, %s, %s, %d )
				ON DUPLICATE KEY UPDATE
					form = IF( confirmed_at = 0, VALUES( form ), form ),
					answers = IF( confirmed_at = 0, VALUES( answers ), answers ),
					page = IF( confirmed_at = 0, VALUES( page ), page ),
					created_at = IF( confirmed_at = 0 AND created_at < %d, VALUES( created_at ), created_at )',
				$this->name(),
				$email,
				mb_substr( $form, 0, 190 ),
				(string) wp_json_encode( $answers, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
				mb_substr( $page, 0, 255 ),
				$source,
				$now,
				// Keeps the time, so that a link already sent remains valid.
				$now - ConfirmationToken::LIFETIME
			)
		);
	}

	/** Claims the right to send an e-mail: of several parallel requests, one gets true. */
	public function claim_mail( int $id, int $now ): bool {
		return $this->db->query(
			(string) $this->db->prepare( 'UPDATE %i SET mailed_at = %d, mails = mails + 1 WHERE id = %d AND mailed_at <= %d AND mails < %d', $this->name(), $now, $id, $now - self::SECONDS_BETWEEN_MAILS, self::MAX_MAILS )
		) === 1;
	}

	/** @param string $source Hash of one client address; '' counts all. */
	public function count_since( int $moment, string $source = '' ): int {
		return (int) Database::value(
			$source === ''
				? $this->db->prepare( 'SELECT COUNT(*) FROM %i WHERE created_at > %d', $this->name(), $moment )
				: $this->db->prepare( 'SELECT COUNT(*) FROM %i WHERE source = %s AND created_at > %d', $this->name(), $source, $moment )
		);
	}

	public function find( int $id ): ?Signup {
		return $this->first( (string) $this->db->prepare( 'SELECT * FROM %i WHERE id = %d', $this->name(), $id ) );
	}

	public function find_by_email( string $email ): ?Signup {
		return $this->first( (string) $this->db->prepare( 'SELECT * FROM %i WHERE email = %s', $this->name(), $email ) );
	}

	/** Also deletes the hash of the client address. */
	public function confirm( int $id, int $now ): void {
		$this->db->query( (string) $this->db->prepare( "UPDATE %i SET confirmed_at = %d, source = '', mails = 0, mailed_at = 0 WHERE id = %d AND confirmed_at = 0", $this->name(), $now, $id ) );
	}

	/** @param list<int> $ids */
	public function delete( array $ids ): void {
		foreach ( $ids as $id ) {
			$this->db->delete( $this->name(), [ 'id' => $id ], [ '%d' ] );
		}
	}

	/** Deletes expired unconfirmed sign-ups, and old hashes of client addresses. */
	public function prune( int $unconfirmed_before, int $source_before ): void {
		$this->db->query( (string) $this->db->prepare( 'DELETE FROM %i WHERE confirmed_at = 0 AND created_at < %d', $this->name(), $unconfirmed_before ) );
		$this->db->query( (string) $this->db->prepare( "UPDATE %i SET source = '' WHERE source <> '' AND created_at < %d", $this->name(), $source_before ) );
	}

	/**
	 * The newest first.
	 *
	 * @return list<Signup>
	 */
	public function page( int $offset, int $limit ): array {
		return $this->all( (string) $this->db->prepare( 'SELECT * FROM %i ORDER BY id DESC LIMIT %d OFFSET %d', $this->name(), $limit, $offset ) );
	}

	/**
	 * Confirmed sign-ups after an ID, for the export.
	 *
	 * @return list<Signup>
	 */
	public function confirmed_after( int $id, int $limit ): array {
		return $this->all( (string) $this->db->prepare( 'SELECT * FROM %i WHERE id > %d AND confirmed_at > 0 ORDER BY id LIMIT %d', $this->name(), $id, $limit ) );
	}

	public function drop(): void {
		$this->db->query( (string) $this->db->prepare( 'DROP TABLE IF EXISTS %i', $this->name() ) );
	}

	private function first( string $query ): ?Signup {
		return $this->all( $query )[0] ?? null;
	}

	/**
	 * @param string $query Prepared.
	 * @return list<Signup>
	 */
	private function all( string $query ): array {
		return array_map( Signup::of( ... ), Database::rows( $query ) );
	}
}
