<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Storage;

use RuntimeException;

/**
 * The database refused a write; what was there before is still there.
 */
final class StorageFailed extends RuntimeException {}
