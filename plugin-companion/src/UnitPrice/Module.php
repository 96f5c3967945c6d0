<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice;

use Vitrina\Companion\BaseModule;
use Vitrina\Runtime\BuiltAssets;

/** The price of a litre, kilogram, metre or piece, beside the price of a product. */
final class Module extends BaseModule {
	protected const OPTIONS = [ Exemptions::SHOWN, Exemptions::CATEGORIES ];

	public function hooks( BuiltAssets $files ): array {
		$contents   = new Contents();
		$exemptions = new Exemptions();
		return [
			$exemptions,
			new VariationContents( $contents ),
			new Display( new UnitPrices( $contents, $exemptions ) ),
			new ProductFields( $contents ),
			new ProductsApi( $contents ),
			new ProductsCsv( $contents ),
		];
	}
}
