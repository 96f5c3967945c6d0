<?php

declare( strict_types=1 );

namespace Vitrina\Companion\FreeShipping;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** The free shipping bar, for themes that have none of their own. */
final class Module extends BaseModule {

	/** The theme has to be loaded, because it declares what it supports. */
	public function waits_for_init(): bool {
		return true;
	}

	public function is_enabled(): bool {
		return ! current_theme_supports( CartBar::FEATURE );
	}

	public function hooks( BuiltAssets $files ): array {
		return [ new CartBar( $files ), new CartBlocks( $files ) ];
	}
}
