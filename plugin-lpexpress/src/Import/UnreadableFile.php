<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use RuntimeException;

/** The file contains no list of terminals. */
final class UnreadableFile extends RuntimeException {
	public const NOT_JSON   = 'not_json';
	public const NO_ROWS    = 'no_rows';
	public const NO_HEADING = 'no_heading';
	public const NOT_THERE  = 'not_there';
	public const TOO_BIG    = 'too_big';
}
