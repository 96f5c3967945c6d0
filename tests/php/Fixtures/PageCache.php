<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Closure;
use LogicException;
use Vitrina\Companion\PageCache\ChangeVersion;
use Vitrina\Companion\PageCache\PostChanges;
use Vitrina\Companion\PageCache\Purge;
use Vitrina\Companion\PageCache\Purger;
use Vitrina\Companion\PageCache\PurgeException;
use Vitrina\Companion\PageCache\PurgeQueue;
use Vitrina\Companion\PageCache\SiteChanges;
use WC_Product_Variable;
use WC_Product_Variation;

/**
 * A cache that records what it is told, and things to change. Runs inside WordPress.
 */
final class PageCache implements Purger {

	/**
	 * @var list<list<string>>
	 */
	public array $purges = [];

	public function __construct( private readonly bool $is_broken = false ) {}

	public function name(): string {
		return 'Recorder';
	}

	public function tag_header(): array {
		return [ 'xkey', ' ' ];
	}

	public function purge( array $tags ): void {
		if ( $this->is_broken ) {
			throw new PurgeException( 'out of order' );
		}
		$this->purges[] = $tags;
	}

	/**
	 * @param Closure(): mixed $change
	 * @return list<string> Tags that it purges.
	 */
	public static function tags( Closure $change ): array {
		$cache = new self();
		$queue = new PurgeQueue( new Purge( [ $cache ] ), new ChangeVersion() );
		( new PostChanges( $queue ) )->register_hooks();
		( new SiteChanges( $queue ) )->register_hooks();
		$queue->register_hooks();
		$change();
		$queue->send();
		if ( count( $cache->purges ) > 1 ) {
			throw new LogicException( 'A request purges once.' );
		}
		return $cache->purges[0] ?? [];
	}

	/**
	 * @return array{product: int, category: int, variation: int, parent: int, page: int}
	 */
	public static function create_things(): array {
		$category = Categories::create( 'Podėlis' );
		$product  = Products::create(
			[
				'name'           => 'Podėlio prekė',
				'regular_price'  => '10',
				'manage_stock'   => true,
				'stock_quantity' => 50,
				'category_ids'   => [ $category ],
			]
		);
		add_post_meta( $product, 'pastaba', 'a' );
		$parent = new WC_Product_Variable();
		$parent->set_name( 'Podėlio rinkinys' );
		$parent->set_attributes( [ Products::variation_attribute( 'Dydis', [ 'S', 'M' ] ) ] );
		$parent->save();
		$variation = new WC_Product_Variation();
		$variation->set_parent_id( $parent->get_id() );
		$variation->set_attributes( [ 'dydis' => 'S' ] );
		$variation->set_regular_price( '12' );
		$variation->set_manage_stock( true );
		$variation->set_stock_quantity( 50 );
		$variation->save();
		return [
			'product'   => $product,
			'category'  => $category,
			'variation' => $variation->get_id(),
			'parent'    => $parent->get_id(),
			'page'      => self::create_page(),
		];
	}

	public static function create_page(): int {
		return wp_insert_post(
			[
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Podėlio puslapis',
			]
		);
	}

	/**
	 * @param array{product: int, category: int, variation: int, parent: int, page: int} $things
	 */
	public static function delete_things( array $things ): void {
		Products::delete( [ $things['product'], $things['parent'] ] );
		wp_delete_post( $things['page'], true );
		Categories::delete( 'Podėlis' );
	}
}
