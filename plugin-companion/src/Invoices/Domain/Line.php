<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use InvalidArgumentException;

/** A line of a document; delivery and fees are lines too. */
final readonly class Line {
	/**
	 * @param string $quantity Decimal, greater than zero: "2" or "0.5".
	 * @param int    $net      Minor units, of the whole line after discounts. Below zero for a fee that reduces the sum.
	 * @param int    $tax      Minor units, of the whole line.
	 * @param int    $rate     VAT in basis points: 2100 is 21 %.
	 */
	public function __construct(
		public string $name,
		public string $sku,
		public string $quantity,
		public int $net,
		public int $tax,
		public int $rate,
	) {
		if ( preg_match( '/^\d{1,12}(\.\d{1,12})?$/D', $quantity ) !== 1 || (float) $quantity <= 0.0 ) {
			throw new InvalidArgumentException( "The quantity \"$quantity\" of a line must be a decimal number greater than zero." );
		}
		if ( $rate < 0 || $rate > 10_000 ) {
			throw new InvalidArgumentException( "The VAT rate of a line must be between 0 and 10000 basis points, not $rate." );
		}
	}

	public static function from_fields( StoredFields $fields ): self {
		return new self(
			$fields->text( 'name' ),
			$fields->text( 'sku' ),
			$fields->text( 'quantity' ),
			$fields->number( 'net' ),
			$fields->number( 'tax' ),
			$fields->number( 'rate' ),
		);
	}

	/** @return array{name: string, sku: string, quantity: string, net: int, tax: int, rate: int} */
	public function to_array(): array {
		return [
			'name'     => $this->name,
			'sku'      => $this->sku,
			'quantity' => $this->quantity,
			'net'      => $this->net,
			'tax'      => $this->tax,
			'rate'     => $this->rate,
		];
	}
}
