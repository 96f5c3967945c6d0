<?php
/**
 * Who has signed up, and who of them has confirmed.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Storage;

use Vitrina\Companion\Newsletter\Domain\ConfirmationToken;
use Vitrina\Companion\Storage\SiteAware;

final readonly class SignupTable {
	use SiteAware;

	/** Mails to an address that has not confirmed, and seconds between two of them. */
	private const MAILS = 5;
	private const PAUSE = 600;

	public function name(): string {
		return $this->db->prefix . 'vitrina_newsletter';
	}

	/**
	 * Writes a sign-up that is still to be confirmed; one that is confirmed stays as it is.
	 *
	 * @param array<string, string> $answers By field.
	 * @param string                $source  Who sent it, hashed.
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
				// The link in a mail that is on its way stays good.
				$now - ConfirmationToken::LIFE
			)
		);
	}

	/**
	 * Takes the right to send a mail, once, however many requests ask at the same moment.
	 */
	public function claim_mail( int $id, int $now ): bool {
		return $this->db->query(
			(string) $this->db->prepare( 'UPDATE %i SET mailed_at = %d, mails = mails + 1 WHERE id = %d AND mailed_at <= %d AND mails < %d', $this->name(), $now, $id, $now - self::PAUSE, self::MAILS )
		) === 1;
	}

	/**
	 * @param string $source Of one sender; '' counts everybody's.
	 */
	public function count_since( int $moment, string $source = '' ): int {
		return (int) $this->value(
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

	/**
	 * From here on nothing says from where it was sent.
	 */
	public function confirm( int $id, int $now ): void {
		$this->db->query( (string) $this->db->prepare( "UPDATE %i SET confirmed_at = %d, source = '', mails = 0, mailed_at = 0 WHERE id = %d AND confirmed_at = 0", $this->name(), $now, $id ) );
	}

	/**
	 * @param list<int> $ids
	 */
	public function delete( array $ids ): void {
		foreach ( $ids as $id ) {
			$this->db->delete( $this->name(), [ 'id' => $id ], [ '%d' ] );
		}
	}

	/**
	 * Forgets who has not confirmed in time, and from where the others came.
	 */
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
	 * The confirmed ones behind an ID, for a file of all of them.
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
		return array_map( Signup::of( ... ), $this->rows( $query ) );
	}
}
