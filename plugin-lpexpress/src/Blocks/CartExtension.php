<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Blocks;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Automattic\WooCommerce\StoreApi\Schemas\V1\CartSchema;
use Automattic\WooCommerce\StoreApi\Schemas\V1\CheckoutSchema;
use Vitrina\LpExpress\Checkout\Messages;
use Vitrina\LpExpress\Checkout\SavedSelection;
use Vitrina\LpExpress\Checkout\Shopper;
use Vitrina\LpExpress\Domain\InvalidTerminal;
use Vitrina\LpExpress\Domain\TerminalId;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\LpExpress\Domain\TerminalValidator;
use Vitrina\Runtime\Hookable;

/** Adds the terminal to responses of the Store API, and saves it through the Store API. */
final readonly class CartExtension implements Hookable {

	public const NAMESPACE = 'vitrina-lpexpress';

	public function __construct(
		private TerminalValidator $validator,
		private SavedSelection $selection,
		private Terminals $terminals,
	) {}

	public function register_hooks(): void {
		if ( did_action( 'woocommerce_blocks_loaded' ) > 0 ) {
			$this->register();
			return;
		}
		add_action( 'woocommerce_blocks_loaded', $this->register( ... ) );
	}

	public function register(): void {
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => CartSchema::IDENTIFIER,
				'namespace'       => self::NAMESPACE,
				'data_callback'   => $this->cart_data( ... ),
				'schema_callback' => $this->cart_schema( ... ),
				'schema_type'     => ARRAY_A,
			]
		);
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => CheckoutSchema::IDENTIFIER,
				'namespace'       => self::NAMESPACE,
				'schema_callback' => $this->checkout_schema( ... ),
				'schema_type'     => ARRAY_A,
			]
		);
		woocommerce_store_api_register_update_callback(
			[
				'namespace' => self::NAMESPACE,
				'callback'  => $this->save( ... ),
			]
		);
	}

	/** @return array{terminal_id: string|null, terminal: string|null, country: string, version: string} */
	public function cart_data(): array {
		$country  = Shopper::country();
		$terminal = $this->selection->terminal( $country );
		return [
			'terminal_id' => $terminal?->id,
			'terminal'    => $terminal?->label(),
			'country'     => $country,
			'version'     => $this->terminals->version( $country ),
		];
	}

	/** @return array<string, array<string, mixed>> */
	public function cart_schema(): array {
		return [
			'terminal_id' => self::property( __( 'The chosen terminal, if it can be delivered to.', 'vitrina-lpexpress' ), [ 'string', 'null' ] ),
			'terminal'    => self::property( __( 'Its name and address.', 'vitrina-lpexpress' ), [ 'string', 'null' ] ),
			'country'     => self::property( __( 'The country the order is delivered to.', 'vitrina-lpexpress' ), 'string' ),
			'version'     => self::property( __( "The version of that country's list of terminals.", 'vitrina-lpexpress' ), 'string' ),
		];
	}

	/** @return array<string, array<string, mixed>> */
	public function checkout_schema(): array {
		return [
			'terminal_id' => [
				'description' => __( 'The terminal to deliver to. If it is missing, the saved terminal is used.', 'vitrina-lpexpress' ),
				'type'        => [ 'string', 'null' ],
				'context'     => [],
			],
		];
	}

	/** @throws RouteException When the terminal is not accepted, or not saved. */
	public function save( mixed $data ): void {
		$submitted = is_array( $data ) ? $data['terminal_id'] ?? null : null;
		try {
			$terminal = $this->validator->validate( TerminalId::parse( $submitted ), Shopper::country() );
		} catch ( InvalidTerminal $invalid ) {
			throw new RouteException( 'vitrina_lpexpress_' . esc_html( $invalid->reason->value ), esc_html( Messages::rejected( $invalid->reason ) ), 400 );
		}
		if ( ! $this->selection->save( $terminal ) ) {
			throw new RouteException( 'vitrina_lpexpress_not_saved', esc_html( Messages::not_saved() ), 500 );
		}
	}

	/**
	 * @param string|list<string> $type
	 * @return array<string, mixed>
	 */
	private static function property( string $description, string|array $type ): array {
		return [
			'description' => $description,
			'type'        => $type,
			'context'     => [ 'view', 'edit' ],
			'readonly'    => true,
		];
	}
}
