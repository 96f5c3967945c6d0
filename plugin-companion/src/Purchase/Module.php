<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Purchase;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** What may be added to the cart, in any theme. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		return [ new ProtectedProducts(), new AddRequest(), new VariationRequest() ];
	}
}
