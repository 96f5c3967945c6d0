<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

use RuntimeException;

/**
 * An order did not take what a payment means for it. It will be tried again.
 */
final class OrderNotUpdated extends RuntimeException {}
