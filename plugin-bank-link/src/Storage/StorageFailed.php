<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use RuntimeException;

/**
 * The database refused.
 */
final class StorageFailed extends RuntimeException {}
