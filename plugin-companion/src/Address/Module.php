<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Address;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** Lithuanian postcodes, phone numbers and address fields. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		return [ new Locale(), new Postcodes(), new Phones(), new FieldHints() ];
	}
}
