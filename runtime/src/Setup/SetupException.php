<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Setup;

use RuntimeException;

/** A step of the setup could not be done. The message is for the owner. */
final class SetupException extends RuntimeException {}
