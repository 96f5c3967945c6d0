<?php
/**
 * Puts together consent, bars, popup and chat.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Messages;

use Vitrina\Companion\Attribution\Consent;
use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\Chat\ChatLauncher;
use Vitrina\Companion\Consent\ConsentBar;
use Vitrina\Companion\Consent\GatedScripts;
use Vitrina\Companion\Consent\OtherBarEvents;
use Vitrina\Companion\Consent\OtherBars;
use Vitrina\Companion\HasHooks;
use Vitrina\Companion\Settings\CustomizerPanel;
use Vitrina\Companion\Settings\Settings;

final class Parts {
	/**
	 * @return list<HasHooks>
	 */
	public static function all( BuiltFiles $files ): array {
		$settings = new Settings();

		return [
			new CustomizerPanel(),
			new ConsentBar( $settings, new OtherBars(), $files ),
			new GatedScripts( new Consent() ),
			new OtherBarEvents( new Consent(), $files ),
			new TopBars( $settings, $files ),
			new Popup( $settings, $files ),
			new ComingSoonBanner( $files ),
			new ChatLauncher( $settings, $files ),
		];
	}
}
