<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** Manufacturer, warnings and guarantees of products. */
final class Module extends BaseModule {
	protected const OPTIONS = [ Guarantee::OPTION ];

	public function hooks( BuiltAssets $files ): array {
		return [
			new ProductTab(),
			new StructuredData(),
			new GuaranteeDisplay(),
			new ProductBlocks(),
			new ProductsApi(),
			// Not only in wp-admin: exports and imports also run in the background and on the command line.
			new ProductsCsv(),
			...( is_admin() ? self::screens( $files ) : [] ),
		];
	}

	/** Adds the option, because a missing option costs a query on each product page. */
	public function activate(): void {
		add_option( Guarantee::OPTION, [] );
	}

	/** @return list<\Vitrina\Runtime\Hookable> */
	private static function screens( BuiltAssets $files ): array {
		return [ new TermFields(), new FactsNotice(), new ProductPanel(), new ProductList(), new QuickEdit( $files ), new Screen(), new GuaranteeForm(), new SiteHealth() ];
	}
}
