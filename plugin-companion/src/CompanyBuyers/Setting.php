<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Runtime\Hookable;

/** WooCommerce → Settings → Accounts & Privacy: whether the shop sells to companies. */
final readonly class Setting implements Hookable {
	public const OPTION = 'vitrina_companion_company_buyers';

	/** Our setting is added after this setting of WooCommerce, the last of its group. */
	private const AFTER = 'woocommerce_enable_checkout_login_reminder';

	public static function is_on(): bool {
		return get_option( self::OPTION, 'yes' ) === 'yes';
	}

	/** Whether the shop requires the name of a company from everyone, so that forms need no checkbox. */
	public static function is_for_companies_only(): bool {
		return get_option( 'woocommerce_checkout_company_field' ) === 'required';
	}

	public function register_hooks(): void {
		add_filter( 'woocommerce_account_settings', $this->add( ... ) );
	}

	private function add( mixed $settings ): mixed {
		if ( ! is_array( $settings ) ) {
			return $settings;
		}
		// Not array_column(), which skips rows without an id and so shifts the position.
		$ids = array_map( static fn ( mixed $row ): mixed => is_array( $row ) ? $row['id'] ?? null : null, array_values( $settings ) );
		$at  = array_search( self::AFTER, $ids, true );
		array_splice(
			$settings,
			$at === false ? count( $settings ) : $at + 1,
			0,
			[
				[
					'title'    => __( 'Companies', 'vitrina-companion' ),
					'desc'     => __( 'Sell to companies: ask for company code and VAT code', 'vitrina-companion' ),
					'desc_tip' => __( 'Shoppers who buy for a company give them in the checkout and in their account. They are on the order and in its e-mails. Lithuanian codes are checked for typing errors.', 'vitrina-companion' ),
					'id'       => self::OPTION,
					'type'     => 'checkbox',
					'default'  => 'yes',
				],
			]
		);
		return $settings;
	}
}
