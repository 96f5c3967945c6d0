<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Companion\BaseModule;
use Vitrina\Companion\PageCache\Domain\PageHeaders;
use Vitrina\Companion\PageCache\Domain\Tags;
use Vitrina\Runtime\BuiltAssets;

/** Caches of whole pages in front of the shop. */
final class Module extends BaseModule {
	protected const ACTIONS = [ Purge::RETRY ];
	protected const OPTIONS = [ ChangeVersion::OPTION, Purge::FAILURE ];

	/** On `init`, cache plugins are loaded, and other plugins have added filters of `vitrina_page_cache_purgers`. */
	public function waits_for_init(): bool {
		return true;
	}

	public function hooks( BuiltAssets $files ): array {
		$purgers  = Configuration::purgers();
		$version  = new ChangeVersion();
		$headers  = array_column( array_filter( array_map( static fn ( Purger $purger ): ?array => $purger->tag_header(), $purgers ) ), 1, 0 );
		$tags     = $headers === [] ? null : new PageTags( new Tags(), new QueryTags() );
		$lifetime = Configuration::lifetime();
		$hooks    = [
			new PageResponse( new PageHeaders( $lifetime, $headers ), $tags, $version, $lifetime ),
			new CartBlocks(),
			new SiteHealth( $purgers ),
			new LiteSpeedScripts(),
		];
		if ( $purgers === [] ) {
			return $hooks;
		}
		$purge = new Purge( $purgers );
		$queue = new PurgeQueue( $purge, $version );
		return [ ...$hooks, $purge, $queue, new PostChanges( $queue ), new SiteChanges( $queue ), new PageCacheCommand( $purge ) ];
	}
}
