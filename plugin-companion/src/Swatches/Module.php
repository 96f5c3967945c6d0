<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** Colours and images of attribute terms. */
final class Module extends BaseModule {
	public function waits_for_init(): bool {
		return true;
	}

	public function is_enabled(): bool {
		return ! Attributes::is_handled_by_another_plugin();
	}

	public function hooks( BuiltAssets $files ): array {
		return [ new AttributeTypes(), new TermFields( $files ), new TermColumn() ];
	}
}
