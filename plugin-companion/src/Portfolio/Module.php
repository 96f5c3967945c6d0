<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Portfolio;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** The portfolio. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		return [ new PortfolioType() ];
	}

	public function uninstall(): void {
		// Portfolio items belong to the owner and are not deleted.
		delete_option( PortfolioType::SLUGS_OPTION );
	}
}
