<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

use Vitrina\Companion\Invoices\Domain\Party;

/**
 * The code of the VAT classification that i.SAF uses (Order VA-49 of the State Tax Inspectorate, 2015-07-21, as in
 * force since 2026-01-01), for goods sold by a VAT payer.
 */
final readonly class TaxCode {
	/** By rate in basis points (Law on VAT, article 19). 9 % ended with 2025; credit notes can still have it. */
	private const BY_RATE = [
		2100 => 'PVM1',
		1200 => 'PVM58',
		900  => 'PVM2',
		500  => 'PVM3',
	];

	/** Exempt (articles 20–33): the classification has no rate for it. */
	private const EXEMPT = 'PVM5';

	/** Export (article 41). */
	private const EXPORT = 'PVM12';

	/** Goods for VAT payers of other member states (article 49). */
	private const MEMBER_STATE = 'PVM13';

	/** Other cases, such as the rate of another country. */
	private const OTHER = 'PVM100';

	/** Member states other than Lithuania. */
	private const MEMBER_STATES = [ 'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK' ];

	/** @param string $percentage Empty where the classification has no rate. */
	private function __construct(
		public string $code,
		public string $percentage,
	) {}

	/** @param int $rate Basis points. */
	public static function of( int $rate, Party $buyer ): self {
		if ( $rate > 0 ) {
			$code = self::BY_RATE[ $rate ] ?? null;
			return $code === null ? new self( self::OTHER, '' ) : new self( $code, Text::percent( $rate ) );
		}
		$is_member_state = in_array( $buyer->country, self::MEMBER_STATES, true );
		return match ( true ) {
			$is_member_state && $buyer->vat_code !== '' => new self( self::MEMBER_STATE, '0' ),
			! $is_member_state && $buyer->country !== 'LT' && $buyer->country !== '' => new self( self::EXPORT, '0' ),
			default => new self( self::EXEMPT, '' ),
		};
	}
}
