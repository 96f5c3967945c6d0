<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** Shoppers who buy for a company enter the company's code and VAT code. */
final class Module extends BaseModule {
	protected const OPTIONS = [ Setting::OPTION ];

	public function hooks( BuiltAssets $files ): array {
		if ( ! Setting::is_on() ) {
			return [ new Setting() ];
		}
		$block_fields = new BlockFields();
		return [
			new Setting(),
			new BillingFields(),
			new ClassicCheckout(),
			new AccountAddress(),
			$block_fields,
			new BlockCheckout( $block_fields ),
			new BlockMessages(),
			new FormattedAddress(),
			new OrderScreen(),
			new BuyerPrivacy(),
		];
	}
}
