<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Visitors;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\BuiltFiles;

/** The visitor's address behind proxies. */
final class Module extends BaseModule {
	public function hooks( BuiltFiles $files ): array {
		return [ new Visitor() ];
	}

	public function uninstall(): void {
		delete_option( Visitor::PROXIES );
	}
}
