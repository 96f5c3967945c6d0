<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use RuntimeException;

/** Another request holds the order's lock for too long. */
final class BusyException extends RuntimeException {}
