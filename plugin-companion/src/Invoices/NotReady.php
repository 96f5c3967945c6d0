<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use RuntimeException;

/** The shop lacks data that an invoice needs, or another request is issuing documents of the order. */
final class NotReady extends RuntimeException {}
