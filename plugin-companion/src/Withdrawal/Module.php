<?php
/**
 * Puts together the withdrawal from an order.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use Vitrina\Companion\Hookable;
use Vitrina\Companion\Storage\DatabaseLocks;

final class Module {
	/**
	 * @return list<Hookable>
	 */
	public static function all(): array {
		$withdrawals = new Withdrawals( DatabaseLocks::of_this_site() );

		return [
			$withdrawals,
			new WithdrawalEmails(),
			new WithdrawalLinks(),
			new WithdrawalPage( $withdrawals ),
		];
	}
}
