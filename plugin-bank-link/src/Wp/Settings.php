<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Wp;

use SensitiveParameter;
use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\Banks;
use Vitrina\BankLink\Provider\Credentials;
use Vitrina\BankLink\Provider\InitiationService;
use Vitrina\BankLink\Provider\KnownServices;
use Vitrina\BankLink\Provider\SandboxBank;

/** The gateway's settings, stored by WooCommerce, and other options of the plugin. */
final class Settings {

	public const GATEWAY           = 'vitrina_bank_link';
	public const OPTION            = 'woocommerce_vitrina_bank_link_settings';
	public const BANKS             = 'vitrina_bank_link_banks';
	public const CONNECTION_STATUS = 'vitrina_bank_link_health';
	public const REJECTIONS        = 'vitrina_bank_link_refusals';
	public const SANDBOX           = 'vitrina_bank_link_sandbox_key';
	/** Option of the secret keys. They are not in the gateway's settings, because WooCommerce's REST API returns those. */
	public const SECRETS = 'vitrina_bank_link_secrets';

	public function text( string $name ): string {
		$value = $this->all()[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** @return list<string> */
	public function texts( string $name ): array {
		$value = $this->all()[ $name ] ?? [];
		return is_array( $value ) ? array_values( array_filter( $value, is_string( ... ) ) ) : [];
	}

	public function is_test(): bool {
		return $this->text( 'mode' ) !== 'live';
	}

	/** The id of the current provider. The sandbox bank is only for testing: in live mode it does not exist. */
	public function provider(): string {
		return $this->is_test() && $this->text( 'provider' ) === SandboxBank::ID ? SandboxBank::ID : InitiationService::ID;
	}

	/** Whether the visitor may use the method. In production, test mode is only for shop managers. */
	public function is_allowed_for_visitor(): bool {
		return ! $this->is_test() || wp_get_environment_type() !== 'production' || current_user_can( 'manage_woocommerce' );
	}

	public function banks(): Banks {
		$stored = get_option( self::BANKS );
		$stored = is_array( $stored ) ? $stored[ $this->provider() ] ?? [] : [];
		$known  = array_map( Bank::from_data( ... ), is_array( $stored ) ? array_values( $stored ) : [] );
		return new Banks( array_values( array_filter( $known ) ), $this->texts( 'bank_selection' ), $this->texts( 'bank_order' ) );
	}

	/** @param list<Bank> $provider_banks */
	public function store_banks( array $provider_banks ): void {
		$stored                      = get_option( self::BANKS );
		$stored                      = is_array( $stored ) ? $stored : [];
		$stored[ $this->provider() ] = array_map( static fn ( Bank $bank ): array => $bank->to_data(), $this->banks()->merged_with( $provider_banks ) );
		update_option( self::BANKS, $stored, false );
	}

	public function credentials(): Credentials {
		$prefix = $this->is_test() ? 'test_' : '';
		$known  = KnownServices::address( $this->text( 'provider' ), $this->is_test() );
		return new Credentials( $known !== '' ? $known : $this->service_url( $this->text( "{$prefix}api_url" ) ), $this->text( "{$prefix}access_key" ), $this->secret( "{$prefix}secret_key" ) );
	}

	public function secret( string $name ): string {
		$secrets = get_option( self::SECRETS );
		$secret  = is_array( $secrets ) ? $secrets[ $name ] ?? '' : '';
		return is_string( $secret ) ? $secret : '';
	}

	public function store_secret( string $name, #[SensitiveParameter] string $secret ): void {
		$secrets          = get_option( self::SECRETS );
		$secrets          = is_array( $secrets ) ? $secrets : [];
		$secrets[ $name ] = $secret;
		update_option( self::SECRETS, $secrets, false );
	}

	/** Keys are only sent over HTTPS; in test mode also to this machine. */
	private function service_url( string $url ): string {
		$is_secured = str_starts_with( $url, 'https://' ) || ( $this->is_test() && preg_match( '#\Ahttp://(127\.0\.0\.1|localhost)[:/]#', $url ) === 1 );
		return $is_secured ? untrailingslashit( $url ) : '';
	}

	/** The key of the sandbox bank. Generated once, never shown. */
	public function sandbox_key(): string {
		$key = get_option( self::SANDBOX );
		if ( ! is_string( $key ) || $key === '' ) {
			// If two requests add it at the same time, the first one wins.
			add_option( self::SANDBOX, bin2hex( random_bytes( 32 ) ), '', false );
			wp_cache_delete( self::SANDBOX, 'options' );
			$key = get_option( self::SANDBOX );
		}
		return is_string( $key ) ? $key : '';
	}

	/** @return array<array-key, mixed> */
	private function all(): array {
		$settings = get_option( self::OPTION );
		return is_array( $settings ) ? $settings : [];
	}
}
