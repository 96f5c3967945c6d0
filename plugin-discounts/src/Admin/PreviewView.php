<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

use DateTimeImmutable;
use Vitrina\Discounts\DiscountDescription;
use Vitrina\Discounts\Domain\Engine;
use Vitrina\Discounts\Domain\Ids;
use Vitrina\Discounts\Domain\Quantity;
use Vitrina\Discounts\Pricing;
use Vitrina\Discounts\Storage\RuleTable;
use WC_Product;

/** Previews rules with any products and quantities. The preview changes nothing, so its form uses GET. */
final readonly class PreviewView implements View {

	private const LINES = 5;

	public function __construct(
		private RuleTable $rules,
		private Pricing $pricing,
	) {}

	public function tab(): string {
		return __( 'Try out', 'vitrina-discounts' );
	}

	public function handle( array $submitted ): void {}

	public function print(): void {
		$lines  = $this->lines();
		$now    = $this->preview_time();
		$engine = $this->engine();
		printf( '<p>%s</p>', esc_html__( 'Choose products and quantities to see what such a cart would cost, and why. Nothing is saved, and shoppers do not see it.', 'vitrina-discounts' ) );
		$this->print_form( $lines );
		if ( $lines === [] ) {
			return;
		}
		$this->print_cart( $lines, $engine, $now );
		printf( '<h2>%s</h2>', esc_html__( 'By quantity', 'vitrina-discounts' ) );
		foreach ( $lines as [ 'product' => $product ] ) {
			( new PreviewTable( $this->pricing ) )->print( $product, $engine, $now );
		}
	}

	/** @return array<int, array{product: WC_Product, quantity: int}> By position in the form. */
	private function lines(): array {
		// The preview changes nothing, so it needs no nonce.
		$submitted = isset( $_GET['line'] ) && is_array( $_GET['line'] ) ? array_values( wp_unslash( $_GET['line'] ) ) : []; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Parsed below.
		$lines     = [];
		foreach ( array_slice( $submitted, 0, self::LINES ) as $index => $line ) {
			$id       = is_array( $line ) ? Ids::parse( $line['product'] ?? null ) : null;
			$product  = $id === null ? null : wc_get_product( $id );
			$quantity = is_array( $line ) ? Quantity::parse( $line['quantity'] ?? null ) : null;
			if ( $product instanceof WC_Product && $quantity !== null && $quantity > 0 ) {
				$lines[ $index ] = compact( 'product', 'quantity' );
			}
		}
		return $lines;
	}

	private function preview_time(): int {
		$typed = filter_input( INPUT_GET, 'at' );
		$at    = is_string( $typed ) ? DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i', $typed, wp_timezone() ) : false;
		return $at === false ? time() : $at->getTimestamp();
	}

	/** The engine with all enabled rules, and with the selected rule as if it were active. */
	private function engine(): Engine {
		$id    = Ids::parse( filter_input( INPUT_GET, 'rule' ) );
		$extra = $id === null ? null : $this->rules->find( $id );
		if ( $extra === null ) {
			return $this->pricing->engine();
		}
		$others = array_filter( $this->rules->enabled(), static fn ( $rule ): bool => $rule->id !== $extra->id );
		return $this->pricing->engine( [ ...array_values( $others ), $extra->as_if_active() ] );
	}

	/** @param array<int, array{product: WC_Product, quantity: int}> $lines */
	private function print_form( array $lines ): void {
		$fields = new Fields( [] );
		$id     = Ids::parse( filter_input( INPUT_GET, 'rule' ) ) ?? 0;
		$at     = filter_input( INPUT_GET, 'at' );
		printf( '<form method="get" action="%s" class="vitrina-discounts-try"><input type="hidden" name="page" value="%s"><input type="hidden" name="view" value="try">', esc_url( admin_url( 'admin.php' ) ), esc_attr( Screen::PAGE ) );
		for ( $index = 0; $index < self::LINES; ++$index ) {
			$line = $lines[ $index ] ?? null;
			echo '<div class="vitrina-discounts-try-one"><div>';
			/* translators: %d: number of a line. */
			$fields->products( "line[{$index}][product]", $line === null ? [] : [ $line['product']->get_id() ], sprintf( __( 'Product %d', 'vitrina-discounts' ), $index + 1 ), false );
			echo '</div>';
			/* translators: %d: number of a line. */
			$fields->input( "line[{$index}][quantity]", "line[{$index}][quantity]", $line === null ? '1' : Quantity::text( $line['quantity'] ), sprintf( __( 'Quantity %d', 'vitrina-discounts' ), $index + 1 ), attributes: [
				'class'     => 'small-text',
				'inputmode' => 'decimal',
			] );
			echo '</div>';
		}
		$names = [ '0' => __( 'Only the rules that are on', 'vitrina-discounts' ) ];
		foreach ( $this->rules->all() as $rule ) {
			$names[ (string) $rule->id ] = $rule->title;
		}
		printf( '<p><label>%s ', esc_html__( 'With this rule, as if it were on:', 'vitrina-discounts' ) );
		$fields->select( 'rule', 'rule', (string) $id, $names );
		printf( '</label></p><p><label>%s ', esc_html__( 'At this moment (empty: now):', 'vitrina-discounts' ) );
		$fields->input( 'at', 'at', is_string( $at ) ? $at : '', type: 'datetime-local' );
		printf( '</label></p><p><button type="submit" class="button button-primary">%s</button></p></form>', esc_html__( 'Calculate', 'vitrina-discounts' ) );
	}

	/** @param array<int, array{product: WC_Product, quantity: int}> $lines */
	private function print_cart( array $lines, Engine $engine, int $now ): void {
		$items = [];
		foreach ( $lines as $index => [ 'product' => $product, 'quantity' => $quantity ] ) {
			$item = $this->pricing->item( $product, $quantity, (string) $index, $product->get_price() );
			if ( $item !== null ) {
				$items[] = $item;
			}
		}
		$prices = $engine->prices( $items, $now );
		printf( '<h2>%s</h2><table class="widefat striped vitrina-discounts-cart"><thead><tr>', esc_html__( 'Cart', 'vitrina-discounts' ) );
		Fields::print_headings( __( 'Product', 'vitrina-discounts' ), __( 'Quantity', 'vitrina-discounts' ), __( 'Without rules', 'vitrina-discounts' ), __( 'Price per item', 'vitrina-discounts' ), __( 'Total', 'vitrina-discounts' ), __( 'Why', 'vitrina-discounts' ) );
		echo '</tr></thead><tbody>';
		$total = 0.0;
		foreach ( $items as $item ) {
			$price   = $prices[ $item->key ];
			$line    = (float) $this->pricing->to_money( $price->unit ) * (float) Quantity::text( $item->quantity );
			$total  += round( $line, wc_get_price_decimals() );
			$rules   = implode( ', ', array_map( static fn ( $applied ): string => $applied->rule->title, $price->applied ) );
			$reason  = $price->is_reduced() ? DiscountDescription::describe( $price ) : __( 'No rule applies', 'vitrina-discounts' );
			$product = $lines[ (int) $item->key ]['product'];
			printf( '<tr><th scope="row">%s</th><td>%s</td>', esc_html( Summary::product( $product->get_id() ) ), esc_html( DiscountDescription::quantity( $item->quantity ) ) );
			printf( '<td>%s</td><td>%s</td>', esc_html( DiscountDescription::money( $this->pricing->to_money( $price->undiscounted ) ) ), esc_html( DiscountDescription::money( $this->pricing->to_money( $price->unit ) ) ) );
			printf( '<td>%s</td><td>%s<br><span class="description">%s</span></td></tr>', esc_html( DiscountDescription::money( $line ) ), esc_html( $reason ), esc_html( $rules ) );
		}
		printf( '</tbody><tfoot><tr><th scope="row" colspan="4">%s</th><td colspan="2"><strong>%s</strong></td></tr></tfoot></table>', esc_html__( 'Total', 'vitrina-discounts' ), esc_html( DiscountDescription::money( $total ) ) );
	}
}
