<?php
/**
 * The shop speaks Lithuanian although WordPress's own language pack may not be
 * there: our catalogues bring what our screens need.
 *
 * @package Vitrina
 */

declare(strict_types=1);

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// WordPress lets the option hold only languages whose pack is installed.
add_filter( 'pre_option_WPLANG', static fn(): string => 'lt_LT' );
