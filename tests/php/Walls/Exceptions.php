<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Walls;

/**
 * Violations of the rules that are accepted today, with reasons. Shorter is better.
 *
 * @phpstan-type Exception array{ rule: string, in: string, may_use: list<string>, because: string }
 */
final class Exceptions {

	/** @var list<Exception> */
	public const ALL = [
		[
			'rule'    => 'theme-decides-nothing',
			'in'      => 'theme/inc/add-to-cart/add-to-cart.php',
			'may_use' => [ 'woocommerce_is_purchasable', 'woocommerce_variation_is_purchasable' ],
			'because' => 'A product behind a password is refused here; the rule belongs in the companion and moves with its tests.',
		],
		[
			'rule'    => 'theme-decides-nothing',
			'in'      => 'theme/inc/mini-cart/request.php',
			'may_use' => [ 'woocommerce_update_cart_validation' ],
			'because' => 'Judges what the theme\'s own mini cart sends.',
		],
		[
			'rule'    => 'theme-sql',
			'in'      => 'theme/inc/variations/matrix-rows.php',
			'may_use' => [ 'wpdb' ],
			'because' => 'One query in a file of functions; it moves to a Storage/ folder when the file becomes classes.',
		],
	];
}
