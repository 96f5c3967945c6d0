<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Terms;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Terms\Storage\TermsSchema;
use Vitrina\Companion\Terms\Storage\TermsTable;
use Vitrina\Runtime\BuiltAssets;

/** Keeps the terms under which an order was placed, and sends them with its confirmation. */
final class Module extends BaseModule {
	protected const SCHEMA = TermsSchema::class;

	public function hooks( BuiltAssets $files ): array {
		$versions = new TermsTable();
		return [
			new TermsSchema(),
			new OrderTerms( $versions ),
			new TermsAttachment( $versions ),
			...( is_admin() ? [ new TermsOnOrder( $versions ) ] : [] ),
		];
	}
}
