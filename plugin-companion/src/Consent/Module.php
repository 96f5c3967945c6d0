<?php
/**
 * Puts the question for consent together.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Consent;

use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\Hookable;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Companion\Visitors\Consent;

final class Module {
	/**
	 * @return list<Hookable>
	 */
	public static function all( BuiltFiles $files ): array {
		return [
			new ConsentBar( new Settings(), new ConsentPlugins(), $files ),
			new DeferredScripts( new Consent() ),
			new ConsentPluginEvents( new Consent(), $files ),
		];
	}
}
