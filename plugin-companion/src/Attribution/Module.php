<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Visitors\Consent;
use Vitrina\Runtime\BuiltAssets;

/** Records where a visitor came from, and stores it with the order. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		return [ new TrackerScript( new Consent(), $files ), new OrderReason(), new OriginDisplay() ];
	}
}
