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
	public function hooks( BuiltAssets $files ): array {
		$index   = SearchIndex::of_this_site();
		$texts   = ProductTexts::of_this_site();
		$indexer = new Indexer( $index, $texts );
		$rebuild = new Rebuild( $indexer, $index, $texts );
		return [
			new SearchSchema(),
			$rebuild,
			new ProductChangeListener( $indexer, $texts, $rebuild ),
			new ProductSearch( $index ),
			new SearchCommand( $rebuild, $texts ),
		];
	}

	public function activate(): void {
		SearchSchema::mark_outdated();
	}

	public function unschedule(): void {
		Rebuild::unschedule();
	}

	public function uninstall(): void {
		SearchSchema::drop();
	}
}
