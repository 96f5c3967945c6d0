<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * Banks of Lithuania, Latvia and Estonia that support payment initiation. The sandbox
 * bank imitates all of them.
 */
final class Catalogue {

	private const BANKS = [
		'LT' => [
			'HABALT22' => 'Swedbank',
			'CBVILT2X' => 'SEB',
			'AGBLLT2X' => 'Luminor',
			'CBSBLT26' => 'Artea',
			'INDULT2X' => 'Citadele',
			'REVOLT21' => 'Revolut',
			'MDBALT22' => 'Urbo',
			'LCKULT22' => 'LKU kredito unijos',
			'EVIULT2V' => 'Paysera',
			'UANFLT21' => 'NEO Finance',
		],
		'LV' => [
			'HABALV22' => 'Swedbank',
			'UNLALV2X' => 'SEB',
			'RIKOLV2X' => 'Luminor',
			'PARXLV22' => 'Citadele',
			'REVOLV21' => 'Revolut',
		],
		'EE' => [
			'HABAEE2X' => 'Swedbank',
			'EEUHEE2X' => 'SEB',
			'RIKOEE22' => 'Luminor',
			'LHVBEE22' => 'LHV',
			'EKRDEE22' => 'Coop Pank',
			'PARXEE22' => 'Citadele',
		],
	];

	/** @return list<Bank> */
	public static function banks(): array {
		$banks = [];
		foreach ( self::BANKS as $country => $names ) {
			foreach ( $names as $bic => $name ) {
				$banks[] = new Bank( $bic, $name, $country );
			}
		}
		return $banks;
	}
}
