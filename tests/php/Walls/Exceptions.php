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
			'in'      => 'theme/inc/mini-cart/request.php',
			'may_use' => [ 'woocommerce_update_cart_validation' ],
			'because' => 'Validates what the theme\'s own mini cart sends.',
		],
		[
			'rule'    => 'theme-sql',
			'in'      => 'theme/inc/variations/matrix-rows.php',
			'may_use' => [ 'wpdb' ],
			'because' => 'One query in a file of functions; it moves to a Storage/ folder when the file becomes classes.',
		],
	];
}
