<?php

declare( strict_types=1 );

namespace Vitrina\Companion\DeliveryTime;

use Vitrina\Companion\DeliveryTime\Domain\Days;
use Vitrina\Runtime\Hookable;
use WC_Shipping_Method;
use WC_Shipping_Rate;

/** Adds two fields to the settings of each shipping method of a zone, and their days to the rates of the method. */
final class MethodSettings implements Hookable {
	public const FROM = 'vitrina_delivery_days_from';
	public const TO   = 'vitrina_delivery_days_to';

	/** Meta of a rate, which WooCommerce copies to the order's shipping item: days as Days::to_string() returns them. */
	public const META = '_vitrina_delivery_days';

	/** @var array<string, true> Methods that have the fields. */
	private array $methods = [];

	public function register_hooks(): void {
		add_filter( 'woocommerce_shipping_methods', $this->extend( ... ), PHP_INT_MAX );
		add_filter( 'woocommerce_shipping_method_add_rate', self::add_to_rate( ... ), 10, 3 );
	}

	/** Adds the fields to the methods of WooCommerce and of each plugin. */
	private function extend( mixed $methods ): mixed {
		foreach ( is_array( $methods ) ? array_keys( $methods ) : [] as $id ) {
			if ( is_string( $id ) && ! isset( $this->methods[ $id ] ) ) {
				$this->methods[ $id ] = true;
				add_filter( "woocommerce_shipping_instance_form_fields_{$id}", self::add_fields( ... ) );
			}
		}
		return $methods;
	}

	private static function add_fields( mixed $fields ): mixed {
		return is_array( $fields ) ? $fields + [
			self::FROM => self::field( __( 'Delivered in working days, at least', 'vitrina-companion' ), '' ),
			self::TO   => self::field( __( 'Delivered in working days, at most', 'vitrina-companion' ), __( 'Shown beside the price of the delivery before the order, and in its e-mail. From the order until the parcel is handed over or can be picked up. Leave empty to show nothing.', 'vitrina-companion' ) ),
		] : $fields;
	}

	/** @return array<string, mixed> */
	private static function field( string $title, string $help ): array {
		return [
			'title'             => $title,
			'type'              => 'number',
			'default'           => '',
			'description'       => $help,
			'desc_tip'          => true,
			'custom_attributes' => [
				'min'  => '0',
				'max'  => (string) Days::MOST,
				'step' => '1',
			],
			'sanitize_callback' => static fn ( mixed $value ): string => Days::number( $value ) === 0 ? '' : (string) Days::number( $value ),
		];
	}

	private static function add_to_rate( mixed $rate, mixed $arguments, mixed $method ): mixed {
		// Reads the option itself, because the method's get_option() knows only the fields of its own form.
		$settings = $method instanceof WC_Shipping_Method && $method->get_instance_id() > 0 ? get_option( $method->get_instance_option_key() ) : null;
		$days     = is_array( $settings ) ? Days::read( $settings[ self::FROM ] ?? '', $settings[ self::TO ] ?? '' ) : null;
		if ( $rate instanceof WC_Shipping_Rate && $days !== null ) {
			$rate->add_meta_data( self::META, $days->to_string() );
		}
		return $rate;
	}
}
