<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Languages;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** The shop's pages in multiple languages. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		return [ new ShopPages(), new TranslatedShop() ];
	}
}
