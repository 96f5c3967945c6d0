<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

/** URLs of the shop for messages of providers. */
final class CallUrl {

	public const RETURN  = 'vitrina_bank_link_return';
	public const WEBHOOK = 'vitrina_bank_link_notice';
	public const SANDBOX = 'vitrina_bank_link_sandbox';

	/** Builds a URL that works without permalinks and always contains a "?", so that "&" can follow. */
	public static function build( string $call, string $provider ): string {
		return add_query_arg(
			[
				'wc-api'   => $call,
				'provider' => $provider,
			],
			home_url( '/' )
		);
	}
}
