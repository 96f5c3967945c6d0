<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Chat;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\BuiltAssets;

/** The chat button. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		return [ new ChatLauncher( new Settings(), $files ) ];
	}
}
