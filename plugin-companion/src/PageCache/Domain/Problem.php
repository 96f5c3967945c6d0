<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Domain;

/** What can be wrong with a cache in front of the shop. */
enum Problem {
	/** A cache was seen, and nobody tells it about changes. */
	case NotPurged;

	/** A cache does not do what it is told. */
	case DoesNotRespond;

	/** The last purge failed. */
	case Failed;

	/** The front page cannot be stored. */
	case NotStored;

	/** Scheduled changes wait for a visitor who gets past the cache. */
	case NoCron;
}
