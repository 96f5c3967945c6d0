<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Video;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Visitors\Consent;
use Vitrina\Runtime\BuiltAssets;

/** A product's video. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		$videos = new ProductVideo();
		return [ new ProductField( $videos ), new PlayControl( $videos, $files, new Consent() ) ];
	}
}
