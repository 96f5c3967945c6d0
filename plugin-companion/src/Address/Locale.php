<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Address;

use Vitrina\Runtime\Hookable;

/** Lithuania has no states, but WooCommerce requires one. */
final class Locale implements Hookable {
	public function register_hooks(): void {
		add_filter( 'woocommerce_get_country_locale', $this->hide_state( ... ) );
		add_filter( 'woocommerce_states', $this->no_states( ... ) );
	}

	/**
	 * @param array<string, array<string, array<string, mixed>>> $locales Fields by country.
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	private function hide_state( array $locales ): array {
		$locales['LT']['state'] = [
			'required' => false,
			'hidden'   => true,
		] + ( $locales['LT']['state'] ?? [] );
		return $locales;
	}

	/**
	 * An empty list means "no states"; without a list WooCommerce shows a text field.
	 *
	 * @param array<string, array<string, string>> $states States by country.
	 * @return array<string, array<string, string>>
	 */
	private function no_states( array $states ): array {
		return $states + [ 'LT' => [] ];
	}
}
