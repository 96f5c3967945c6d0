<?php
/**
 * The shop's pages in multiple languages.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Languages;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\BuiltFiles;

final class Module extends BaseModule {
	public function hooks( BuiltFiles $files ): array {
		return [ new ShopPages(), new TranslatedShop() ];
	}
}
