<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Head;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** Removes tags from the head of each page, and data for search engines that an SEO plugin prints too. */
final class Module extends BaseModule {
	public function is_enabled(): bool {
		return ! is_admin();
	}

	public function hooks( BuiltAssets $files ): array {
		return [ new HeadTags(), new BreadcrumbData() ];
	}
}
