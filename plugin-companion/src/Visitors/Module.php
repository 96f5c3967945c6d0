<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Visitors;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** The visitor's IP address behind proxies. */
final class Module extends BaseModule {
	protected const OPTIONS = [ Visitor::PROXIES ];

	public function hooks( BuiltAssets $files ): array {
		return [ new Visitor() ];
	}
}
