<?php
/**
 * The chat button.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Chat;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\Settings\Settings;

final class Module extends BaseModule {
	public function hooks( BuiltFiles $files ): array {
		return [ new ChatLauncher( new Settings(), $files ) ];
	}
}
