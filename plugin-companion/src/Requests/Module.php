<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Requests;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** Sanitizes request input before WordPress and WooCommerce read it. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		return [ new JsonSanitizer(), new InputSanitizer() ];
	}
}
