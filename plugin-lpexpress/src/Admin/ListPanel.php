<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Admin;

use Vitrina\LpExpress\Domain\InstanceSettings;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\LpExpress\Import\Messages;
use Vitrina\LpExpress\Import\RefreshLog;
use Vitrina\LpExpress\WooCommerce\ShippingMethod;
use Vitrina\LpExpress\Wp\Settings;
use Vitrina\Runtime\Hookable;
use WC_Shipping_Zone;
use WC_Shipping_Zones;

/** The panel below the settings: the number of terminals by country, the last refresh, and forms to refresh or import the list. */
final readonly class ListPanel implements Hookable {

	public function __construct(
		private Terminals $terminals,
		private RefreshLog $log,
		private Settings $settings,
		private Notices $notices,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_after_settings_shipping', $this->print( ... ) );
	}

	public function print(): void {
		global $current_section;
		if ( $current_section !== SettingsSection::ID || ! current_user_can( 'manage_woocommerce' ) ) {
			return;
		}
		// Has its own padding: outside the settings form there is none, and the footer would cover the last lines.
		echo '<div style="padding:24px 30px 64px;background:#f0f0f1">';
		printf( '<h2 id="vitrina-lpexpress-list">%s</h2>', esc_html__( 'The list of terminals', 'vitrina-lpexpress' ) );
		$this->notices->print();
		$this->print_counts();
		$this->print_refresh();
		$this->print_import();
		$this->print_zones_without_cost();
		echo '</div>';
	}

	private function print_counts(): void {
		$counts = $this->terminals->counts();
		if ( $counts === [] ) {
			printf( '<p>%s</p>', esc_html__( 'There are no terminals yet, so the method is not offered to shoppers.', 'vitrina-lpexpress' ) );
			return;
		}
		printf( '<table class="widefat striped" style="max-width:24em"><thead><tr><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'Country', 'vitrina-lpexpress' ), esc_html__( 'Terminals', 'vitrina-lpexpress' ) );
		$names = WC()->countries->get_countries();
		foreach ( $counts as $country => $count ) {
			$name = $names[ $country ] ?? $country;
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( is_string( $name ) ? $name : $country ), esc_html( number_format_i18n( $count ) ) );
		}
		echo '</tbody></table>';
	}

	private function print_refresh(): void {
		$log = $this->log->read();
		if ( $log['succeeded_at'] > 0 ) {
			/* translators: %s: date and time. */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'Last updated from the carrier: %s.', 'vitrina-lpexpress' ), self::date( $log['succeeded_at'] ) ) ) );
		}
		if ( $log['failed_at'] > $log['succeeded_at'] ) {
			/* translators: 1: date and time, 2: a sentence that says why. */
			$message = sprintf( __( 'Last attempt failed on %1$s: %2$s The previous list is in use.', 'vitrina-lpexpress' ), self::date( $log['failed_at'] ), Messages::refresh( $log['failure'], $log['country'] ) );
			printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html( $message ) );
		}
		$this->open_form( ListActions::REFRESH );
		printf( '<p><button class="button" type="submit"%s>%s</button></p></form>', disabled( $this->settings->credentials()->are_complete(), false, false ), esc_html__( 'Update now', 'vitrina-lpexpress' ) );
	}

	private function print_import(): void {
		printf( '<h2>%s</h2>', esc_html__( 'Import from a file', 'vitrina-lpexpress' ) );
		printf( '<p>%s</p>', esc_html__( 'CSV with the columns id, country, city, name, address, postcode, lat, lng, or JSON with the same names. All terminals of the countries in the file are replaced.', 'vitrina-lpexpress' ) );
		$this->open_form( ListActions::IMPORT );
		printf( '<p><label for="vitrina-lpexpress-file">%s</label><br><input type="file" id="vitrina-lpexpress-file" name="terminals" accept=".csv,.txt,.json" required></p>', esc_html__( 'File', 'vitrina-lpexpress' ) );
		printf( '<p><label for="vitrina-lpexpress-country">%s</label><br><input type="text" id="vitrina-lpexpress-country" name="country" class="small-text" maxlength="2" pattern="[A-Za-z]{2}" placeholder="LT"></p>', esc_html__( 'Country, when the file names none', 'vitrina-lpexpress' ) );
		printf( '<p><label><input type="checkbox" name="force" value="1"> %s</label></p>', esc_html__( 'Also import a list that is less than half as long as the current one', 'vitrina-lpexpress' ) );
		printf( '<p><button class="button" type="submit">%s</button></p></form>', esc_html__( 'Import', 'vitrina-lpexpress' ) );
	}

	/** Warns about zones in which the method has no price: the older plugin may have stored prices by weight, which are not supported. */
	private function print_zones_without_cost(): void {
		$names = [];
		foreach ( [ 0, ...array_keys( WC_Shipping_Zones::get_zones() ) ] as $id ) {
			$zone = new WC_Shipping_Zone( $id );
			foreach ( $zone->get_shipping_methods( true ) as $method ) {
				if ( $method instanceof ShippingMethod && InstanceSettings::amount( $method->get_instance_option( 'cost' ) ) === null ) {
					$names[] = $zone->get_zone_name();
				}
			}
		}
		if ( $names !== [] ) {
			/* translators: %s: names of shipping zones. */
			printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html( sprintf( __( 'The method is not offered in these zones, because it has no price there: %s.', 'vitrina-lpexpress' ), implode( ', ', array_unique( $names ) ) ) ) );
		}
	}

	private function open_form( string $action ): void {
		printf( '<form method="post" enctype="multipart/form-data" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( $action ) );
		wp_nonce_field( $action );
	}

	private static function date( int $timestamp ): string {
		return (string) wp_date( 'Y-m-d H:i', $timestamp );
	}
}
