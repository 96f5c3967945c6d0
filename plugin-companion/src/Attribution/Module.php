<?php
/**
 * Puts together where a visitor came from.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\Hookable;
use Vitrina\Companion\Visitors\Consent;

final class Module {
	/**
	 * @return list<Hookable>
	 */
	public static function all( BuiltFiles $files ): array {
		$theirs = new WooCommerceMeta();
		$reason = new ReasonText( $theirs );

		return [
			new TrackerScript( new Consent(), $files ),
			new OrderReason( $theirs ),
			new OriginBox( $reason ),
			new OriginColumn( $reason ),
		];
	}
}
