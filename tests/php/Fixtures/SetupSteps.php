<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use RuntimeException;
use Vitrina\Companion\Setup\Runner;
use Vitrina\Companion\Setup\SetupCommand;
use Vitrina\Companion\Setup\SiteHealth;
use Vitrina\Companion\Setup\Steps;
use Vitrina\Runtime\Setup\Field;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Step;
use WC_Shipping_Zone;
use WC_Shipping_Zones;

/**
 * Steps of Vitrina → Setup in a shop where nothing is set up. Runs inside WordPress; everything is undone.
 */
final class SetupSteps {

	/**
	 * Runs the step with what its form suggests, and undoes it.
	 *
	 * @return list<bool> Whether it is done, and whether it can be undone: before, after, and when undone.
	 */
	public static function round( string $id ): array {
		return Rollback::after(
			static function () use ( $id ): array {
				self::clear();
				$runner = new Runner();
				$states = self::state( $id, $runner );
				$runner->run( self::step( $id ), self::suggested( self::step( $id ) ) );
				$states = [ ...$states, ...self::state( $id, $runner ) ];
				$runner->undo( self::step( $id ) );
				return [ ...$states, ...self::state( $id, $runner ) ];
			}
		);
	}

	/**
	 * What the owner made before a step, or between it and its undoing.
	 *
	 * @return array<string, mixed> What is left of it.
	 */
	public static function what_stays(): array {
		return Rollback::after(
			static function (): array {
				self::clear();
				$name   = get_registered_nav_menus()['primary'] ?? '';
				$own    = wp_get_nav_menu_object( $name );
				$menu   = $own === false ? wp_create_nav_menu( $name ) : $own->term_id;
				$menu   = is_int( $menu ) ? $menu : throw new RuntimeException( $menu->get_error_message() );
				$runner = new Runner();
				foreach ( [ 'menu', 'delivery', 'bank' ] as $id ) {
					$runner->run( self::step( $id ), self::suggested( self::step( $id ) ) );
				}
				$settings = get_option( 'woocommerce_vitrina_bank_link_settings' );
				update_option( 'woocommerce_vitrina_bank_link_settings', [ 'api_url' => 'https://bank.example' ] + ( is_array( $settings ) ? $settings : [] ) );
				$zone = WC_Shipping_Zones::get_zone_matching_package( [ 'destination' => [ 'country' => 'LT', 'state' => '', 'postcode' => '01001' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
				$zone->add_shipping_method( 'flat_rate' );
				foreach ( [ 'menu', 'delivery', 'bank' ] as $id ) {
					$runner->undo( self::step( $id ) );
				}
				$settings = get_option( 'woocommerce_vitrina_bank_link_settings' );
				return [
					'menu'    => wp_get_nav_menu_object( $menu ) !== false,
					'methods' => array_column( ( new WC_Shipping_Zone( $zone->get_id() ) )->get_shipping_methods(), 'id' ),
					'bank'    => $settings,
				];
			}
		);
	}

	/**
	 * The step had switched from Storefront to Vitrina.
	 *
	 * @param string $active Theme that is active when the step is undone.
	 * @return string Theme that is active then.
	 */
	public static function theme_after_undo( string $active ): string {
		try {
			return Rollback::after(
				static function () use ( $active ): string {
					switch_theme( $active );
					self::step( 'parts' )->undo( [ 'plugins' => [], 'theme' => 'storefront' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
					return get_stylesheet();
				}
			);
		} finally {
			wp_set_template_globals();
		}
	}

	/**
	 * @return array{list<string>, list<string>} Prices that are refused, and the stored price and sum of "3,19".
	 */
	public static function prices(): array {
		return Rollback::after(
			static function (): array {
				self::clear();
				$step    = self::step( 'delivery' );
				$refused = [];
				foreach ( [ '', 'free', '-1', '1e3' ] as $price ) {
					try {
						$step->run( [ 'terminal_price' => $price ] );
					} catch ( SetupException ) {
						$refused[] = $price;
					}
				}
				$instance = $step->run( [ 'terminal_price' => '3,19' ] )['instance'] ?? 0;
				$stored   = get_option( 'woocommerce_woo_lithuaniapost_lpexpress_terminal_' . ( is_int( $instance ) ? $instance : 0 ) . '_settings' );
				$stored   = is_array( $stored ) ? [ $stored['cost'] ?? null, $stored['free_shipping_cost'] ?? null ] : [];
				return [ $refused, array_values( array_filter( $stored, is_string( ... ) ) ) ];
			}
		);
	}

	/**
	 * @return array{sentence: mixed, restored: mixed, refused: list<string>, lines: list<string>}
	 */
	public static function command(): array {
		class_alias( RecordingCli::class, 'WP_CLI' );
		return Rollback::after(
			static function (): array {
				self::clear();
				$command = new SetupCommand( new Steps(), new Runner() );
				$command->setup( [ 'front-page' ], [ 'sentence' => 'Labas' ] );
				$page     = get_option( 'page_on_front' );
				$sentence = parse_blocks( get_post( is_numeric( $page ) ? (int) $page : 0 )->post_content ?? '' )[0]['attrs']['sentence'] ?? '';
				$command->setup( [ 'front-page' ], [ 'undo' => true ] );
				$restored = get_option( 'show_on_front' );
				$command->setup( [], [ 'status' => true ] );
				$refused = array_map( static fn ( array $args ): string => self::refused( $command, ...$args ), [ [ [ 'terminals' ], [] ], [ [ 'none' ], [] ], [ [], [ 'undo' => true ] ] ] );
				$lines   = RecordingCli::$lines;
				return compact( 'sentence', 'restored', 'refused', 'lines' );
			}
		);
	}

	/**
	 * Delivery is offered; a query for the zones fails, and the button is pressed again.
	 *
	 * @return array{string, list<int>, list<int>} The message, and the zones before and after.
	 */
	public static function with_failing_query(): array {
		// First, because it does nothing if the locale is that already.
		switch_to_locale( 'en_US' );
		add_filter( 'locale', static fn (): string => 'en_US' );
		return Rollback::after(
			static function (): array {
				$zones = static fn (): array => array_keys( WC_Shipping_Zones::get_zones() );
				self::clear();
				$runner = new Runner();
				$runner->run( self::step( 'delivery' ), self::suggested( self::step( 'delivery' ) ) );
				$before  = $zones();
				$message = '';
				try {
					FailingQueries::during( '/FROM \S+woocommerce_shipping_zones/', static fn () => $runner->run( self::step( 'delivery' ), [ 'terminal_price' => '3' ] ) );
				} catch ( SetupException $exception ) {
					$message = $exception->getMessage();
				}
				return [ $message, $before, $zones() ];
			}
		);
	}

	/**
	 * The form of the front page, sent from two windows.
	 *
	 * @return list<int> Number of pages that were created, after each.
	 */
	public static function pressed_twice(): array {
		return Rollback::after(
			static function (): array {
				self::clear();
				$count  = static fn (): int => count( (array) get_pages() );
				$before = $count();
				$result = [];
				foreach ( [ 1, 2 ] as $window ) {
					( new Runner() )->press( self::step( 'front-page' ), [ 'sentence' => "Langas {$window}" ] );
					wp_cache_flush();
					$result[] = $count() - $before;
				}
				return $result;
			}
		);
	}

	/**
	 * The command without names. A list of terminals is there: its import would end the transaction.
	 *
	 * @return list<string> IDs of the steps that are done afterwards.
	 */
	public static function command_for_all(): array {
		class_alias( RecordingCli::class, 'WP_CLI' );
		return Rollback::after(
			static function (): array {
				self::clear();
				( new SetupCommand( new Steps(), new Runner() ) )->setup( [], [] );
				return self::done();
			}
		);
	}

	/** @return list<string> */
	private static function done(): array {
		return array_values( array_map( static fn ( Step $step ): string => $step->id(), array_filter( ( new Steps() )->all(), static fn ( Step $step ): bool => $step->status()->is_done ) ) );
	}

	/**
	 * @return array<array-key, mixed> The result of the test in Site Health.
	 */
	public static function health(): array {
		( new SiteHealth( new Steps() ) )->register_hooks();
		$tests  = apply_filters( 'site_status_tests', [ 'direct' => [] ] );
		$test   = is_array( $tests ) && is_array( $tests['direct'] ) && is_array( $tests['direct']['vitrina_setup'] ?? null ) ? $tests['direct']['vitrina_setup']['test'] ?? null : null;
		$result = is_callable( $test ) ? $test() : [];
		return is_array( $result ) ? $result : [];
	}

	public static function clear(): void {
		delete_option( 'vitrina_companion_pages' );
		remove_theme_mod( 'nav_menu_locations' );
		update_option( 'show_on_front', 'posts' );
		foreach ( array_keys( WC_Shipping_Zones::get_zones() ) as $zone ) {
			WC_Shipping_Zones::delete_zone( $zone );
		}
		delete_option( 'woocommerce_vitrina_bank_link_settings' );
	}

	/**
	 * @return list<bool>
	 */
	private static function state( string $id, Runner $runner ): array {
		return [ self::step( $id )->status()->is_done, $runner->can_undo( self::step( $id ) ) ];
	}

	public static function step( string $id ): Step {
		return ( new Steps() )->find( $id ) ?? throw new RuntimeException( "There is no step {$id}." );
	}

	/**
	 * @return array<string, string>
	 */
	public static function suggested( Step $step ): array {
		return array_column( array_map( static fn ( Field $field ): array => [ $field->name, $field->value ], $step->fields() ), 1, 0 );
	}

	/**
	 * @param list<string>              $args
	 * @param array<string, string|bool> $options
	 */
	private static function refused( SetupCommand $command, array $args, array $options ): string {
		try {
			$command->setup( $args, $options );
		} catch ( RuntimeException $exception ) {
			return $exception->getMessage();
		}
		return '';
	}
}
