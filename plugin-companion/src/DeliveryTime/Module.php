<?php

declare( strict_types=1 );

namespace Vitrina\Companion\DeliveryTime;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** How long a delivery takes, as the owner says for each shipping method. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		return [ new MethodSettings(), new RateDisplay(), new OrderDisplay() ];
	}
}
