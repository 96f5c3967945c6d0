<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Portfolio;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\BuiltAssets;

final class Module extends BaseModule {
	/** Portfolio items belong to the owner and are not deleted. */
	protected const OPTIONS = [ PortfolioType::SLUGS_OPTION ];

	/**
	 * Off until the owner switches it on. A shop that had the portfolio before the setting existed keeps it: its slugs
	 * are stored. They are read from the autoloaded options, because get_option() is a query in every other shop.
	 */
	public function is_enabled(): bool {
		$settings = new Settings();
		return $settings->is_stored( 'portfolio' ) ? $settings->get( 'portfolio' ) : isset( wp_load_alloptions()[ PortfolioType::SLUGS_OPTION ] );
	}

	public function hooks( BuiltAssets $files ): array {
		return [ new PortfolioType() ];
	}
}
