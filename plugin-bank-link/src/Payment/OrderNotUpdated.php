<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

use RuntimeException;

/** A payment could not be applied to its order. The next report or poll tries again. */
final class OrderNotUpdated extends RuntimeException {}
