<?php
/**
 * Payment by bank link, with the sandbox bank playing all of them.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

use Vitrina\BankLink\Plugin;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Offers most banks, once. The plugin may come later than the shop.
 */
function ensure_banks(): void {
	if ( ! class_exists( Plugin::class ) || option( 'vitrina_demo_banks' ) !== '' ) {
		return;
	}
	update_option(
		'woocommerce_vitrina_bank_link_settings',
		array(
			'enabled'        => 'yes',
			'title'          => 'Elektroninė bankininkystė',
			'description'    => 'Pasirinkite savo banką: mokėjimą patvirtinsite jo puslapyje ir grįšite čia.',
			'mode'           => 'test',
			'provider'       => 'sandbox',
			'bank_selection' => array( 'LT-HABALT22', 'LT-CBVILT2X', 'LT-AGBLLT2X', 'LT-CBSBLT26', 'LT-INDULT2X', 'LT-REVOLT21', 'LT-LCKULT22', 'LV-HABALV22', 'LV-UNLALV2X', 'LV-PARXLV22', 'EE-HABAEE2X', 'EE-EEUHEE2X', 'EE-LHVBEE22' ),
			'bank_order'     => array(),
		)
	);
	Plugin::instance()->bank_list->refresh();
	update_option( 'vitrina_demo_banks', VERSION, false );
}
