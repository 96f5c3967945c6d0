<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Blocks;

use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;
use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\BankMark;
use Vitrina\BankLink\Gateway\BankField;
use Vitrina\BankLink\Gateway\Gateway;
use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Wp\Settings;

/** The gateway in the checkout block. Its script reads the data by `getSetting( 'vitrina_bank_link_data' )`. */
final class PaymentMethod extends AbstractPaymentMethodType {

	private const HANDLE = 'vitrina-bank-link-blocks';

	/** @var string */
	protected $name = Settings::GATEWAY;

	private ?Gateway $gateway = null;

	public function __construct( private readonly Settings $plugin_settings ) {}

	/** Empty, because it runs in every request, and the first registered script makes WordPress register all its scripts. */
	public function initialize(): void {}

	public function is_active(): bool {
		return $this->gateway()->is_available();
	}

	/** @return list<string> */
	public function get_payment_method_script_handles(): array {
		self::register_asset();
		return wp_script_is( self::HANDLE, 'registered' ) ? [ self::HANDLE ] : [];
	}

	/** Registers script and style once, when the first of them is needed. */
	private static function register_asset(): void {
		if ( ! wp_script_is( self::HANDLE, 'registered' ) ) {
			$assets = Plugin::assets();
			$assets->register( 'checkout-blocks', args: [ 'in_footer' => true ], handle: self::HANDLE );
			$assets->register_style( 'checkout-blocks', self::HANDLE, is_inline: true );
		}
	}

	public static function enqueue_style(): void {
		self::register_asset();
		wp_enqueue_style( self::HANDLE );
	}

	/** @return array<string, mixed> */
	public function get_payment_method_data(): array {
		$countries = [];
		foreach ( $this->plugin_settings->banks()->by_country( '' ) as $country => $banks ) {
			$countries[] = [
				'country' => $country,
				'heading' => BankField::heading( $country ),
				'banks'   => array_map(
					static fn ( Bank $bank ): array => [
						'key'  => $bank->key(),
						'name' => $bank->name,
						'mark' => ( new BankMark( $bank->name ) )->data_uri(),
					],
					array_values( $banks )
				),
			];
		}
		return [
			'title'       => $this->gateway()->get_title(),
			'description' => $this->gateway()->get_description(),
			'supports'    => $this->gateway()->supports,
			'countries'   => $countries,
			'field'       => BankField::NAME,
			'labels'      => [
				'legend'   => __( 'Your bank', 'vitrina-bank-link' ),
				'required' => __( 'Please choose your bank.', 'vitrina-bank-link' ),
			],
		];
	}

	private function gateway(): Gateway {
		return $this->gateway ??= new Gateway();
	}
}
