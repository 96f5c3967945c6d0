<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Prices\Storage\PriceSchema;
use Vitrina\Companion\Prices\Storage\PriceTable;
use Vitrina\Runtime\BuiltAssets;

/** The history of prices. */
final class Module extends BaseModule {
	protected const SCHEMA  = PriceSchema::class;
	protected const ACTIONS = [ RecordAll::DAILY, RecordAll::CHANGED, RecordAll::BATCH ];

	public function hooks( BuiltAssets $files ): array {
		$table     = new PriceTable();
		$current   = new CurrentPrice();
		$histories = new Histories( $table );
		$lowest    = new LowestPrice( $histories, $current );
		$recorder  = new Recorder( $table, $current, $histories );
		$all       = new RecordAll( $recorder );
		return [
			new PriceSchema(),
			new PriceChangeListener( $recorder, $table ),
			$all,
			$histories,
			$lowest,
			new PriceLine( $lowest ),
			new CartLine( $lowest ),
			new StoreApiPrices( $lowest, $current ),
			new FreeDelivery(),
			new ProductsApi( $lowest ),
			new ProductPanel( $histories, $lowest ),
			new PricesCommand( $all, $table, $lowest ),
		];
	}
}
