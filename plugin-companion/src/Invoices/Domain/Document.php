<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use DateTimeImmutable;
use InvalidArgumentException;

/** An invoice or credit note as it was issued. Money is in minor units of its currency. */
final readonly class Document {
	/**
	 * @param string     $series   Letters before the number, such as VIT.
	 * @param string     $date     Y-m-d, in the shop's time zone.
	 * @param string     $supplied Y-m-d, when the goods were supplied.
	 * @param string     $currency ISO 4217.
	 * @param list<Line> $lines
	 * @param string     $corrects Number of the invoice that a credit note corrects, otherwise empty.
	 */
	public function __construct(
		public Kind $kind,
		public string $series,
		public int $number,
		public string $date,
		public string $supplied,
		public string $currency,
		public Party $seller,
		public Party $buyer,
		public array $lines,
		public int $order_id,
		public string $order_number,
		public string $corrects,
		public string $reason,
		public int $paid,
	) {
		if ( $number < 1 ) {
			throw new InvalidArgumentException( "The number of a document must be at least 1, not $number." );
		}
		if ( $lines === [] ) {
			throw new InvalidArgumentException( 'A document needs at least one line.' );
		}
		if ( preg_match( '/^[A-Z]{3}$/D', $currency ) !== 1 ) {
			throw new InvalidArgumentException( "\"$currency\" is no currency code." );
		}
		self::check_date( $date );
		self::check_date( $supplied );
	}

	/**
	 * @param array<array-key, mixed> $stored What `to_array()` returned.
	 * @throws InvalidArgumentException If a field is missing or has the wrong type.
	 */
	public static function from_array( array $stored ): self {
		$fields = new StoredFields( $stored );
		return new self(
			Kind::tryFrom( $fields->text( 'kind' ) ) ?? throw new InvalidArgumentException( 'The stored document is of an unknown kind.' ),
			$fields->text( 'series' ),
			$fields->number( 'number' ),
			$fields->text( 'date' ),
			$fields->text( 'supplied' ),
			$fields->text( 'currency' ),
			Party::from_fields( $fields->fields( 'seller' ) ),
			Party::from_fields( $fields->fields( 'buyer' ) ),
			array_map( Line::from_fields( ... ), $fields->rows( 'lines' ) ),
			$fields->number( 'order_id' ),
			$fields->text( 'order_number' ),
			$fields->text( 'corrects' ),
			$fields->text( 'reason' ),
			$fields->number( 'paid' ),
		);
	}

	/** Series and number, such as VIT-000123. */
	public function label(): string {
		return ( $this->series === '' ? '' : "{$this->series}-" ) . sprintf( '%06d', $this->number );
	}

	/** @return list<TaxRow> The highest rate first. */
	public function taxes(): array {
		return TaxRow::of_lines( $this->lines );
	}

	public function net(): int {
		return array_sum( array_column( $this->lines, 'net' ) );
	}

	public function tax(): int {
		return array_sum( array_column( $this->lines, 'tax' ) );
	}

	public function gross(): int {
		return $this->net() + $this->tax();
	}

	/** @return array<string, mixed> Only scalars and arrays, for JSON. */
	public function to_array(): array {
		return [
			'kind'         => $this->kind->value,
			'series'       => $this->series,
			'number'       => $this->number,
			'date'         => $this->date,
			'supplied'     => $this->supplied,
			'currency'     => $this->currency,
			'seller'       => $this->seller->to_array(),
			'buyer'        => $this->buyer->to_array(),
			'lines'        => array_map( static fn ( Line $line ): array => $line->to_array(), $this->lines ),
			'order_id'     => $this->order_id,
			'order_number' => $this->order_number,
			'corrects'     => $this->corrects,
			'reason'       => $this->reason,
			'paid'         => $this->paid,
		];
	}

	private static function check_date( string $date ): void {
		$parsed = DateTimeImmutable::createFromFormat( '!Y-m-d', $date );
		if ( $parsed === false || $parsed->format( 'Y-m-d' ) !== $date ) {
			throw new InvalidArgumentException( "\"$date\" is no date of the form Y-m-d." );
		}
	}
}
