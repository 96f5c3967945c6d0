<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Prices\Storage\PriceSchema;
use Vitrina\Companion\Prices\Storage\PriceTable;
use Vitrina\Runtime\BuiltAssets;

/** The history of prices. */
final class Module extends BaseModule {
	public function hooks( BuiltAssets $files ): array {
		$table     = PriceTable::of_this_site();
		$current   = new CurrentPrice();
		$histories = new Histories( $table );
		$lowest    = new LowestPrice( $histories, $current );
		$recorder  = new Recorder( $table, $current, $histories );
		$all       = new RecordAll( $recorder, $table );
		return [
			new PriceSchema(),
			new PriceChangeListener( $recorder, $table ),
			$all,
			$histories,
			$lowest,
			new PriceLine( $lowest ),
			new CartLine( $lowest ),
			new ProductsApi( $lowest ),
			new ProductPanel( $histories, $lowest ),
			new PricesCommand( $all, $table, $lowest ),
		];
	}

	public function activate(): void {
		PriceSchema::mark_outdated();
	}

	public function unschedule(): void {
		RecordAll::unschedule();
	}

	public function uninstall(): void {
		PriceSchema::drop();
	}
}
