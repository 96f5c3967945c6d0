<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Messages;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\BuiltAssets;

/** Bars above the page, and the popup. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		$settings = new Settings();
		return [
			new OldAnnouncement( $settings ),
			new TopBars( $settings, $files ),
			new Popup( $settings, $files ),
			new ComingSoonBanner( $files ),
		];
	}
}
