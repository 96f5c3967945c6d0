<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Companion\CompanyBuyers\Domain\Buyer;
use Vitrina\Runtime\Hookable;
use WC_Customer;

/**
 * The fields of the billing address in the classic checkout and in the account. A style hides them until the
 * checkbox is checked, so they need no script; a browser that does not know `:has()` shows them.
 */
final readonly class BillingFields implements Hookable {
	private const HIDDEN = 'vitrina-company-field';

	/** WooCommerce's priority of the field for the company's name. */
	private const PRIORITY = 30;

	public function register_hooks(): void {
		add_filter( 'woocommerce_billing_fields', $this->add( ... ), 20 );
		add_filter( 'woocommerce_checkout_fields', $this->require_company( ... ), 20 );
		add_filter( 'woocommerce_checkout_get_value', $this->keep_posted( ... ), 10, 2 );
		add_filter( 'default_checkout_' . BuyerMeta::FOR_COMPANY, $this->for_company( ... ) );
		add_filter( 'woocommerce_my_account_edit_address_field_value', $this->for_company_in_account( ... ), 10, 2 );
		add_action( 'wp_enqueue_scripts', $this->add_style( ... ) );
	}

	private function add( mixed $fields ): mixed {
		if ( ! is_array( $fields ) ) {
			return $fields;
		}
		$hidden  = Setting::is_for_companies_only() ? [] : [ self::HIDDEN ];
		$company = $fields['billing_company'] ?? null;
		// The field is missing if the owner hides it in WooCommerce's settings.
		$company  = is_array( $company ) ? $company : [
			'label'        => BuyerTexts::company(),
			'class'        => [ 'form-row-wide' ],
			'autocomplete' => 'section-billing billing organization',
		];
		$priority = is_numeric( $company['priority'] ?? null ) ? (int) $company['priority'] : self::PRIORITY;

		$fields['billing_company'] = [
			'class'    => [ ...(array) ( $company['class'] ?? [] ), ...$hidden ],
			'priority' => $priority,
		] + $company;
		if ( $hidden !== [] ) {
			$fields[ BuyerMeta::FOR_COMPANY ] = [
				'type'     => 'checkbox',
				'label'    => BuyerTexts::for_company(),
				'class'    => [ 'form-row-wide' ],
				// Before the fields that the checkbox shows, because the style selects fields after the checkbox.
				'priority' => $priority - 2,
			];
		}
		foreach ( BuyerMeta::CODES as $number => $key ) {
			$fields[ $key ] = [
				'label'             => BuyerTexts::code( $key ),
				'class'             => [ $number === 0 ? 'form-row-first' : 'form-row-last', ...$hidden ],
				'maxlength'         => Buyer::LENGTH,
				'custom_attributes' => [
					'autocapitalize' => 'characters',
					'spellcheck'     => 'false',
				],
				'priority'          => $priority + 1 + $number,
			];
		}
		return $fields;
	}

	/**
	 * Marks the company's name as required. If the checkbox is not checked, ClassicCheckout removes WooCommerce's error.
	 */
	private function require_company( mixed $groups ): mixed {
		$fields = is_array( $groups ) ? $groups['billing'] ?? null : null;
		if ( is_array( $groups ) && is_array( $fields ) && isset( $fields[ BuyerMeta::FOR_COMPANY ] ) && is_array( $fields['billing_company'] ?? null ) ) {
			$fields['billing_company']['required'] = true;
			$groups['billing']                     = $fields;
		}
		return $groups;
	}

	/**
	 * Keeps our fields empty if nothing was sent for them: WooCommerce shows the form again if it was sent without
	 * JavaScript, and would fill in the stored values.
	 */
	private function keep_posted( mixed $value, mixed $field ): mixed {
		$is_ours = in_array( $field, [ BuyerMeta::FOR_COMPANY, ...BuyerMeta::CODES ], true );
		return $is_ours && did_action( 'woocommerce_checkout_process' ) > 0 ? '' : $value;
	}

	private function for_company( mixed $value ): mixed {
		$customer = is_user_logged_in() ? new WC_Customer( get_current_user_id() ) : BuyerMeta::session_customer();
		return $value === null && $customer !== null && BuyerMeta::is_for_company( $customer ) ? '1' : $value;
	}

	private function for_company_in_account( mixed $value, mixed $field ): mixed {
		return $field === BuyerMeta::FOR_COMPANY && $value === '' ? $this->for_company( null ) : $value;
	}

	private function add_style(): void {
		if ( ! is_checkout() && ! is_account_page() && ! has_block( 'woocommerce/checkout' ) ) {
			return;
		}
		$box = '#' . BuyerMeta::FOR_COMPANY . '_field';
		wp_register_style( 'vitrina-company-buyers', false, [], null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- Has no file.
		wp_enqueue_style( 'vitrina-company-buyers' );
		// In the block checkout the checkbox touches the field above on phones.
		wp_add_inline_style( 'vitrina-company-buyers', "{$box} .optional,{$box}:has(input:not(:checked))~." . self::HIDDEN . '{display:none}.wc-block-components-checkbox.wc-block-components-address-form__vitrina-for-company{margin-top:16px}' );
	}
}
