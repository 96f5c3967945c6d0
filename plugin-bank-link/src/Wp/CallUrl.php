<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

/**
 * The addresses under which the shop hears from providers.
 */
final class CallUrl {

	public const RETURN  = 'vitrina_bank_link_return';
	public const NOTICE  = 'vitrina_bank_link_notice';
	public const SANDBOX = 'vitrina_bank_link_sandbox';

	/**
	 * Without permalinks too, and always with a "?" in it.
	 */
	public static function of( string $call, string $provider ): string {
		return add_query_arg(
			[
				'wc-api'   => $call,
				'provider' => $provider,
			],
			home_url( '/' )
		);
	}
}
