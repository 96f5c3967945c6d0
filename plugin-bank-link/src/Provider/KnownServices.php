<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Provider;

/** Services with the interface of InitiationService, by name, so that the owner has no addresses to type. */
final class KnownServices {

	public const MONTONIO = 'montonio';

	/** Source: docs.montonio.com/api/stargate/reference, "API URLs". */
	private const ADDRESSES = [
		self::MONTONIO => [
			'test' => 'https://sandbox-stargate.montonio.com/api',
			'live' => 'https://stargate.montonio.com/api',
		],
	];

	/**
	 * @param string $service Value of the setting.
	 * @return string Empty if the owner enters the address.
	 */
	public static function address( string $service, bool $is_test ): string {
		return self::ADDRESSES[ $service ][ $is_test ? 'test' : 'live' ] ?? '';
	}
}
