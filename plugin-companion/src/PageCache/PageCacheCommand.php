<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Companion\PageCache\Domain\Tag;
use Vitrina\Runtime\Hookable;
use WP_CLI;

/** Purges the caches in front of the shop on the command line, such as after a deployment. */
final readonly class PageCacheCommand implements Hookable {
	public function __construct( private Purge $purge ) {}

	public function register_hooks(): void {
		add_action( 'cli_init', fn () => WP_CLI::add_command( 'vitrina cache purge', [ $this, 'purge' ] ) );
	}

	/** Purges all pages of this shop. */
	public function purge(): void {
		if ( $this->purge->run( [ Tag::ALL ] ) ) {
			WP_CLI::success( __( 'All pages purged.', 'vitrina-companion' ) );
		} else {
			WP_CLI::error( __( 'A cache did not respond: see Tools → Site Health. The shop tries again in the background.', 'vitrina-companion' ) );
		}
	}
}
