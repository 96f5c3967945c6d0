<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Domain;

/** What can be wrong with a cache in front of the shop. */
enum Problem {
	/** There is a cache, and nothing purges it. */
	case NotPurged;

	/** A cache ignores a header or a purge. */
	case DoesNotRespond;

	/** The last purge failed. */
	case Failed;

	/** The front page cannot be stored. */
	case NotStored;

	/** Scheduled changes wait for a visitor who gets past the cache. */
	case NoCron;
}
