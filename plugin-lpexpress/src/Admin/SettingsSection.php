<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Admin;

use Vitrina\LpExpress\Wp\Settings;
use Vitrina\Runtime\Hookable;

/** WooCommerce → Settings → Shipping → LP Express. */
final readonly class SettingsSection implements Hookable {

	public const ID   = 'vitrina_lpexpress';
	public const PATH = 'admin.php?page=wc-settings&tab=shipping&section=' . self::ID;

	public function __construct( private Settings $settings ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_get_sections_shipping', $this->add_section( ... ) );
		add_filter( 'woocommerce_get_settings_shipping', $this->add_settings( ... ), 10, 2 );
		add_filter( 'woocommerce_admin_settings_sanitize_option_' . Settings::PASSWORD, $this->keep_password( ... ), 10, 3 );
	}

	public static function url(): string {
		return admin_url( self::PATH );
	}

	public function add_section( mixed $sections ): mixed {
		if ( is_array( $sections ) ) {
			$sections[ self::ID ] = __( 'LP Express terminals', 'vitrina-lpexpress' );
		}
		return $sections;
	}

	public function add_settings( mixed $settings, mixed $section ): mixed {
		return $section === self::ID ? $this->fields() : $settings;
	}

	/**
	 * The stored password is never printed, so an empty field keeps it.
	 *
	 * @param mixed $value  The sanitized value. It is not used, because sanitizing changes some passwords.
	 * @param mixed $raw    The password as typed.
	 */
	public function keep_password( mixed $value, mixed $option, mixed $raw ): string {
		return is_string( $raw ) && $raw !== '' ? $raw : $this->settings->text( Settings::PASSWORD );
	}

	/** @return list<array<string, mixed>> */
	private function fields(): array {
		$has_password = $this->settings->text( Settings::PASSWORD ) !== '';
		return [
			[
				'id'    => self::ID,
				'type'  => 'title',
				'title' => __( 'LP Express terminals', 'vitrina-lpexpress' ),
				'desc'  => __( 'With an API contract, the list of terminals is updated every night. Without one, import it from a file below.', 'vitrina-lpexpress' ),
			],
			[
				'id'       => Settings::USERNAME,
				'type'     => 'text',
				'title'    => __( 'User name', 'vitrina-lpexpress' ),
				'value'    => $this->settings->text( Settings::USERNAME ),
				'autoload' => false,
			],
			[
				'id'                => Settings::PASSWORD,
				'type'              => 'password',
				'title'             => __( 'Password', 'vitrina-lpexpress' ),
				'value'             => '',
				'placeholder'       => $has_password ? __( 'Stored. Type to replace it.', 'vitrina-lpexpress' ) : '',
				'custom_attributes' => [ 'autocomplete' => 'new-password' ],
				'autoload'          => false,
			],
			[
				'id'       => Settings::TEST_MODE,
				'type'     => 'checkbox',
				'title'    => __( 'Test system', 'vitrina-lpexpress' ),
				'desc'     => __( 'Ask the carrier’s test system instead of the live one', 'vitrina-lpexpress' ),
				'value'    => $this->settings->text( Settings::TEST_MODE ),
				'autoload' => false,
			],
			[
				'id'    => Settings::LOGO,
				'type'  => 'url',
				'title' => __( 'Logo', 'vitrina-lpexpress' ),
				'desc'  => __( 'Address of a picture shown beside the rate, at most 45 by 25 pixels.', 'vitrina-lpexpress' ),
				'value' => $this->settings->text( Settings::LOGO ),
			],
			[
				'id'   => self::ID,
				'type' => 'sectionend',
			],
		];
	}
}
