<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Runtime\BuiltAssets;

/** Withdrawal from a contract. */
final class Module extends BaseModule {
	protected const OPTIONS = [ Conditions::OPTION ];

	protected function pages(): array {
		return [ WithdrawalPage::OPTION => WithdrawalPage::SHORTCODE ];
	}

	public function hooks( BuiltAssets $files ): array {
		$withdrawals = new Withdrawals( DatabaseLocks::of_this_site() );
		return [
			$withdrawals,
			new WithdrawalLinks(),
			new WithdrawalPage( $withdrawals ),
			new ProductExemption(),
			new Conditions(),
			...( is_admin() ? [ new WithdrawalScreen() ] : [] ),
		];
	}
}
