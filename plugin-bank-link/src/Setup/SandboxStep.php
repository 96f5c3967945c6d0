<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Setup;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Gateway\BankList;
use Vitrina\BankLink\Provider\Providers;
use Vitrina\BankLink\Provider\SandboxBank;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Status;
use Vitrina\Runtime\Setup\Step;

/** Offers payment at the sandbox bank, with all its banks, so that a test order can be paid. */
final readonly class SandboxStep implements Step, Hookable {

	/** Settings of the gateway that the step changes. */
	private const CHANGED = [ 'enabled', 'mode', 'provider', 'bank_selection' ];

	public function __construct(
		private Settings $settings,
		private Providers $providers,
		private BankList $bank_list,
	) {}

	/** The priority puts the step after those of delivery. */
	public function register_hooks(): void {
		add_filter( 'vitrina_setup_steps', fn ( mixed $steps ): mixed => is_array( $steps ) ? [ ...$steps, $this ] : $steps, 20 );
		add_filter( 'vitrina_setup_checks', $this->add_check( ... ) );
	}

	public function id(): string {
		return 'bank';
	}

	public function title(): string {
		return __( 'Payment by bank', 'vitrina-bank-link' );
	}

	public function capability(): string {
		return 'manage_woocommerce';
	}

	public function status(): Status {
		return new Status( $this->is_offered(), $this->text(), [ __( 'Banks and provider', 'vitrina-bank-link' ) => self::url() ] );
	}

	public function fields(): array {
		return [];
	}

	public function button(): string {
		return $this->status()->is_done ? '' : __( 'Switch on the sandbox bank', 'vitrina-bank-link' );
	}

	public function run( array $values ): array {
		if ( get_woocommerce_currency() !== 'EUR' ) {
			throw new SetupException( __( 'Banks are paid in euros. Choose the euro under WooCommerce → Settings → General, then try again.', 'vitrina-bank-link' ) );
		}
		$before = get_option( Settings::OPTION );
		$this->save( [
			'mode' => 'test',
			'provider' => SandboxBank::ID,
		], $before );
		$this->bank_list->refresh();
		$banks = array_map( static fn ( Bank $bank ): string => $bank->key(), array_values( $this->settings->banks()->known ) );
		if ( $banks === [] ) {
			update_option( Settings::OPTION, $before );
			throw new SetupException( __( 'The sandbox bank gave no list of banks. Try again; if it happens again, see WooCommerce → Status → Logs.', 'vitrina-bank-link' ) );
		}
		$this->save( [
			'enabled' => 'yes',
			'bank_selection' => $banks,
		], get_option( Settings::OPTION ) );
		return [
			'before' => self::changed( $before ),
			'after'  => self::changed( get_option( Settings::OPTION ) ),
		];
	}

	/** Restores the settings that the step changed, except those that were changed since then. */
	public function undo( array $changes ): void {
		$settings = get_option( Settings::OPTION );
		$settings = is_array( $settings ) ? $settings : [];
		$before   = self::changed( $changes['before'] ?? [] );
		foreach ( self::changed( $changes['after'] ?? [] ) as $name => $value ) {
			if ( ( $settings[ $name ] ?? null ) === $value ) {
				unset( $settings[ $name ] );
				$settings += array_intersect_key( $before, [ $name => true ] );
			}
		}
		update_option( Settings::OPTION, $settings );
	}

	/** @return array<array-key, mixed> Those of the settings that the step changes. */
	private static function changed( mixed $settings ): array {
		return is_array( $settings ) ? array_intersect_key( $settings, array_flip( self::CHANGED ) ) : [];
	}

	/** @param array<string, mixed> $changed */
	private function save( array $changed, mixed $settings ): void {
		update_option( Settings::OPTION, $changed + ( is_array( $settings ) ? $settings : [] ) );
	}

	private function is_offered(): bool {
		return $this->settings->text( 'enabled' ) === 'yes' && $this->settings->banks()->offered() !== [] && $this->providers->current()->is_ready();
	}

	private function text(): string {
		if ( ! $this->is_offered() ) {
			return __( 'Shoppers cannot pay by bank yet. The sandbox bank shows how it works, without money and without a contract.', 'vitrina-bank-link' );
		}
		return $this->settings->is_test()
			? __( 'Payment by bank is offered in test mode.', 'vitrina-bank-link' )
			: __( 'Payment by bank is offered.', 'vitrina-bank-link' );
	}

	private function add_check( mixed $checks ): mixed {
		$check = new Status(
			! $this->is_offered() || ! $this->settings->is_test(),
			__( 'Payment by bank is in test mode: no money is paid. Enter the keys of your provider, and switch it to live.', 'vitrina-bank-link' ),
			[ __( 'Banks and provider', 'vitrina-bank-link' ) => self::url() ]
		);
		return is_array( $checks ) ? [ ...$checks, $check ] : $checks;
	}

	private static function url(): string {
		return admin_url( 'admin.php?page=wc-settings&tab=checkout&section=' . Settings::GATEWAY );
	}
}
