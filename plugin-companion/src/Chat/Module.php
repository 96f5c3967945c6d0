<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Chat;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\Settings\Settings;

/** The chat button. */
final class Module extends BaseModule {
	public function hooks( BuiltFiles $files ): array {
		return [ new ChatLauncher( new Settings(), $files ) ];
	}
}
