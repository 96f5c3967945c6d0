<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storage;

use RuntimeException;

/**
 * The database refused.
 */
final class StorageFailed extends RuntimeException {}
