<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\SelectionForm;
use Vitrina\BankLink\Provider\InitiationService;
use Vitrina\BankLink\Provider\KnownServices;
use Vitrina\BankLink\Provider\SandboxBank;
use Vitrina\BankLink\Token\Hs256;
use Vitrina\BankLink\Wp\CallUrl;

/** The gateway's settings page. */
trait SettingsFields {

	public function init_form_fields(): void {
		$this->form_fields = [
			'enabled'         => [
				'title'   => __( 'Offer this method', 'vitrina-bank-link' ),
				'type'    => 'checkbox',
				'label'   => __( 'Shoppers can pay by bank link', 'vitrina-bank-link' ),
				'default' => 'no',
			],
			'title'           => [
				'title'       => __( 'Name at the checkout', 'vitrina-bank-link' ),
				'type'        => 'text',
				'default'     => '',
				'placeholder' => __( 'Online banking', 'vitrina-bank-link' ),
			],
			'description'     => [
				'title'       => __( 'Description below the name', 'vitrina-bank-link' ),
				'type'        => 'textarea',
				'default'     => '',
				'placeholder' => __( 'Choose your bank: you confirm the payment there and then return here.', 'vitrina-bank-link' ),
			],
			'bank_selection'  => [
				'title' => __( 'Banks', 'vitrina-bank-link' ),
				'type'  => 'banks',
			],
			'bank_order'      => [
				'type' => 'nothing',
			],
			'mode'            => [
				'title'       => __( 'Mode', 'vitrina-bank-link' ),
				'type'        => 'select',
				'default'     => 'test',
				'options'     => [
					'test' => __( 'Test', 'vitrina-bank-link' ),
					'live' => __( 'Live', 'vitrina-bank-link' ),
				],
				'description' => __( 'In a live shop, only its staff are offered this method while it is in test mode.', 'vitrina-bank-link' ),
			],
			'provider'        => [
				'title'       => __( 'Provider', 'vitrina-bank-link' ),
				'type'        => 'select',
				'default'     => KnownServices::MONTONIO,
				'options'     => [
					KnownServices::MONTONIO => 'Montonio',
					InitiationService::ID => __( 'Another service with the same interface (JWT, HS256)', 'vitrina-bank-link' ),
					SandboxBank::ID       => __( 'Sandbox bank: to try everything on this server, in test mode only', 'vitrina-bank-link' ),
				],
				'description' => __( 'Save to load the provider’s list of banks.', 'vitrina-bank-link' ),
			],
			'callback'        => [
				'title'       => __( 'Address for notices', 'vitrina-bank-link' ),
				'type'        => 'address',
				'description' => __( 'The shop sends it with every payment. Copy it if the provider asks for it.', 'vitrina-bank-link' ),
			],
			'test_api_url'    => self::url_field( __( 'Test: address of the service', 'vitrina-bank-link' ) ),
			'test_access_key' => self::key_field( __( 'Test: access key', 'vitrina-bank-link' ) ),
			'test_secret_key' => [
				'title' => __( 'Test: secret key', 'vitrina-bank-link' ),
				'type'  => 'secret',
			],
			'api_url'         => self::url_field( __( 'Live: address of the service', 'vitrina-bank-link' ) ),
			'access_key'      => self::key_field( __( 'Live: access key', 'vitrina-bank-link' ) ),
			'secret_key'      => [
				'title' => __( 'Live: secret key', 'vitrina-bank-link' ),
				'type'  => 'secret',
			],
		];
	}

	/** @return array<string, mixed> */
	public function get_form_fields(): array {
		if ( $this->form_fields === [] ) {
			$this->init_form_fields();
		}
		/** @var array<string, mixed> $fields */
		$fields = parent::get_form_fields();
		return $fields;
	}

	public function admin_options(): void {
		foreach ( $this->enabled === 'yes' ? $this->warnings() : [] as $message ) {
			printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html( $message ) );
		}
		parent::admin_options();
	}

	/** @return list<string> Reasons why shoppers are not offered the method or a bank. */
	private function warnings(): array {
		$banks    = $this->plugin->settings->banks();
		$delisted = array_map( static fn ( Bank $bank ): string => "{$bank->name} ({$bank->country})", $banks->selected_delisted() );
		return array_values(
			array_filter(
				[
					/* translators: %s: names of banks. */
					$delisted === [] ? '' : sprintf( __( 'The provider no longer offers %s. Shoppers see the bank again when the provider does.', 'vitrina-bank-link' ), implode( ', ', $delisted ) ),
					$banks->offered() === [] && $delisted === [] ? __( 'No bank is chosen, so shoppers are not offered this method.', 'vitrina-bank-link' ) : '',
					$banks->offered() === [] && $delisted !== [] ? __( 'None of the chosen banks is available any more, so shoppers are not offered this method.', 'vitrina-bank-link' ) : '',
					$this->plugin->providers->current()->is_ready() ? '' : __( 'The provider or its keys are not set, so shoppers are not offered this method.', 'vitrina-bank-link' ),
					/* translators: %s: currency. */
					get_woocommerce_currency() === 'EUR' ? '' : sprintf( __( 'Bank payments are in euros only, and this shop sells in %s, so shoppers are not offered this method.', 'vitrina-bank-link' ), get_woocommerce_currency() ),
					$this->plugin->settings->is_test() && wp_get_environment_type() === 'production' ? __( 'In test mode, only the shop’s staff are offered this method.', 'vitrina-bank-link' ) : '',
				],
				static fn ( string $message ): bool => $message !== ''
			)
		);
	}

	/** Saves the settings, and fetches the banks of the current provider. */
	public function process_admin_options(): bool {
		$saved = parent::process_admin_options();
		$this->plugin->bank_list->refresh();
		return $saved;
	}

	/** @param array<string, mixed> $data */
	public function generate_banks_html( string $key, array $data ): string {
		$field = new BankTable( $this->plugin->settings->banks(), $this->get_field_key( $key ), $this->get_field_key( 'bank_order' ) );
		return sprintf( '<tr valign="top"><th scope="row" class="titledesc">%s</th><td class="forminp">%s</td></tr>', esc_html( is_string( $data['title'] ?? null ) ? $data['title'] : '' ), $field->html() );
	}

	/**
	 * The address that the provider calls, to be copied.
	 *
	 * @param array<string, mixed> $data
	 */
	public function generate_address_html( string $key, array $data ): string {
		return sprintf(
			'<tr valign="top"><th scope="row" class="titledesc"><label for="%1$s">%2$s</label></th><td class="forminp"><input class="input-text regular-input code" type="text" id="%1$s" value="%3$s" readonly aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%4$s</p></td></tr>',
			esc_attr( $this->get_field_key( $key ) ),
			esc_html( is_string( $data['title'] ?? null ) ? $data['title'] : '' ),
			esc_url( CallUrl::build( CallUrl::WEBHOOK, InitiationService::ID ) ),
			esc_html( is_string( $data['description'] ?? null ) ? $data['description'] : '' )
		);
	}

	/** The address is only shown, so nothing is stored. */
	public function validate_address_field(): string {
		return '';
	}

	/** Prints nothing: the positions (`bank_order`) are printed as a part of `bank_selection`. */
	public function generate_nothing_html(): string {
		return '';
	}

	/**
	 * The stored key is never printed, so an empty field keeps it.
	 *
	 * @param array<string, mixed> $data
	 */
	public function generate_secret_html( string $key, array $data ): string {
		$is_stored = $this->plugin->settings->secret( $key ) !== '';
		return sprintf(
			'<tr valign="top"><th scope="row" class="titledesc"><label for="%1$s">%2$s</label></th><td class="forminp"><input class="input-text regular-input" type="password" name="%1$s" id="%1$s" value="" autocomplete="new-password" placeholder="%3$s"></td></tr>',
			esc_attr( $this->get_field_key( $key ) ),
			esc_html( is_string( $data['title'] ?? null ) ? $data['title'] : '' ),
			$is_stored ? esc_attr__( 'Stored. Type to replace it.', 'vitrina-bank-link' ) : ''
		);
	}

	/** Stores the key in an option of its own; the settings get an empty text. */
	public function validate_secret_field( string $key, mixed $value ): string {
		$secret = is_string( $value ) ? trim( wp_unslash( $value ) ) : '';
		if ( $secret !== '' && strlen( $secret ) < Hs256::MIN_KEY_LENGTH ) {
			$this->add_error( __( 'A secret key has 16 characters or more; the one typed was not stored.', 'vitrina-bank-link' ) );
		} elseif ( $secret !== '' ) {
			$this->plugin->settings->store_secret( $key, $secret );
		}
		return '';
	}

	/** @return list<string> Keys of the banks. */
	public function validate_bank_selection_field( string $key, mixed $value ): array {
		$submitted = $this->get_post_data();
		$field     = $this->get_field_key( $key );
		$checked   = is_array( $value ) ? array_values( array_filter( $value, is_string( ... ) ) ) : [];
		$keys      = $this->bank_keys();
		$form      = new SelectionForm( $keys, $checked, isset( $submitted[ "{$field}_all" ] ), ( $submitted[ "{$field}_all_was" ] ?? '' ) === '1' );
		// Banks selected with another provider stay selected for when the owner switches back.
		return [ ...$form->selection(), ...array_values( array_diff( $this->plugin->settings->texts( $key ), $keys ) ) ];
	}

	/** @return list<string> Keys of the banks. */
	public function validate_bank_order_field( string $key, mixed $value ): array {
		/** @var array<string, mixed> $positions */
		$positions = is_array( $value ) ? $value : [];
		return SelectionForm::order( $this->bank_keys(), $positions );
	}

	/** @return list<string> Keys of the banks, in the printed order. */
	private function bank_keys(): array {
		return array_map( static fn ( Bank $bank ): string => $bank->key(), array_values( $this->plugin->settings->banks()->known ) );
	}

	/** @return array<string, mixed> */
	private static function url_field( string $title ): array {
		return [
			'title'       => $title,
			'type'        => 'url',
			'default'     => '',
			'placeholder' => 'https://',
			'description' => __( 'Only for another service: the addresses of a provider with a name are known.', 'vitrina-bank-link' ),
		];
	}

	/** @return array<string, mixed> */
	private static function key_field( string $title ): array {
		return [
			'title'             => $title,
			'type'              => 'text',
			'default'           => '',
			'custom_attributes' => [ 'autocomplete' => 'off' ],
		];
	}
}
