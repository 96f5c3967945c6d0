<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Settings;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** The settings in the Customizer. */
final class Module extends BaseModule {
	protected const OPTIONS = [ Settings::OPTION ];

	public function hooks( BuiltAssets $files ): array {
		return [ new CustomizerPanel() ];
	}

	public function activate(): void {
		Settings::add_default_option();
	}
}
