<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Ajax;

use Vitrina\LpExpress\Checkout\Messages;
use Vitrina\LpExpress\Checkout\SavedSelection;
use Vitrina\LpExpress\Checkout\Shopper;
use Vitrina\LpExpress\Domain\InvalidTerminal;
use Vitrina\LpExpress\Domain\TerminalId;
use Vitrina\LpExpress\Domain\TerminalValidator;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Shop;

/**
 * `POST admin-ajax.php?action=save_selected_lpexpress_terminal`: saves the
 * selected terminal in a row of SelectionTable, and changes nothing else of the shopper's data.
 */
final readonly class SaveSelectedTerminal implements Hookable {

	public const ACTION = 'save_selected_lpexpress_terminal';

	/** WooCommerce ties nonces of guests to their session if the action starts with `woocommerce`. */
	public const NONCE = 'woocommerce-vitrina-terminal';

	public function __construct(
		private TerminalValidator $validator,
		private SavedSelection $selection,
	) {}

	public function register_hooks(): void {
		add_action( 'wp_ajax_' . self::ACTION, $this->handle( ... ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, $this->handle( ... ) );
		add_filter( 'woocommerce_cart_session_initialize', $this->skip_cart( ... ) );
		add_filter( 'vitrina_state', $this->add_nonce( ... ) );
	}

	/** Skips loading the cart in this request: WooCommerce may correct and save it, which would overwrite an item that was added meanwhile. */
	public function skip_cart( mixed $initialize ): mixed {
		return $this->is_this_request() ? false : $initialize;
	}

	public function add_nonce( mixed $state ): mixed {
		if ( ! is_array( $state ) || Shopper::session_key() === '' ) {
			return $state;
		}
		$nonces             = isset( $state['nonces'] ) && is_array( $state['nonces'] ) ? $state['nonces'] : [];
		$nonces['terminal'] = wp_create_nonce( self::NONCE );
		$state['nonces']    = $nonces;
		return $state;
	}

	public function handle(): void {
		Shop::save_no_session();
		if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || $_SERVER['REQUEST_METHOD'] !== 'POST' ) {
			header( 'Allow: POST' );
			$this->send_error( 'method_not_allowed', __( 'A terminal is saved by POST.', 'vitrina-lpexpress' ), 405 );
		}
		$nonce = isset( $_POST['security'] ) && is_string( $_POST['security'] ) ? sanitize_text_field( wp_unslash( $_POST['security'] ) ) : '';
		// Without a session all guests have the same nonce.
		if ( Shopper::session_key() === '' || wp_verify_nonce( $nonce, self::NONCE ) === false ) {
			$this->send_error( 'nonce_invalid', __( 'Your session has ended. Please reload the page and choose the terminal again.', 'vitrina-lpexpress' ), 403 );
		}
		$submitted = isset( $_POST['terminal_id'] ) && is_string( $_POST['terminal_id'] ) ? sanitize_text_field( wp_unslash( $_POST['terminal_id'] ) ) : null;
		try {
			$terminal = $this->validator->validate( TerminalId::parse( $submitted ), Shopper::country() );
		} catch ( InvalidTerminal $invalid ) {
			$this->send_error( $invalid->reason->value, Messages::rejected( $invalid->reason ), 400 );
		}
		if ( ! $this->selection->save( $terminal ) ) {
			$this->send_error( 'not_saved', Messages::not_saved(), 500 );
		}
		wp_send_json_success(
			[
				'terminal_id' => $terminal->id,
				'terminal'    => $terminal->label(),
			]
		);
	}

	private function is_this_request(): bool {
		return wp_doing_ajax() && filter_input( INPUT_POST, 'action' ) === self::ACTION;
	}

	private function send_error( string $code, string $message, int $status ): never {
		wp_send_json_error(
			[
				'code'    => $code,
				'message' => $message,
			],
			$status
		);
	}
}
