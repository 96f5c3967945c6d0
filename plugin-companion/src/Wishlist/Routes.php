<?php
/**
 * The calls of the list: a customer's own, and the cards of a guest's.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Companion\Wishlist\Domain\WishlistItems;
use Vitrina\Runtime\Hookable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Who writes is a customer with WordPress's own nonce: without it a REST request is one of nobody.
 */
final readonly class Routes implements Hookable {
	private const SPACE = 'vitrina/v1';

	private const ID = [
		'type'     => 'integer',
		'minimum'  => 1,
		'required' => true,
	];

	public function __construct(
		private Wishlists $wishlists,
		private PublicProducts $products,
		private Cards $cards,
	) {}

	public function register_hooks(): void {
		add_action( 'rest_api_init', $this->register( ... ) );
	}

	private function register(): void {
		$this->own( '/wishlist', 'GET', fn (): WP_REST_Response => $this->answer() );
		$this->own( '/wishlist', 'POST', $this->add( ... ), [ 'product_id' => self::ID ] );
		$this->own( '/wishlist/(?P<product_id>\d+)', 'DELETE', $this->remove( ... ), [ 'product_id' => self::ID ] );
		$this->own( '/wishlist/merge', 'POST', $this->merge( ... ), [ 'items' => $this->items() ] );
		$this->own( '/wishlist/tidy', 'POST', $this->tidy( ... ) );
		register_rest_route(
			self::SPACE,
			'/wishlist/cards',
			[
				'methods'             => 'GET',
				'callback'            => $this->print_cards( ... ),
				'permission_callback' => '__return_true',
				'args'                => [
					'ids' => [
						'type'     => 'array',
						'items'    => [
							'type'    => 'integer',
							'minimum' => 1,
						],
						'maxItems' => WishlistItems::MOST,
						'required' => true,
					],
				],
			]
		);
	}

	/**
	 * @param non-falsy-string                                                      $path
	 * @param 'DELETE'|'GET'|'POST'                                                 $method
	 * @param callable( WP_REST_Request<array<string, mixed>> ): (WP_REST_Response|WP_Error) $callback
	 * @param array<string, array<string, mixed>>                                   $args
	 */
	private function own( string $path, string $method, callable $callback, array $args = [] ): void {
		register_rest_route(
			self::SPACE,
			$path,
			[
				'methods'             => $method,
				'callback'            => $callback,
				'permission_callback' => 'is_user_logged_in',
				'args'                => $args,
			]
		);
	}

	/**
	 * @return array<string, mixed> Schema of a guest's list.
	 */
	private function items(): array {
		return [
			'type'     => 'array',
			'required' => true,
			'maxItems' => WishlistItems::MOST,
			'items'    => [
				'type'       => 'object',
				'properties' => [
					'id'   => self::ID,
					'time' => [
						'type'     => 'integer',
						'required' => true,
					],
				],
			],
		];
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function add( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return match ( $this->wishlists->add( get_current_user_id(), $this->product_id( $request ) ) ) {
			'added'   => $this->answer(),
			'full'    => new WP_Error( 'vitrina_wishlist_full', __( 'The wishlist is full. Remove something first.', 'vitrina-companion' ), [ 'status' => 409 ] ),
			'unknown' => new WP_Error( 'vitrina_wishlist_product', __( 'This product is not available at the moment.', 'vitrina-companion' ), [ 'status' => 404 ] ),
		};
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function remove( WP_REST_Request $request ): WP_REST_Response {
		$this->wishlists->remove( get_current_user_id(), $this->product_id( $request ) );

		return $this->answer();
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function merge( WP_REST_Request $request ): WP_REST_Response {
		$this->wishlists->merge( get_current_user_id(), WishlistItems::from_browser( $request->get_param( 'items' ), time() ) );

		return $this->answer();
	}

	private function tidy(): WP_REST_Response {
		$this->wishlists->tidy( get_current_user_id() );

		return $this->answer();
	}

	private function answer(): WP_REST_Response {
		return new WP_REST_Response( ListState::describe( $this->wishlists->of( get_current_user_id() ) ) );
	}

	/**
	 * Public: what any page of the shop shows.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function print_cards( WP_REST_Request $request ): WP_REST_Response {
		$asked    = $request->get_param( 'ids' );
		$ids      = array_values( array_unique( array_filter( is_array( $asked ) ? $asked : [], 'is_int' ) ) );
		$products = $this->products->among( $ids );

		return new WP_REST_Response(
			[
				'html'  => $products === [] ? '' : $this->cards->capture( $products, true ),
				'items' => array_map( static fn ( \WC_Product $product ): int => $product->get_id(), $products ),
			]
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function product_id( WP_REST_Request $request ): int {
		$id = $request->get_param( 'product_id' );

		return is_numeric( $id ) ? (int) $id : 0;
	}
}
