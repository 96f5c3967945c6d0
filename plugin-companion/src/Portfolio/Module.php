<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Portfolio;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

final class Module extends BaseModule {
	/** Portfolio items belong to the owner and are not deleted. */
	protected const OPTIONS = [ PortfolioType::SLUGS_OPTION ];

	public function hooks( BuiltAssets $files ): array {
		return [ new PortfolioType() ];
	}
}
