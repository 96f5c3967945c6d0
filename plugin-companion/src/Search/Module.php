<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\Search\Storage\ProductTexts;
use Vitrina\Companion\Search\Storage\SearchIndex;
use Vitrina\Companion\Search\Storage\SearchSchema;
use Vitrina\Runtime\BuiltAssets;

/** The product search. */
final class Module extends BaseModule {
	protected const SCHEMA  = SearchSchema::class;
	protected const ACTIONS = [ Rebuild::BATCH, Rebuild::TERMS ];

	public function hooks( BuiltAssets $files ): array {
		$index   = new SearchIndex();
		$texts   = new ProductTexts();
		$indexer = new Indexer( $index, $texts );
		$rebuild = new Rebuild( $indexer, $index, $texts );
		return [
			new SearchSchema(),
			$rebuild,
			new ProductChangeListener( $indexer, $texts, $rebuild ),
			new ElasticPress(),
			new ProductSearch( $index ),
			new SearchCommand( $rebuild, $texts ),
			new SuggestionsInForms( $files ),
		];
	}
}
