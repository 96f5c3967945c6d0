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
 *
 * @phpstan-type Things array{product: int, category: int, variation: int, parent: int, page: int, block: int}
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
	 * @return Things
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
				// Lists by date would be in no order among products of the same second.
				'date_created'   => time() - 60,
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
		// WooCommerce adds a last value when the stock of a variation is first changed.
		wc_update_product_stock( $variation->get_id(), 40 );
		$block = wp_insert_post(
			[
				'post_type'   => 'wp_block',
				'post_status' => 'publish',
				'post_title'  => 'Podėlio blokas',
			]
		);
		$page  = self::create_page();
		self::write_page( $page, $block, 'Tekstas' );
		return [
			'product'   => $product,
			'category'  => $category,
			'variation' => $variation->get_id(),
			'parent'    => $parent->get_id(),
			'page'      => $page,
			'block'     => $block,
		];
	}

	/** Writes a text and a synced pattern into the page. */
	private static function write_page( int $page, int $block, string $text ): void {
		wp_update_post(
			[
				'ID'           => $page,
				'post_content' => "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph --><!-- wp:block {\"ref\":{$block}} /-->",
			]
		);
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
	 * @param Things $things
	 */
	public static function delete_things( array $things ): void {
		Products::delete( [ $things['product'], $things['parent'] ] );
		wp_delete_post( $things['page'], true );
		wp_delete_post( $things['block'], true );
		Categories::delete( 'Podėlis' );
	}

	/** Kind of change => the thing that it changes; '' if each page may show it. */
	public const KINDS = [
		'title'          => 'product',
		'price'          => 'product',
		'stock'          => 'product',
		'sold out'       => 'product',
		'category'       => 'product',
		'variation'      => 'parent',
		'page'           => 'page',
		'term'           => 'category',
		'description'    => 'parent',
		'review'         => 'product',
		'other product'  => 'other',
		'order'          => 'product',
		'refund'         => 'product',
		'REST'           => 'parent',
		'import'         => 'product',
		'scheduled sale' => 'product',
		'discount rule'  => 'product',
		'synced pattern' => 'page',
		'menu'           => '',
		'Customizer'     => '',
		'update'         => '',
	];

	/**
	 * @param Things $things
	 */
	public static function change( string $kind, int $number, array $things ): void {
		match ( $kind ) {
			'title'          => wp_update_post(
				[
					'ID'         => $things['product'],
					'post_title' => "Podėlio prekė {$number}",
				]
			),
			'price'          => Products::update( $things['product'], [ 'regular_price' => (string) ( 10 + $number ) ] ),
			'stock'          => wc_update_product_stock( $things['product'], 10 + $number ),
			'sold out'       => wc_update_product_stock( $things['product'], $number % 2 * 10 ),
			'category'       => wp_set_object_terms( $things['product'], $number % 2 === 0 ? [] : [ $things['category'] ], 'product_cat' ),
			'variation'      => Products::update( $things['variation'], [ 'regular_price' => (string) ( 20 + $number ) ] ),
			'page'           => self::write_page( $things['page'], $things['block'], "Tekstas {$number}" ),
			'term'           => wp_update_term( $things['category'], 'product_cat', [ 'description' => "Aprašas {$number}" ] ),
			'description'    => Products::update( $things['parent'], [ 'short_description' => "Aprašas {$number}" ] ),
			'review'         => wp_insert_comment(
				[
					'comment_post_ID'  => $things['product'],
					'comment_content'  => "Atsiliepimas {$number}",
					'comment_approved' => 1,
					'comment_type'     => 'review',
				]
			),
			'other product'  => Products::update( Products::find( 'lino-skalbiniai' ), [ 'short_description' => "Pastaba {$number}" ] ),
			'order'          => ShopChanges::order( $things['product'] ),
			'refund'         => ShopChanges::refund( $things['product'] ),
			'REST'           => ShopChanges::rename_by_rest( $things['parent'], "Podėlio rinkinys {$number}" ),
			'import'         => Products::import_price( $things['product'], (string) ( 10 + $number ) ),
			'scheduled sale' => ShopChanges::run_scheduled_sale( $things['product'] ),
			'discount rule'  => ShopChanges::reduce_all_prices( 1 + $number % 50 ),
			'synced pattern' => wp_update_post(
				[
					'ID'           => $things['block'],
					'post_content' => "<!-- wp:paragraph --><p>Blokas {$number}</p><!-- /wp:paragraph -->",
				]
			),
			'menu'           => ShopChanges::write_menu( (string) $number ),
			'Customizer'     => wp_update_custom_css_post( ".podelis { order: {$number} }" ),
			'update'         => ShopChanges::finish_update(),
			default          => throw new LogicException( "No such change: {$kind}." ),
		};
	}
}
