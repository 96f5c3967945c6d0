<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\BuiltFiles;
use Vitrina\Companion\Visitors\Consent;

/** Where a visitor came from. */
final class Module extends BaseModule {
	public function hooks( BuiltFiles $files ): array {
		$meta   = new WooCommerceMeta();
		$reason = new ReasonText( $meta );

		return [
			new TrackerScript( new Consent(), $files ),
			new OrderReason( $meta ),
			new OriginBox( $reason ),
			new OriginColumn( $reason ),
		];
	}
}
