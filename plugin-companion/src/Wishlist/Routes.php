<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Wishlist;

use Vitrina\Companion\Wishlist\Domain\WishlistItems;
use Vitrina\Runtime\Hookable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST routes of the wishlist: a customer's list, and product cards for a guest's list.
 * A customer's list requires a login and WordPress's REST nonce: without the nonce WordPress treats the
 * request as sent by a guest.
 */
final readonly class Routes implements Hookable {
	private const REST_NAMESPACE = 'vitrina/v1';

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
		$this->register_customer_route( '/wishlist', 'GET', fn (): WP_REST_Response => $this->respond() );
		$this->register_customer_route( '/wishlist', 'POST', $this->add( ... ), [ 'product_id' => self::ID ] );
		$this->register_customer_route( '/wishlist/(?P<product_id>\d+)', 'DELETE', $this->remove( ... ), [ 'product_id' => self::ID ] );
		$this->register_customer_route( '/wishlist/merge', 'POST', $this->merge( ... ), [ 'items' => $this->guest_items_schema() ] );
		$this->register_customer_route( '/wishlist/tidy', 'POST', $this->tidy( ... ) );
		register_rest_route(
			self::REST_NAMESPACE,
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
						'maxItems' => WishlistItems::MAX_ITEMS,
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
	private function register_customer_route( string $path, string $method, callable $callback, array $args = [] ): void {
		register_rest_route(
			self::REST_NAMESPACE,
			$path,
			[
				'methods'             => $method,
				'callback'            => $callback,
				'permission_callback' => 'is_user_logged_in',
				'args'                => $args,
			]
		);
	}

	/** @return array<string, mixed> Schema of a guest's list. */
	private function guest_items_schema(): array {
		return [
			'type'     => 'array',
			'required' => true,
			'maxItems' => WishlistItems::MAX_ITEMS,
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

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function add( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return match ( $this->wishlists->add( get_current_user_id(), $this->product_id( $request ) ) ) {
			'added'   => $this->respond(),
			'full'    => new WP_Error( 'vitrina_wishlist_full', __( 'The wishlist is full. Remove something first.', 'vitrina-companion' ), [ 'status' => 409 ] ),
			'unknown' => new WP_Error( 'vitrina_wishlist_product', __( 'This product is not available at the moment.', 'vitrina-companion' ), [ 'status' => 404 ] ),
		};
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function remove( WP_REST_Request $request ): WP_REST_Response {
		$this->wishlists->remove( get_current_user_id(), $this->product_id( $request ) );
		return $this->respond();
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function merge( WP_REST_Request $request ): WP_REST_Response {
		$this->wishlists->merge( get_current_user_id(), WishlistItems::from_browser( $request->get_param( 'items' ), time() ) );
		return $this->respond();
	}

	private function tidy(): WP_REST_Response {
		$this->wishlists->tidy( get_current_user_id() );
		return $this->respond();
	}

	private function respond(): WP_REST_Response {
		return new WP_REST_Response( ListState::describe( $this->wishlists->of( get_current_user_id() ) ) );
	}

	/**
	 * Public, because it returns only products that every visitor can see.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function print_cards( WP_REST_Request $request ): WP_REST_Response {
		$requested = $request->get_param( 'ids' );
		$ids       = array_values( array_unique( array_filter( is_array( $requested ) ? $requested : [], 'is_int' ) ) );
		$products  = $this->products->filter( $ids );
		return new WP_REST_Response(
			[
				'html'  => $products === [] ? '' : $this->cards->capture( $products, true ),
				'items' => array_map( static fn ( \WC_Product $product ): int => $product->get_id(), $products ),
			]
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function product_id( WP_REST_Request $request ): int {
		$id = $request->get_param( 'product_id' );
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
