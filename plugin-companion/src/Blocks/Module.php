<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		$content  = [ new Countdown(), new Counter(), new Typing(), new Slideshow(), new Carousel() ];
		$sections = [ new Sections\Hero(), new Sections\Categories(), new Sections\NewProducts(), new Sections\Delivery(), new Sections\Journal(), new Sections\Newsletter() ];
		return [ new Blocks( $files, [ ...$content, ...$sections ] ) ];
	}
}
