<?php
/**
 * Lithuania has no states: WooCommerce asks for one and refuses the order without it.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Address;

use Vitrina\Runtime\Hookable;

final class Locale implements Hookable {
	public function register_hooks(): void {
		add_filter( 'woocommerce_get_country_locale', $this->without_state( ... ) );
		add_filter( 'woocommerce_states', $this->no_states( ... ) );
	}

	/**
	 * @param array<string, array<string, array<string, mixed>>> $locales Fields by country.
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	private function without_state( array $locales ): array {
		$locales['LT']['state'] = [
			'required' => false,
			'hidden'   => true,
		] + ( $locales['LT']['state'] ?? [] );

		return $locales;
	}

	/**
	 * An empty list says "has none", where a missing one says "type it in".
	 *
	 * @param array<string, array<string, string>> $states States by country.
	 * @return array<string, array<string, string>>
	 */
	private function no_states( array $states ): array {
		return $states + [ 'LT' => [] ];
	}
}
