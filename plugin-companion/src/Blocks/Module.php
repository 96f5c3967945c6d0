<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		return [ new Blocks( $files, [ new Countdown(), new Counter(), new Typing(), new Slideshow(), new Carousel() ] ) ];
	}
}
