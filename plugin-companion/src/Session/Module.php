<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Session\Storage\SessionRows;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Runtime\BuiltAssets;

/** Keeps parallel requests of one shopper from overwriting their session. */
final class Module extends BaseModule {
	protected const OPTIONS = [ GuardSwitch::OPTION ];

	public function hooks( BuiltAssets $files ): array {
		$loopback = Loopback::of_this_site();
		$report   = static function ( string $line ): void {
			wc_get_logger()->warning( $line, [ 'source' => 'vitrina-session-guard' ] );
		};
		$guard    = new Guard( DatabaseLocks::of_this_site(), $loopback, $report );
		return [ $loopback, new SessionGuard( $guard, new GuardSwitch(), new SessionRows() ) ];
	}

	public function activate(): void {
		GuardSwitch::add_default_option();
	}
}
