<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Walls;

/**
 * What stands against the rules today, each with why. Shorter is better.
 *
 * @phpstan-type Exception array{ rule: string, in: string, may_use: list<string>, because: string }
 */
final class Exceptions {

	/** @var list<Exception> */
	public const ALL = [
		[
			'rule'    => 'modules-apart',
			'in'      => 'plugin-companion/src/Consent/',
			'may_use' => [ 'Vitrina\Companion\Attribution\Consent' ],
			'because' => 'Attribution came first and asks it too; it moves to src/ when the companion is split.',
		],
		[
			'rule'    => 'modules-apart',
			'in'      => 'plugin-companion/src/Video/PlayControl.php',
			'may_use' => [ 'Vitrina\Companion\Attribution\Consent' ],
			'because' => 'As above.',
		],
		[
			'rule'    => 'modules-apart',
			'in'      => 'plugin-companion/src/Newsletter/Signups.php',
			'may_use' => [ 'Vitrina\Companion\Requests\Visitor' ],
			'because' => 'One place knows the visitor behind proxies, with its setting; it moves to src/ with its Domain.',
		],
		[
			'rule'    => 'modules-apart',
			'in'      => 'plugin-companion/src/Withdrawal/WithdrawalPage.php',
			'may_use' => [ 'Vitrina\Companion\Requests\Visitor' ],
			'because' => 'As above.',
		],
		[
			'rule'    => 'modules-apart',
			'in'      => 'plugin-companion/src/Wishlist/',
			'may_use' => [ 'Vitrina\Companion\Session\Storage\DatabaseLocks', 'Vitrina\Companion\Session\Storage\Locks' ],
			'because' => 'They make the name of a lock in Session/Domain; all three belong in src/Storage.',
		],
		[
			'rule'    => 'modules-apart',
			'in'      => 'plugin-companion/src/Withdrawal/',
			'may_use' => [ 'Vitrina\Companion\Session\Storage\DatabaseLocks', 'Vitrina\Companion\Session\Storage\Locks' ],
			'because' => 'As above.',
		],
		[
			'rule'    => 'theme-decides-nothing',
			'in'      => 'theme/inc/woocommerce-add-to-cart.php',
			'may_use' => [ 'woocommerce_is_purchasable', 'woocommerce_variation_is_purchasable' ],
			'because' => 'A product behind a password is refused here; the rule belongs in the companion and moves with its tests.',
		],
		[
			'rule'    => 'theme-decides-nothing',
			'in'      => 'theme/inc/mini-cart/mini-cart.php',
			'may_use' => [ 'woocommerce_update_cart_validation' ],
			'because' => 'Judges what the theme\'s own mini cart sends.',
		],
		[
			'rule'    => 'theme-sql',
			'in'      => 'theme/inc/variations/matrix.php',
			'may_use' => [ 'wpdb' ],
			'because' => 'One query in a file of functions; it moves to a Storage/ folder when the file becomes classes.',
		],
	];
}
