<?php
/**
 * Lets the bank link see a production shop: a function of its namespace comes before WordPress's own.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

function wp_get_environment_type(): string {
	return 'production';
}
