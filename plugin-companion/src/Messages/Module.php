<?php
/**
 * Puts bars and popup together.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Messages;

use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\Hookable;
use Vitrina\Companion\Settings\Settings;

final class Module {
	/**
	 * @return list<Hookable>
	 */
	public static function all( BuiltFiles $files ): array {
		$settings = new Settings();

		return [
			new TopBars( $settings, $files ),
			new Popup( $settings, $files ),
			new ComingSoonBanner( $files ),
		];
	}
}
