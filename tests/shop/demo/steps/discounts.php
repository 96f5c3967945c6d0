<?php
/**
 * Discount rules worth looking at. Most of the shop keeps its prices: tests
 * and people compare them.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

use Vitrina\Discounts\Domain\RuleForm;
use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\Discounts\Wp\Settings;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Hands the rules to the discount plugin, once. The plugin may come later than
 * the shop.
 */
function ensure_discounts(): void {
	if ( ! class_exists( RuleForm::class ) || option( 'vitrina_demo_discounts' ) !== '' ) {
		return;
	}
	$settings = array(
		'awdr_dynamic_bulk_table_status' => '1',
		'show_strikeout_when'            => 'show_dynamically',
	);
	import_discounts( discounts(), $settings );
	update_option( 'vitrina_demo_discounts', VERSION, false );
}

/**
 * Saves rules and settings as the plugin's screens do.
 *
 * @param list<array<string, mixed>> $rules    As its form would send them.
 * @param array<string, string>      $settings By name.
 * @throws \RuntimeException When a rule is invalid.
 */
function import_discounts( array $rules, array $settings ): void {
	$form  = new RuleForm( wc_get_price_decimals(), wp_timezone() );
	$table = new RuleTable();
	foreach ( $rules as $submitted ) {
		$state = $form->read( $submitted );
		if ( $state->rule === null ) {
			throw new \RuntimeException( esc_html( $state->values['title'] . ': ' . implode( ', ', array_keys( $state->errors ) ) ) );
		}
		$table->save( $state->rule );
	}
	( new Settings() )->save( $settings );
}

/**
 * The rules, as the fields of the plugin's form.
 *
 * @return list<array<string, mixed>>
 */
function discounts(): array {
	$day  = static fn( int $days, string $time ): string => wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS ) . "T$time";
	$tier = static fn( string $from, string $type, string $value, string $label = '' ): array => compact( 'from', 'type', 'value', 'label' );
	return array(
		array(
			'title'      => 'Žvakės: nuo 3 vnt. 10 %, nuo 5 vnt. 15 %',
			'enabled'    => '1',
			'priority'   => '10',
			'categories' => array( (string) term( 'product_cat', 'zvakes' ) ),
			'mode'       => 'tiers',
			'counting'   => 'variation',
			'tiers'      => array( $tier( '3', 'percentage', '10' ), $tier( '5', 'percentage', '15' ) ),
		),
		array(
			'title'      => 'Spintoms ir stalčiams: rudens kaina',
			'enabled'    => '1',
			'priority'   => '20',
			'starts'     => $day( -3, '00:00' ),
			'ends'       => $day( 60, '23:59' ),
			'categories' => array( (string) term( 'product_cat', 'maiseliai' ) ),
			'mode'       => 'simple',
			'type'       => 'percentage',
			'value'      => '20',
			'counting'   => 'product',
		),
		array(
			'title'    => 'Pavyzdžių rinkinys: du ir daugiau po 20 €',
			'enabled'  => '1',
			'priority' => '30',
			'products' => array( (string) wc_get_product_id_by_sku( 'VA-102' ) ),
			'mode'     => 'tiers',
			'counting' => 'product',
			'tiers'    => array( $tier( '2', 'fixed_price', '20', 'Sau ir draugei' ), $tier( '4', 'fixed_price', '18', 'Visiems draugams' ) ),
		),
		array(
			'title'     => 'Dovanų pakavimas: visada po 1 € pigiau nuo dviejų',
			'enabled'   => '1',
			'priority'  => '5',
			'exclusive' => '1',
			'products'  => array( (string) wc_get_product_id_by_sku( 'VD-202' ) ),
			'mode'      => 'tiers',
			'counting'  => 'product',
			'tiers'     => array( $tier( '2', 'flat', '1' ) ),
		),
		array(
			'title'          => 'Visa parduotuvė −10 % po švenčių',
			'enabled'        => '1',
			'priority'       => '50',
			'starts'         => $day( 45, '00:00' ),
			'ends'           => $day( 55, '23:59' ),
			'not_categories' => array( (string) term( 'product_cat', 'rinkiniai' ) ),
			'mode'           => 'simple',
			'type'           => 'percentage',
			'value'          => '10',
			'counting'       => 'product',
		),
	);
}
