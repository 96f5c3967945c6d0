<?php
/**
 * A category of the portfolio.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

require __DIR__ . '/archive-portfolio.php';
