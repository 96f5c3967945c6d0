<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use RuntimeException;

/** A cache may still contain old pages. */
final class PurgeException extends RuntimeException {}
