<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Ajax;

use Vitrina\Discounts\DiscountDescription;
use Vitrina\Discounts\Domain\Price;
use Vitrina\Discounts\Pricing;
use WC_Product;

/** The response of `awdr_get_product_discount`. */
final readonly class DiscountResponse {

	public function __construct(
		private Pricing $pricing,
		private WC_Product $product,
		private Price $price,
	) {}

	/** @return array<string, mixed> */
	public function data(): array {
		return [
			...$this->amounts( 'initial_price', $this->price->undiscounted ),
			...$this->amounts( 'discounted_price', $this->price->unit ),
			'total_discount_details' => (object) $this->details(),
			'apply_as_cart_rule'     => 'no',
			'currency_symbol'        => get_woocommerce_currency_symbol(),
		];
	}

	/** @return array<string, float|string> A price as entered and with tax, as number and as HTML. */
	private function amounts( string $name, int $minor ): array {
		$price    = $this->pricing->to_money( $minor );
		$with_tax = (float) wc_get_price_including_tax( $this->product, [ 'price' => $price ] );
		return [
			$name                   => (float) $price,
			"{$name}_html"          => wc_price( (float) $price ),
			"{$name}_with_tax"      => $with_tax,
			"{$name}_with_tax_html" => wc_price( $with_tax ),
		];
	}

	/** @return array<int, array<string, float|string>> Applied discounts by rule id. */
	private function details(): array {
		$details = [];
		foreach ( $this->price->applied as $applied ) {
			$details[ $applied->rule->id ] = [
				'discount_type'  => $applied->amount->type->value,
				'discount_value' => (float) $applied->amount->text( wc_get_price_decimals() ),
				'discount_label' => DiscountDescription::applied( $applied ),
			];
		}
		return $details;
	}
}
