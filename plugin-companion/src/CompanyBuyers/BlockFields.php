<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Companion\CompanyBuyers\Domain\Buyer;
use Vitrina\Runtime\Hookable;
use WC_Customer;
use WC_Data;
use WP;

/**
 * The fields of the block checkout, as WooCommerce's additional checkout fields. Schemas show and require
 * them if the checkbox is checked, in the browser and on the server (since WooCommerce 9.9).
 */
final class BlockFields implements Hookable {
	public const FOR_COMPANY  = 'vitrina/for-company';
	public const COMPANY      = 'vitrina/company-name';
	public const COMPANY_CODE = 'vitrina/company-code';
	public const VAT_CODE     = 'vitrina/vat-code';

	private const ALL = [ self::FOR_COMPANY, self::COMPANY, self::COMPANY_CODE, self::VAT_CODE ];

	/** WooCommerce's prefix of the meta keys of fields that belong to no address. */
	private const PREFIX = '_wc_other/';

	private bool $is_registered = false;

	public function register_hooks(): void {
		// Not on all pages: a registration compiles the schemas, and also adds the fields to the account details.
		add_action( 'wp', $this->register_on_page( ... ) );
		add_action( 'rest_api_init', $this->register_on_call( ... ), 0 );
		foreach ( self::ALL as $id ) {
			add_filter( "woocommerce_get_default_value_for_{$id}", static fn ( mixed $value, mixed $group, mixed $data ): mixed => $data instanceof WC_Customer ? self::stored( $id, $data ) : $value, 10, 3 );
		}
	}

	public function is_registered(): bool {
		return $this->is_registered;
	}

	/**
	 * Removes the values that WooCommerce has set for the fields from an order or a customer, and returns them, so
	 * that the codes are stored only in BuyerMeta.
	 *
	 * @return array<string, string> Values by id of the field.
	 */
	public static function extract( WC_Data $data ): array {
		$values = [];
		foreach ( self::ALL as $id ) {
			$key = self::PREFIX . $id;
			if ( $data->meta_exists( $key ) ) {
				$values[ $id ] = self::decode( BuyerMeta::text( $data, $key ) );
				$data->delete_meta_data( $key );
			}
		}
		return $values;
	}

	/** Decodes HTML entities, because the Store API encodes characters such as "&". */
	public static function decode( string $value ): string {
		return wp_specialchars_decode( $value, ENT_QUOTES );
	}

	private static function stored( string $id, WC_Customer $customer ): string {
		return match ( $id ) {
			self::FOR_COMPANY  => BuyerMeta::is_for_company( $customer ) ? '1' : '0',
			self::COMPANY      => $customer->get_billing_company( 'edit' ),
			self::COMPANY_CODE => BuyerMeta::text( $customer, BuyerMeta::COMPANY_CODE ),
			default            => BuyerMeta::text( $customer, BuyerMeta::VAT_CODE ),
		};
	}

	private function register_on_page(): void {
		// On the endpoints order-pay and order-received, WooCommerce renders its classic templates instead of the block.
		if ( is_wc_endpoint_url() ) {
			return;
		}
		if ( has_block( 'woocommerce/checkout' ) || ( is_checkout() && ! wc_post_content_has_shortcode( 'woocommerce_checkout' ) ) ) {
			$this->register();
		}
	}

	private function register_on_call(): void {
		global $wp;
		$route = $wp instanceof WP ? $wp->query_vars['rest_route'] ?? '' : '';
		// In wp-admin the editor of the checkout page preloads the response of the checkout route.
		if ( is_admin() || ( is_string( $route ) && preg_match( '#^/wc/store/(?:v\d+/)?(?:checkout|batch)#', $route ) === 1 ) ) {
			$this->register();
		}
	}

	private function register(): void {
		if ( $this->is_registered ) {
			return;
		}
		$this->is_registered = true;
		$conditions          = [];
		if ( ! Setting::is_for_companies_only() ) {
			$conditions = [ 'hidden' => self::when_box( [ 'not' => [ 'const' => true ] ] ) ];
			$this->add(
				self::FOR_COMPANY,
				BuyerTexts::for_company(),
				[
					'type'          => 'checkbox',
					// Set to the label itself. Without it, WooCommerce appends "(optional)" to the label.
					'optionalLabel' => BuyerTexts::for_company(),
				]
			);
			if ( ! is_admin() ) {
				// WooCommerce's own field for the name would be a second one, so it is hidden, unless the owner has saved
				// the setting. New shops hide it.
				add_filter( 'default_option_woocommerce_checkout_company_field', static fn (): string => 'hidden' );
			}
			$this->add(
				self::COMPANY,
				BuyerTexts::company(),
				[
					'required'   => self::when_box( [ 'const' => true ] ),
					'attributes' => [ 'autocomplete' => 'organization' ],
				] + $conditions
			);
		}
		foreach ( [
			self::COMPANY_CODE => BuyerMeta::COMPANY_CODE,
			self::VAT_CODE     => BuyerMeta::VAT_CODE,
		] as $id => $key ) {
			$this->add(
				$id,
				BuyerTexts::code( $key ),
				[
					'attributes'        => [
						'maxLength'      => (string) Buyer::LENGTH,
						'autocapitalize' => 'characters',
					],
					'sanitize_callback' => static fn ( mixed $value ): string => is_string( $value ) ? Buyer::clean( $value ) : '',
				] + $conditions
			);
		}
	}

	/** @param array<string, mixed> $options */
	private function add( string $id, string $label, array $options ): void {
		woocommerce_register_additional_checkout_field(
			[
				'id'                         => $id,
				'label'                      => $label,
				'location'                   => 'contact',
				'show_in_order_confirmation' => false,
			] + $options
		);
	}

	/**
	 * @param array<string, mixed> $schema Schema of the checkbox. Its value is missing until the shopper uses the checkbox.
	 * @return array<string, mixed> Schema of all data of the checkout.
	 */
	private static function when_box( array $schema ): array {
		return [
			'type'       => 'object',
			'properties' => [
				'customer' => [
					'type'       => 'object',
					'properties' => [
						'additional_fields' => [
							'properties' => [ self::FOR_COMPANY => $schema ],
						],
					],
				],
			],
		];
	}
}
