<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Vitrina\Tests\Fixtures\DeliveryZones;
use Vitrina\Tests\Fixtures\DemoContent;
use Vitrina\Tests\Fixtures\FailedSteps;
use Vitrina\Tests\Fixtures\SetupSteps;
use Vitrina\Tests\Fixtures\UndoneSteps;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\FailedQueries\QueryFailures;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** Vitrina → Setup. That it leads from five zips to a paid order is tested in the browser: tests/e2e/setup.spec.ts. */
final class SetupTest extends ThemeTestCase {

	private const SCREEN = '/wp-admin/admin.php?page=vitrina-setup';

	#[TestDox( '[OWN-01] the screen shows all steps, what is true of each, and only the buttons that the user may press' )]
	public function test_screen(): void {
		$admin = self::user( 'admin' )->get( self::SCREEN );
		self::assertSame( 200, $admin->status );
		foreach ( [ 'parts', 'pages', 'menu', 'front-page', 'terminals', 'delivery', 'bank', 'demo', 'legal', 'order' ] as $step ) {
			self::assertSame( 1, substr_count( $admin->body, "id=\"step-{$step}\"" ), $step );
		}
		self::assertStringContainsString( 'Paštomatai: ', $admin->body );
		self::assertStringContainsString( 'name="terminals" type="file"', $admin->body );
		self::assertStringNotContainsString( 'Šį žingsnį gali atlikti tik administratorius.', $admin->body );
	}

	#[TestDox( '[OWN-01] who may not manage the shop sees neither the screen nor the offer of it' )]
	public function test_capability(): void {
		$customer = self::visitor();
		$customer->log_in( 'rasa' );
		self::assertSame( 403, $customer->get( self::SCREEN )->status );
	}

	#[TestDox( '[OWN-01] a step runs only by its own button: with another nonce, or for a customer, nothing is changed' )]
	public function test_guards(): void {
		$read   = static fn (): array => [ get_option( 'show_on_front' ), get_option( 'page_on_front' ), get_option( 'vitrina_companion_setup' ) ];
		$before = self::shop()->run( $read );
		$admin  = self::user( 'admin' );
		$nonce  = self::nonce( $admin, 'terminals' );
		self::assertSame( 403, self::send( $admin, 'vitrina_setup_run', 'front-page', $nonce )->status );
		self::assertSame( 403, self::send( $admin, 'vitrina_setup_undo', 'terminals', $nonce )->status );
		$customer = self::user( 'rasa' );
		self::assertSame( 403, self::send( $customer, 'vitrina_setup_run', 'terminals', $nonce )->status );
		self::assertSame( $before, self::shop()->run( $read ) );
	}

	#[TestDox( '[OWN-01] who may no longer do a step, or manage the shop, cannot send a form that is still open' )]
	public function test_step_capability(): void {
		self::shop()->run( static fn () => Users::ensure( 'setup_manager', 'shop_manager' )->set_role( 'shop_manager' ) );
		try {
			$manager = self::user( 'setup_manager' );
			self::assertStringContainsString( 'Šį žingsnį gali atlikti tik administratorius.', $manager->get( self::SCREEN )->body );
			$nonce = self::nonce( $manager, 'pages' );
			self::shop()->run( static fn () => Users::get( 'setup_manager' )->add_cap( 'publish_pages', false ) );
			self::assertStringContainsString( 'Šio žingsnio atlikti negalite.', self::send( $manager, 'vitrina_setup_run', 'pages', $nonce )->body );
			self::shop()->run( static fn () => Users::get( 'setup_manager' )->set_role( 'editor' ) );
			self::assertStringContainsString( 'Šio žingsnio atlikti negalite.', self::send( $manager, 'vitrina_setup_run', 'pages', $nonce )->body );
		} finally {
			self::shop()->run( static fn () => Users::delete_by_name( 'setup_manager' ) );
		}
	}

	#[TestDox( '[OWN-01] a step that cannot be done says why, changes nothing, and the owner comes back to it' )]
	public function test_refused(): void {
		$admin    = self::user( 'admin' );
		$response = self::send( $admin, 'vitrina_setup_run', 'terminals', self::nonce( $admin, 'terminals' ) );
		self::assertSame( 200, $response->status );
		self::assertStringContainsString( 'role="alert"', $response->body );
		self::assertStringContainsString( 'Pirmiausia pasirinkite failą su paštomatais', $response->body );
		self::assertStringNotContainsString( 'role="alert"', $admin->get( self::SCREEN )->body, 'The message is shown once.' );
	}

	#[TestDox( '[OWN-01] a step that fails halfway leaves nothing behind: no active plugin, no page, no menu' )]
	public function test_failing_halfway(): void {
		self::assertSame( [ true, [], false ], self::shop()->run( static fn (): array => FailedSteps::parts() ) );
		self::assertSame( [ true, [] ], self::shop()->run( static fn (): array => FailedSteps::pages() ) );
		self::assertSame( [ true, [] ], self::shop()->run( static fn (): array => FailedSteps::menu() ) );
	}

	#[TestDox( '[OWN-01] where a query fails, the screen says so, and a step does not create a second time what only looks missing' )]
	public function test_failing_query(): void {
		[ $message, $before, $after ] = self::shop()->run( static fn (): array => SetupSteps::with_failing_query() );
		self::assertStringContainsString( 'The database did not answer', $message );
		self::assertSame( $before, $after );

		$admin  = self::user( 'admin' );
		$remove = QueryFailures::install( self::shop() );
		try {
			$admin->get( self::SCREEN );
			$page = $admin->send( 'GET', self::SCREEN, '', QueryFailures::headers( '/FROM \S+woocommerce_shipping_zones/' ) )->body;
		} finally {
			$remove();
		}
		self::assertStringContainsString( 'role="alert"', $page );
		self::assertStringNotContainsString( 'role="alert"', $admin->get( self::SCREEN )->body );
	}

	#[TestDox( '[OWN-01] a step that was done in another window is not done a second time' )]
	public function test_second_window(): void {
		self::assertSame( [ 1, 1 ], self::shop()->run( static fn (): array => SetupSteps::pressed_twice() ) );
	}

	#[TestWith( [ 'pages' ] )]
	#[TestWith( [ 'menu' ] )]
	#[TestWith( [ 'front-page' ] )]
	#[TestWith( [ 'delivery' ] )]
	#[TestWith( [ 'bank' ] )]
	#[TestDox( '[OWN-01] a step that is necessary runs, is done, and can be undone: $id' )]
	public function test_step( string $id ): void {
		self::assertSame( [ false, false, true, true, false, false ], self::shop()->run( static fn (): array => SetupSteps::round( $id ) ) );
	}

	#[TestDox( '[OWN-01] undoing takes away nothing of the owner: a menu of the same name, another method in the zone, the address of a provider' )]
	public function test_what_stays(): void {
		$expected = [
			'menu'    => true,
			'methods' => [ 'flat_rate' ],
			'bank'    => [ 'api_url' => 'https://bank.example' ],
		];
		self::assertSame( $expected, self::shop()->run( static fn (): array => SetupSteps::what_stays() ) );
	}

	#[TestDox( '[OWN-01] undoing the menus keeps the menu that the owner has given to a place since' )]
	public function test_menu_of_the_owner(): void {
		[ $places, $own ] = self::shop()->run( static fn (): array => UndoneSteps::menu() );
		self::assertGreaterThan( 0, $own );
		self::assertSame( [ 'primary' => $own ], $places );
	}

	#[TestDox( '[OWN-01] undoing the front page keeps the one that the owner has chosen since' )]
	public function test_front_page_of_the_owner(): void {
		self::assertSame( [ 'page', true ], self::shop()->run( static fn (): array => UndoneSteps::front_page() ) );
	}

	#[TestDox( '[OWN-01] undoing the payment by bank keeps the settings that the owner has changed since' )]
	public function test_bank_of_the_owner(): void {
		$expected = [
			'mode'           => 'live',
			'bank_selection' => [ 'LT-OWN' ],
		];
		self::assertSame( $expected, self::shop()->run( static fn (): array => UndoneSteps::bank() ) );
	}

	#[TestDox( '[OWN-01] undone, the first step restores the former theme, unless the owner has activated another one since' )]
	public function test_theme_after_undo(): void {
		self::assertSame( 'storefront', self::shop()->run( static fn (): string => SetupSteps::theme_after_undo( 'vitrina' ) ) );
		self::assertSame( 'twentytwentythree', self::shop()->run( static fn (): string => SetupSteps::theme_after_undo( 'twentytwentythree' ) ) );
	}

	#[TestDox( '[OWN-01] delivery gets the price that the owner typed; what is no price is refused' )]
	public function test_delivery_price(): void {
		self::assertSame( [ [ '', 'free', '-1', '1e3' ], [ '3.19', '' ] ], self::shop()->run( static fn (): array => SetupSteps::prices() ) );
	}

	#[TestDox( '[OWN-01] a method that the zone had before delivery was set up stays when that is undone, with its own price' )]
	public function test_own_method(): void {
		self::assertSame( [ true, true, '' ], self::shop()->run( static fn (): array => DeliveryZones::without_price() ) );
		self::assertSame( '4', self::shop()->run( static fn (): mixed => DeliveryZones::changed_price() ) );
	}

	#[TestDox( '[OWN-01] delivery is set up beside a method that the owner has disabled, which stays' )]
	public function test_disabled_method(): void {
		self::assertSame( [ true, true ], self::shop()->run( static fn (): array => DeliveryZones::disabled() ) );
	}

	#[TestDox( '[OWN-01] delivery is set up for all of Lithuania where a zone is limited to postcodes, which it still serves' )]
	public function test_zone_of_postcodes(): void {
		self::assertSame( [ true, true, true ], self::shop()->run( static fn (): array => DeliveryZones::postcodes() ) );
	}

	#[TestDox( '[OWN-01] the zone for Lithuania comes before the owner’s zone for Europe or for all places, and after a zone for one postcode' )]
	public function test_wide_zone(): void {
		self::assertSame( [ true, true, true ], self::shop()->run( static fn (): array => DeliveryZones::wide_zone( 'EU' ) ) );
		self::assertSame( [ true, true, true ], self::shop()->run( static fn (): array => DeliveryZones::wide_zone( null ) ) );
	}

	#[TestDox( '[OWN-01] delivery is not done where a zone for Europe comes before the one for Lithuania; the button puts that one first' )]
	public function test_zone_behind_another(): void {
		[ $is_done, $sentence, $is_done_then, $is_first ] = self::shop()->run( static fn (): array => DeliveryZones::behind_another() );
		self::assertFalse( $is_done );
		self::assertIsString( $sentence );
		self::assertStringContainsString( '„Plati zona“', $sentence );
		self::assertSame( [ true, true ], [ $is_done_then, $is_first ] );
	}

	#[TestDox( '[OWN-01] the command runs and undoes steps, prints what is true, and fails if a step is refused' )]
	public function test_command(): void {
		$result = self::shop()->run( static fn (): array => SetupSteps::command() );
		self::assertSame( [ 'Labas', 'posts' ], [ $result['sentence'], $result['restored'] ] );
		self::assertSame( [ 'Ne viską pavyko atlikti; žiūrėkite įspėjimus.', 'Nėra žingsnio „none“.', 'Nurodykite, kuriuos žingsnius atšaukti.' ], $result['refused'] );
		self::assertContains( '[x] front-page: Pradžios puslapis yra „Pradžia“.', $result['lines'] );
		self::assertContains( '[ ] front-page: Pradžios puslapyje rodomi naujausi įrašai.', $result['lines'] );
	}

	#[TestDox( '[OWN-01] the command without names does what the buttons do: pages, menu, front page, delivery and bank' )]
	public function test_command_for_all(): void {
		$done = self::shop()->run( static fn (): array => SetupSteps::command_for_all() );
		self::assertSame( [ 'pages', 'demo', 'menu', 'front-page', 'terminals', 'delivery', 'bank' ], array_values( array_diff( $done, [ 'parts', 'legal', 'order' ] ) ) );
	}

	#[TestDox( '[OWN-01] Site Health says what is missing, and the list of tasks of WooCommerce leads to the setup' )]
	public function test_health(): void {
		$health = self::shop()->run( static fn (): array => SetupSteps::health() );
		self::assertSame( 'recommended', $health['status'] );
		self::assertIsString( $health['description'] );
		self::assertStringContainsString( 'https', $health['description'] );
		self::assertStringContainsString( 'bandomuoju režimu', $health['description'] );

		$admin = self::user( 'admin' );
		$nonce = $admin->get( '/wp-admin/admin-ajax.php?action=rest-nonce' )->body;
		$tasks = $admin->get( "/wp-json/wc-admin/onboarding/tasks?_wpnonce={$nonce}" )->body;
		self::assertSame( 1, preg_match_all( '/"id":"vitrina-setup"/', $tasks ) );
		self::assertStringContainsString( 'admin.php?page=vitrina-setup', str_replace( '\/', '/', $tasks ) );
	}

	#[TestDox( '[OWN-01] the offer on the dashboard leads to the setup, and stays away once it is declined' )]
	#[Group( 'full' )]
	public function test_offer(): void {
		$admin = self::user( 'admin' );
		$first = $admin->get( '/wp-admin/index.php' )->body;
		self::assertSame( 1, preg_match( '/value="vitrina_setup_skip">.*?name="_wpnonce" value="([^"]+)"/s', $first, $found ) );
		try {
			$second = $admin->post( '/wp-admin/admin-post.php', [
				'action' => 'vitrina_setup_skip',
				'_wpnonce' => $found[1] ?? '',
			] );
			self::assertSame( 200, $second->status );
			self::assertStringNotContainsString( 'vitrina_setup_skip', $admin->get( '/wp-admin/index.php' )->body );
		} finally {
			self::shop()->run( static fn (): bool => delete_option( 'vitrina_companion_setup_offer' ) );
		}
	}

	#[TestDox( '[OWN-11] samples are imported and removed in parts, also after a failure; what the owner changed or uses stays, and is named' )]
	public function test_samples(): void {
		$result = self::shop()->run( static fn (): array => DemoContent::round() );
		self::assertSame( [ 1, 13 ], $result['started'] );
		self::assertSame( 'Could not insert attachment into the database.', $result['failed'] );
		self::assertSame( 10, $result['steps'] );
		self::assertSame( [ 10, 3, 10, 2 ], $result['all'], 'Products, variations, pictures; the category of the owner is used.' );
		self::assertTrue( $result['again'], 'A second import adds nothing.' );
		self::assertIsString( $result['broken'] );
		self::assertStringContainsString( 'did not answer', $result['broken'] );
		self::assertSame( [ 'Pine Forest', 'Perfumes', 'Candles' ], $result['kept'] );
		self::assertSame( [ 'Pine Forest' ], $result['left'] );
		self::assertSame( [ true, true, 'Mano', 0 ], $result['places'] );
		self::assertSame( [ 'The samples are in the shop. Remove them before you open it.', 'The samples are removed. These stay, because you changed or use them: Pine Forest, Perfumes, Candles.' ], $result['texts'] );
	}

	#[TestWith( [ true ] )]
	#[TestWith( [ false ] )]
	#[TestDox( '[OWN-11] a category is removed with the samples even if the import was interrupted right after creating it (goes on: $goes_on)' )]
	public function test_interrupted_samples( bool $goes_on ): void {
		self::assertSame( [ 1, 0 ], self::shop()->run( static fn (): array => DemoContent::interrupted( $goes_on ) ) );
	}

	#[TestDox( '[OWN-11] a category of the owner stays also if a query failed while the import found it' )]
	public function test_own_category_after_failure(): void {
		self::assertTrue( self::shop()->run( static fn (): bool => DemoContent::own_category_after_failure() ) );
	}

	private static function user( string $name ): Visitor {
		$visitor = self::visitor();
		$visitor->log_in( $name );
		return $visitor;
	}

	private static function nonce( Visitor $visitor, string $step ): string {
		self::assertSame( 1, preg_match( "/name=\"step\" value=\"{$step}\"><input type=\"hidden\" name=\"_wpnonce\" value=\"([^\"]+)\"/", str_replace( 'id="_wpnonce" ', '', $visitor->get( self::SCREEN )->body ), $found ) );
		return $found[1] ?? '';
	}

	private static function send( Visitor $visitor, string $action, string $step, string $nonce ): Response {
		return $visitor->post( '/wp-admin/admin-post.php', compact( 'action', 'step' ) + [ '_wpnonce' => $nonce ] );
	}
}
