<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use Vitrina\Tests\Integration\Support\Response;

/**
 * Calls that only read: products, posts, portfolio, terminals.
 */
final class ReadCalls {

	private const AJAX = '/wp-admin/admin-ajax.php?action=';

	/**
	 * @return iterable<Call>
	 */
	public static function all( ShopData $data ): iterable {
		yield from self::feeds();
		yield from self::products( $data );
		yield from self::discounts( $data );
		yield from self::routes( $data );
	}

	/**
	 * @return iterable<Call>
	 */
	private static function feeds(): iterable {
		$is_empty = static fn ( Response $response ): bool => trim( $response->body ) === '';
		$any      = [ BadValues::MISSING, 'empty' ];
		$blog     = [
			'page'        => Param::text( ...$any ),
			'blog_style'  => Param::text( ...$any ),
			'category_id' => Param::text( '0', ...$any ),
		];
		yield new Call( [ 'wp_ajax_nopriv_goya_blog_ajax', 'wp_ajax_goya_blog_ajax' ], self::AJAX . 'goya_blog_ajax', 'POST', [ 'page' => '1' ], $blog, $is_empty, hook: 'wp_ajax_nopriv_goya_blog_ajax', reads: [ 'theme/inc/feeds/feeds.php' ] );
		// With another method the parameters are ignored: the response is the first page.
		yield new Call( [ 'wp_ajax_goya_blog_ajax by GET' ], self::AJAX . 'goya_blog_ajax', 'GET', [], [ 'page' => Param::any_value() ], hook: 'wp_ajax_goya_blog_ajax', senders: [ 'admin' ] );
		$look = [];
		foreach ( [ 'page', 'count', 'columns', 'masonry', 'aspect', 'style', 'animation' ] as $name ) {
			$look[ $name ] = Param::text( ...( $name === 'masonry' ? [ '0', ...$any ] : $any ) );
		}
		$look['category'] = Param::text( '0', ...$any );
		$look['keyword']  = Param::text( '0', '-1', ...$any );
		yield new Call( [ 'wp_ajax_nopriv_goya_portfolio_ajax', 'wp_ajax_goya_portfolio_ajax' ], self::AJAX . 'goya_portfolio_ajax', 'POST', [ 'page' => '1' ], $look, $is_empty, hook: 'wp_ajax_nopriv_goya_portfolio_ajax' );
	}

	/**
	 * @return iterable<Call>
	 */
	private static function products( ShopData $data ): iterable {
		$id = [ 'product_id' => Param::product( $data->non_public + [ 'hidden' => $data->hidden, 'a variation' => $data->variation ] ) ];
		foreach ( [ 'wc_ajax_goya_product_ajax', 'wp_ajax_nopriv_goya_product_ajax' ] as $hook ) {
			$path = str_starts_with( $hook, 'wc_' ) ? '/?wc-ajax=goya_product_ajax' : self::AJAX . 'goya_product_ajax';
			yield new Call( [ $hook ], $path, 'POST', [], $id, hook: $hook, reads: [ 'theme/inc/quick-view/quick-view.php' ] );
		}
		yield new Call( [ 'wp_ajax_goya_product_ajax' ], self::AJAX . 'goya_product_ajax', 'POST', [], $id, senders: [ 'admin' ], hook: 'wp_ajax_goya_product_ajax' );
		yield new Call( [ 'wc_ajax_goya_product_ajax by GET' ], '/?wc-ajax=goya_product_ajax', 'GET', [ 'product_id' => (string) $data->simple ], $id, hook: 'wc_ajax_goya_product_ajax' );

		$is_none    = static fn ( Response $response ): bool => trim( $response->body ) === 'false';
		$variations = [
			'product_id'          => Param::product( $data->non_public + [ 'a simple product' => $data->simple, 'a variation' => $data->variation ] ),
			'attribute_pa_spalva' => Param::text( BadValues::MISSING, 'empty' ),
			'custom_data'         => Param::any_value(),
		];
		$good = [ 'product_id' => (string) $data->variable, 'attribute_pa_spalva' => 'pieno' ];
		foreach ( [ 'wc_ajax_get_variation', 'wp_ajax_nopriv_woocommerce_get_variation' ] as $hook ) {
			$path = str_starts_with( $hook, 'wc_' ) ? '/?wc-ajax=get_variation' : self::AJAX . 'woocommerce_get_variation';
			yield new Call( [ $hook, ...( str_starts_with( $hook, 'wc_' ) ? [] : [ 'wp_ajax_woocommerce_get_variation' ] ) ], $path, 'POST', $good, $variations, $is_none, hook: $hook, reads: [ 'plugin-companion/src/Purchase/ProductRequest.php' ] );
		}

		$finds_nothing = static function ( Response $response ): bool {
			$lines = $response->json()['suggestions'] ?? null;
			return is_array( $lines ) && ( $lines === [] || ( is_array( $lines[0] ?? null ) ? $lines[0]['id'] ?? 0 : 0 ) === -1 );
		};
		$search = [
			'query'         => new Param( Param::text()->values + [ 'of a product that is not public' => 'užrakintas' ], [ 'a fraction', 'SQL', 'a NUL byte' ] ),
			'category_slug' => Param::text( BadValues::MISSING, 'empty', '0' ),
		];
		yield new Call( [ 'wp_ajax_nopriv_goya_search_products_ajax', 'wp_ajax_goya_search_products_ajax' ], self::AJAX . 'goya_search_products_ajax', 'GET', [ 'query' => 'žvakė' ], $search, $finds_nothing, hook: 'wp_ajax_nopriv_goya_search_products_ajax', reads: [ 'runtime/src/Search/SuggestionRequest.php' ] );
		yield new Call( [ 'wp_ajax_goya_search_products_ajax by POST' ], self::AJAX . 'goya_search_products_ajax', 'POST', [ 'query' => 'žvakė' ], $search, $finds_nothing, senders: [ 'admin' ], hook: 'wp_ajax_goya_search_products_ajax' );
	}

	/**
	 * @return iterable<Call>
	 */
	private static function discounts( ShopData $data ): iterable {
		$nonce    = [ 'awdr_nonce' => $data->nonce( 'guest', 'discounts' ) ];
		$good     = $nonce + [ 'product_id' => (string) $data->simple, 'qty' => '2' ];
		$non_public   = $data->non_public + [ 'hidden' => $data->hidden ];
		$check    = [ 'awdr_nonce' => Param::nonce( $data->bad_nonces( 'discounts' ) ) ];
		$quantity = [ 'qty' => Param::text( '10^9', '10^12', 'a fraction' ) ];
		$reads    = [ 'plugin-discounts/src/Ajax/Calls.php', 'plugin-discounts/src/Ajax/Request.php' ];
		$no_price = static fn ( Response $response ): bool => $response->json() === [ 'price_html' => '', 'original_price_html' => '' ];
		$no_table = static fn ( Response $response ): bool => $response->json() === [ 'success' => false ] || $response->json() === [ 'bulk_table' => '<div class="awdr-bulk-customizable-table"></div>' ];
		$none     = static fn ( Response $response ): bool => $response->json() === [ 'success' => true, 'data' => false ];

		$method = static fn ( Response $response ): bool => $response->json() === [ 'success' => true, 'data' => 'Authentication required' ];

		$hook = 'wp_ajax_nopriv_wdr_ajax';
		$path = self::AJAX . 'wdr_ajax';
		yield new Call( [ $hook, 'wp_ajax_wdr_ajax' ], $path, 'POST', $good + [ 'method' => 'get_price_html' ], [ 'product_id' => Param::product( $non_public ), ...$quantity, ...$check ], $no_price, hook: $hook, reads: $reads );
		yield new Call( [ "{$hook} of a table" ], $path, 'POST', $good + [ 'method' => 'get_variable_product_bulk_table' ], [ 'product_id' => Param::product( $non_public ), ...$check ], $no_table, hook: $hook );
		yield new Call( [ "{$hook} of another method" ], $path, 'POST', $good, [ 'method' => Param::text() ], $method, hook: $hook );
		yield new Call( [ "{$hook} by GET" ], $path, 'GET', $good + [ 'method' => 'get_price_html' ], [ 'product_id' => Param::text() ], hook: $hook );

		$hook = 'wp_ajax_nopriv_awdr_get_product_discount';
		$path = self::AJAX . 'awdr_get_product_discount';
		yield new Call( [ $hook, 'wp_ajax_awdr_get_product_discount' ], $path, 'POST', $good, [ 'product_id' => Param::product( $non_public ), ...$quantity, 'custom_price' => Param::text( BadValues::MISSING, 'empty', '0' ), ...$check ], $none, hook: $hook );
		yield new Call( [ "{$hook} by GET" ], $path, 'GET', $good, [ 'product_id' => Param::text() ], hook: $hook );
	}

	/**
	 * @return iterable<Call>
	 */
	private static function routes( ShopData $data ): iterable {
		$no_terminals = static fn ( Response $response ): bool => ( $response->json()['groups'] ?? null ) === [];
		$terminals    = [
			'country' => new Param( Param::text()->values + [ 'a country without terminals' => 'ZZ' ], [] ),
			'v'       => Param::text( BadValues::MISSING, 'empty', '0', '10^9', '10^12', '1e308' ),
		];
		yield new Call( [ '/vitrina/v1/terminals' ], '/wp-json/vitrina/v1/terminals', 'GET', [ 'country' => 'LT' ], $terminals, $no_terminals, hook: 'rest' );

		$no_cards = static fn ( Response $response ): bool => $response->json() === [ 'html' => '', 'items' => [] ];
		yield new Call( [ '/vitrina/v1/wishlist/cards' ], '/wp-json/vitrina/v1/wishlist/cards', 'GET', [], [ 'ids' => Param::product( $data->non_public + [ 'hidden' => $data->hidden ] )->without( 'a list', 'nested lists' ) ], $no_cards, senders: [ 'guest', 'admin' ], hook: 'rest' );
		yield new Call( [ '/vitrina/v1/wishlist/cards of a list' ], '/wp-json/vitrina/v1/wishlist/cards', 'GET', [], [ 'ids' => new Param( array_map( static fn ( mixed $value ): array => [ $value ], BadValues::of_any() ), [] ) ], $no_cards, hook: 'rest' );

		$state = [ '_jsonp' => Param::text( BadValues::MISSING ) ];
		yield new Call( [ '/vitrina/v1/state' ], '/wp-json/vitrina/v1/state', 'GET', [], $state );
		yield new Call( [ '/vitrina/v1/state of another site' ], '/wp-json/vitrina/v1/state', 'GET', [], [ 'x' => Param::page_values() ], headers: [ 'Origin' => 'https://zlo.example' ], senders: [ 'guest', 'customer' ] );

		$count = static fn ( Response $response ): bool => $response->json() === [ 'count' => 0 ];
		yield new Call( [ 'wp_ajax_nopriv_yith_wcwl_update_wishlist_count', 'wp_ajax_yith_wcwl_update_wishlist_count' ], self::AJAX . 'yith_wcwl_update_wishlist_count', 'GET', [], [ 'product_id' => Param::text() ], $count, hook: 'wp_ajax_nopriv_yith_wcwl_update_wishlist_count' );
		yield new Call( [ 'wc_ajax_vitrina_login' ], '/?wc-ajax=vitrina_login', 'GET', [], [ 'redirect' => Param::any_value() ], hook: 'wc_ajax_vitrina_login' );
		yield new Call( [ 'wc_ajax_vitrina_login of a customer' ], '/?wc-ajax=vitrina_login', 'GET', [], [ 'redirect' => Param::page_values() ], senders: [ 'customer' ], hook: 'wc_ajax_vitrina_login' );
	}
}
