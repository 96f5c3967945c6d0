<?php

declare(strict_types=1);

namespace Vitrina\Companion\Consent;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Companion\Visitors\Consent;
use Vitrina\Runtime\BuiltAssets;

final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		return [
			new ConsentBar( new Settings(), new ConsentPlugins(), $files ),
			new DeferredScripts( new Consent() ),
			new ConsentPluginEvents( new Consent(), $files ),
		];
	}
}
