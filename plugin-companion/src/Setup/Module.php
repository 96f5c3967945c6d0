<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** Vitrina → Setup: from an installed plugin to the first order. */
final class Module extends BaseModule {
	protected const OPTIONS = [ Runner::OPTION, Offer::OPTION, Steps\PagesStep::OPTION, Demo\Record::OPTION ];

	public function uninstall(): void {
		Steps\FrontPageStep::hide_empty();
		parent::uninstall();
	}

	/**
	 * Pages of the shop need nothing of the setup, but REST requests do: WooCommerce's list of tasks, and the
	 * patterns of the editor.
	 */
	public function hooks( BuiltAssets $files ): array {
		$steps = new Steps();
		if ( ! is_admin() && ! defined( 'WP_CLI' ) ) {
			return [ new TaskListEntry( $steps ), new Patterns() ];
		}
		$runner = new Runner();
		return [
			new TaskListEntry( $steps ),
			new Patterns(),
			new StarterContent(),
			new Screen( $steps, $runner ),
			new Actions( $steps, $runner ),
			new Offer( $steps ),
			new SiteHealth( $steps ),
			new SetupCommand( $steps, $runner ),
		];
	}
}
