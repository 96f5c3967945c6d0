<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\WooCommerce;

use Automattic\WooCommerce\Utilities\NumberUtil;

/** The settings fields of one instance of the method in a zone. */
final class InstanceForm {

	/** @return array<string, array<string, mixed>> */
	public static function fields(): array {
		return [
			'title'                               => [
				'title'       => __( 'Name', 'vitrina-lpexpress' ),
				'type'        => 'text',
				'description' => __( 'What shoppers see next to the price.', 'vitrina-lpexpress' ),
				'default'     => __( 'LP Express terminal', 'vitrina-lpexpress' ),
				'desc_tip'    => true,
			],
			'tax_status'                          => [
				'title'   => __( 'Tax status', 'vitrina-lpexpress' ),
				'type'    => 'select',
				'class'   => 'wc-enhanced-select',
				'default' => 'taxable',
				'options' => [
					'taxable' => __( 'Taxable', 'vitrina-lpexpress' ),
					'none'    => _x( 'None', 'Tax status', 'vitrina-lpexpress' ),
				],
			],
			'cost'                                => self::amount( __( 'Price', 'vitrina-lpexpress' ), __( 'Without tax. If empty, the method is not offered.', 'vitrina-lpexpress' ), '0' ),
			'free_shipping_cost'                  => self::amount( __( 'Free from', 'vitrina-lpexpress' ), __( 'Delivery is free from this amount. The amount is the one the shopper sees: with tax where the shop shows prices with tax. Leave empty if delivery is never free.', 'vitrina-lpexpress' ), '' ),
			'apply_free_shipping_before_discount' => [
				'title'       => __( 'Coupons', 'vitrina-lpexpress' ),
				'label'       => __( 'Compare the amount before coupons are taken off', 'vitrina-lpexpress' ),
				'type'        => 'checkbox',
				'default'     => 'no',
				'description' => __( 'Otherwise a coupon can bring an order below the free delivery amount.', 'vitrina-lpexpress' ),
				'desc_tip'    => true,
			],
		];
	}

	/** @return array<string, mixed> */
	private static function amount( string $title, string $description, string $fallback ): array {
		return [
			'title'             => $title,
			'type'              => 'text',
			'class'             => 'wc-shipping-modal-price',
			'description'       => $description,
			'default'           => $fallback,
			'desc_tip'          => true,
			'sanitize_callback' => static fn ( mixed $value ): string => ! is_string( $value ) || trim( $value ) === '' ? '' : NumberUtil::sanitize_cost_in_current_locale( $value ),
		];
	}
}
