<?php
/** A category of the portfolio. */

declare( strict_types=1 );

require __DIR__ . '/archive-portfolio.php';
