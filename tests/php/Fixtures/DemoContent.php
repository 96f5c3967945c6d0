<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use RuntimeException;
use Vitrina\Companion\Setup\Demo\Record;
use Vitrina\Companion\Setup\Runner;
use Vitrina\Companion\Setup\Steps\DemoStep;
use Vitrina\Runtime\Setup\SetupException;

/**
 * The sample products of the setup. Runs inside WordPress; everything is undone, files too.
 */
final class DemoContent {

	/**
	 * Imports a part at a time, with a failure in between; the owner changes some; removes a part at a time, with
	 * a failure in between.
	 *
	 * @return array<string, mixed>
	 */
	public static function round(): array {
		return self::alone(
			static function (): array {
				$own     = self::category( 'Home scents' );
				$before  = self::counts();
				$run     = static fn () => ( new DemoStep( 0 ) )->run( [] );
				$undo    = static fn () => ( new DemoStep( 0 ) )->undo( [] );
				$started = self::progress( static fn () => $run() );
				$run();
				$run();
				$failed  = self::refused( static fn () => FailingQueries::during( '/INSERT INTO \S+posts/', $run ) );
				$steps   = self::until_done( $run, false );
				$all     = self::counts();
				$text    = ( new DemoStep() )->status()->text;
				$again   = self::counts_after( $run );

				$products = self::products();
				$changed  = Products::get( $products['Pine Forest'] );
				$changed->set_regular_price( '99' );
				$changed->save();
				wp_trash_post( $products['Scent of Rain'] );
				$variable = Products::get( $products['Lavender Field'] )->get_children();
				$picture  = (int) Products::get( $products['Fresh Linen'] )->get_image_id();
				$page     = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '<img class="wp-image-' . $picture . '" src="' . wp_get_attachment_url( $picture ) . '">' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
				$mine     = Products::create( [ 'name' => 'Mano', 'category_ids' => [ Record::id( 'category:candles' ) ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.

				$broken  = self::refused( static fn () => FailingQueries::during( '/DELETE FROM \S+posts/', $undo ) );
				$removed = self::until_done( $undo, true );
				$result  = [
					'started' => $started,
					'failed'  => $failed,
					'steps'   => $steps,
					'all'     => array_map( static fn ( int $a, int $b ): int => $a - $b, $all, $before ),
					'again'   => $again === $all,
					'broken'  => $broken,
					'removed' => $removed,
					'kept'    => Record::kept(),
					'left'    => array_keys( self::products() ),
					'places'  => [ term_exists( $own, 'product_cat' ) !== null, get_post( $picture ) !== null, Products::get( $mine )->get_name(), count( array_filter( $variable, static fn ( int $id ): bool => get_post( $id ) !== null ) ) ],
					'texts'   => [ $text, ( new DemoStep() )->status()->text ],
				];
				wp_delete_post( $page, true );
				foreach ( array_unique( [ $picture, (int) $changed->get_image_id() ] ) as $left ) {
					wp_delete_attachment( $left, true );
				}
				return $result;
			}
		);
	}

	/**
	 * The import dies right after it has created a category. Then it goes on or not, and the samples are removed.
	 *
	 * @return list<int> Number of new categories after the interruption, and after the removal.
	 */
	public static function interrupted( bool $goes_on ): array {
		return self::alone(
			static function () use ( $goes_on ): array {
				$before = self::counts()[3];
				$die    = static fn () => throw new RuntimeException( 'The process died.' );
				add_action( 'created_product_cat', $die );
				try {
					( new DemoStep( 0 ) )->run( [] );
				} catch ( RuntimeException ) {
					remove_action( 'created_product_cat', $die );
				}
				$created = self::counts()[3] - $before;
				if ( $goes_on ) {
					( new DemoStep( 0 ) )->run( [] );
				}
				self::until_done( static fn () => ( new DemoStep( 0 ) )->undo( [] ), true );
				return [ $created, self::counts()[3] - $before ];
			}
		);
	}

	/**
	 * A query fails while the import finds a category of the owner.
	 *
	 * @return bool Whether the category is there after the import went on and the samples were removed.
	 */
	public static function own_category_after_failure(): bool {
		return self::alone(
			static function (): bool {
				$own = self::category( 'Perfumes' );
				add_action( 'update_option_' . Record::OPTION, static fn () => Database::wpdb()->query( 'SELECT 1' ) );
				self::refused( static fn () => FailingQueries::during( '/^SELECT 1$/', static fn () => ( new DemoStep( 0 ) )->run( [] ) ) );
				( new DemoStep( 0 ) )->run( [] );
				self::until_done( static fn () => ( new DemoStep( 0 ) )->undo( [] ), true );
				return term_exists( $own, 'product_cat' ) !== null;
			}
		);
	}

	/**
	 * @param callable(): mixed $part
	 * @return array{int, int}
	 */
	private static function progress( callable $part ): array {
		$part();
		return ( new DemoStep() )->progress();
	}

	/**
	 * @param callable(): mixed $part
	 * @return list<int>
	 */
	private static function counts_after( callable $part ): array {
		$part();
		return self::counts();
	}

	/**
	 * @param callable(): mixed $part
	 * @return int Number of calls.
	 */
	private static function until_done( callable $part, bool $is_undo ): int {
		for ( $calls = 1; $calls < 60; $calls++ ) {
			$part();
			if ( ( new Runner() )->progress( new DemoStep(), $is_undo ) === null ) {
				return $calls;
			}
		}
		throw new RuntimeException( 'It never ends.' );
	}

	/**
	 * @param callable(): mixed $code
	 */
	private static function refused( callable $code ): string {
		try {
			$code();
		} catch ( SetupException $exception ) {
			return $exception->getMessage();
		}
		return '';
	}

	/** @return list<int> Products, variations, pictures and categories. */
	private static function counts(): array {
		$terms = wp_count_terms( [ 'taxonomy' => 'product_cat', 'hide_empty' => false ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		return [ count( self::ids( 'product' ) ), count( self::ids( 'product_variation' ) ), count( self::ids( 'attachment' ) ), is_numeric( $terms ) ? (int) $terms : 0 ];
	}

	/** @return list<int> */
	private static function ids( string $type ): array {
		return array_values( array_filter( get_posts( [ 'post_type' => $type, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] ), is_int( ... ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
	}

	/** @return array<string, int> Name of each sample → its ID. */
	private static function products(): array {
		$found = [];
		foreach ( self::ids( 'product' ) as $id ) {
			$product = Products::get( $id );
			if ( str_starts_with( $product->get_sku(), 'vitrina-demo-' ) ) {
				$found[ $product->get_name() ] = $id;
			}
		}
		return $found;
	}

	private static function category( string $name ): int {
		$term = wp_insert_term( $name, 'product_cat' );
		return is_array( $term ) ? $term['term_id'] : throw new RuntimeException( $term->get_error_message() );
	}

	/**
	 * In English, and without smaller copies of the pictures.
	 *
	 * @template T
	 * @param callable(): T $code
	 * @return T
	 */
	private static function alone( callable $code ): mixed {
		add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' );
		// In this order: WordPress does not switch to the locale that it thinks it has.
		switch_to_locale( 'en_US' );
		add_filter( 'locale', static fn (): string => 'en_US' );
		return Rollback::after(
			static function () use ( $code ): mixed {
				delete_option( Record::OPTION );
				return $code();
			}
		);
	}
}
