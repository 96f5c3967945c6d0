<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Swatches\FormSwatches;

/** Colours and images of attribute terms, and swatches in the forms of other themes. */
final class Module extends BaseModule {
	public function waits_for_init(): bool {
		return true;
	}

	public function is_enabled(): bool {
		return ! FormSwatches::are_of_another_plugin();
	}

	public function hooks( BuiltAssets $files ): array {
		return [ new AttributeTypes(), new TermFields( $files ), new TermColumn(), new SwatchesInForms( $files ) ];
	}
}
