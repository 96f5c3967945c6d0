<?php
/**
 * Puts the question for consent together.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Consent;

use Vitrina\Companion\Attribution\Consent;
use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\HasHooks;
use Vitrina\Companion\Settings\Settings;

final class Parts {
	/**
	 * @return list<HasHooks>
	 */
	public static function all( BuiltFiles $files ): array {
		return [
			new ConsentBar( new Settings(), new OtherBars(), $files ),
			new GatedScripts( new Consent() ),
			new OtherBarEvents( new Consent(), $files ),
		];
	}
}
