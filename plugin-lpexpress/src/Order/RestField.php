<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Order;

use Vitrina\Runtime\Hookable;
use WC_Order;

/** The terminal as a field of orders in the REST API; the order's meta data contain the terminal, too. */
final readonly class RestField implements Hookable {

	public function __construct( private OrderTerminal $order_terminal ) {}

	public function register_hooks(): void {
		add_action( 'rest_api_init', $this->register( ... ) );
	}

	public function register(): void {
		register_rest_field(
			'shop_order',
			'lpexpress_terminal',
			[
				'get_callback' => $this->read( ... ),
				'schema'       => [
					'description' => __( 'The LP Express terminal the order goes to; null for none.', 'vitrina-lpexpress' ),
					'type'        => [ 'object', 'null' ],
					'readonly'    => true,
					'context'     => [ 'view', 'edit' ],
					'properties'  => [
						'id'    => [ 'type' => 'string' ],
						'label' => [ 'type' => 'string' ],
					],
				],
			]
		);
	}

	/**
	 * @param array<array-key, mixed> $data The response so far.
	 * @return array{id: string, label: string}|null
	 */
	public function read( array $data ): ?array {
		$order = is_int( $data['id'] ?? null ) ? wc_get_order( $data['id'] ) : null;
		$id    = $order instanceof WC_Order ? $this->order_terminal->id( $order ) : '';
		if ( ! $order instanceof WC_Order || $id === '' ) {
			return null;
		}
		return [
			'id'    => $id,
			'label' => $this->order_terminal->label( $order ),
		];
	}
}
