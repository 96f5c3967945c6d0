<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/** A stored withdrawal: the statement, its lines and its time of receipt. */
final readonly class Withdrawal {
	public const RECEIVED = 'received';

	/** Replaces erased words about goods: without any, the withdrawal would count for the whole order. */
	private const ERASED = '…';

	/**
	 * @param int                $received_at Unix time.
	 * @param list<DeclaredLine> $lines       Empty if it was stored before lines could be chosen; see `is_whole()` and `goods()`.
	 * @param string             $token       Identifies the withdrawal, so that a repeated submit stores it once; '' for none.
	 */
	public function __construct(
		public WithdrawalNotice $statement,
		public int $received_at,
		public array $lines = [],
		public string $token = '',
		public string $state = self::RECEIVED,
	) {}

	/** @param mixed $stored Result of `to_array`, or what is left of it after the personal data were erased. */
	public static function parse( mixed $stored ): ?self {
		if ( ! is_array( $stored ) || ! is_numeric( $stored['received_at'] ?? null ) ) {
			return null;
		}
		$lines = is_array( $stored['lines'] ?? null ) ? array_map( DeclaredLine::parse( ... ), array_values( $stored['lines'] ) ) : [];
		$token = $stored['token'] ?? '';
		$state = $stored['state'] ?? self::RECEIVED;
		return new self( WithdrawalNotice::parse( $stored ), (int) $stored['received_at'], array_values( array_filter( $lines ) ), is_string( $token ) ? $token : '', is_string( $state ) ? $state : self::RECEIVED );
	}

	/** Whether it withdraws from the whole order, without lines. */
	public function is_whole(): bool {
		return $this->lines === [] && $this->statement->is_whole();
	}

	/** @return list<string> The goods as text; empty for all of the order. */
	public function goods(): array {
		return $this->lines === [] ? $this->statement->lines() : array_map( static fn ( DeclaredLine $line ): string => $line->label(), $this->lines );
	}

	/**
	 * What is kept after the customer's data was erased. Words about goods are not, because they may name a person.
	 *
	 * @param list<DeclaredLine> $lines The lines that it withdraws; empty if it names none, or withdraws from the whole order.
	 */
	public function without_person( array $lines ): self {
		return new self( new WithdrawalNotice( goods: $this->is_whole() ? '' : self::ERASED ), $this->received_at, $lines, '', $this->state );
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		return [
			'received_at' => $this->received_at,
			...$this->statement->with_goods( implode( "\n", $this->goods() ) )->to_array(),
			'lines'       => array_map( static fn ( DeclaredLine $line ): array => $line->to_array(), $this->lines ),
			'token'       => $this->token,
			'state'       => $this->state,
		];
	}
}
