<?php
/**
 * Puts together where a visitor came from.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\HasHooks;

final class Parts {
	/**
	 * @return list<HasHooks>
	 */
	public static function all( BuiltFiles $files ): array {
		$theirs = new TheirMeta();
		$reason = new ReasonText( $theirs );

		return [
			new TrackerScript( new Consent(), $files ),
			new OrderReason( $theirs ),
			new OriginBox( $reason ),
			new OriginColumn( $reason ),
		];
	}
}
