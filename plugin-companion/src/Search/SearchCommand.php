<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Companion\Search\Storage\ProductTexts;
use Vitrina\Runtime\Hookable;
use WP_CLI;

/**
 * The search on the command line.
 * Manages the index of the product search.
 */
final readonly class SearchCommand implements Hookable {
	public function __construct(
		private Rebuild $rebuild,
		private ProductTexts $texts,
	) {}

	public function register_hooks(): void {
		add_action( 'cli_init', fn () => WP_CLI::add_command( 'vitrina search rebuild', [ $this, 'rebuild' ] ) );
	}

	/** Checks every product now and updates the index. */
	public function rebuild(): void {
		$progress = WP_CLI\Utils\make_progress_bar( __( 'Products', 'vitrina-companion' ), $this->texts->count() );
		$count    = $this->rebuild->rebuild_now( static fn ( int $more ) => $progress->tick( $more ) );
		$progress->finish();
		/* translators: %d: number of products. */
		WP_CLI::success( sprintf( __( 'Products checked: %d.', 'vitrina-companion' ), $count ) );
	}
}
