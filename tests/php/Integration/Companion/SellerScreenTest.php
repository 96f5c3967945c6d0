<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Vitrina\Companion\Withdrawal\WithdrawalPage;
use Vitrina\Companion\Seller\ShopFacts;
use Vitrina\Companion\Seller\Templates;
use Vitrina\Tests\Fixtures\Options;
use Vitrina\Tests\Fixtures\Seller;
use Vitrina\Tests\Fixtures\SiteHealth;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** Vitrina → Seller and law: the form, what is missing, and the templates of pages. */
final class SellerScreenTest extends ThemeTestCase {

	private const SCREEN = '/wp-admin/admin.php?page=vitrina-seller';
	private const SETUP  = '/wp-admin/admin.php?page=vitrina-setup';

	protected function setUp(): void {
		parent::setUp();
		self::shop()->run( static fn () => Seller::delete_all() );
	}

	protected function tearDown(): void {
		self::shop()->run(
			static function (): void {
				Seller::delete_all();
				Users::delete_by_name( 'seller_manager' );
			}
		);
	}

	private static function user( string $name ): Visitor {
		$visitor = self::visitor();
		$visitor->log_in( $name );
		return $visitor;
	}

	private static function manager(): Visitor {
		self::shop()->run( static fn () => Users::ensure( 'seller_manager', 'shop_manager' )->set_role( 'shop_manager' ) );
		return self::user( 'seller_manager' );
	}

	private static function nonce( string $page, string $action ): string {
		self::assertSame( 1, preg_match( "/name=\"action\" value=\"{$action}\">.*?name=\"_wpnonce\" value=\"([^\"]+)\"/s", $page, $found ), $action );
		return $found[1] ?? '';
	}

	/** @param array<string, string> $fields */
	private static function send( Visitor $visitor, string $action, string $nonce, array $fields ): Response {
		return $visitor->post( '/wp-admin/admin-post.php', compact( 'action' ) + [ '_wpnonce' => $nonce ] + $fields );
	}

	/** @return array<string, string>|false */
	private static function stored(): array|false {
		return self::shop()->run(
			static function (): array|false {
				$stored = get_option( 'vitrina_companion_seller' );
				/** @var array<string, string>|false $stored */
				$stored = is_array( $stored ) ? $stored : false;
				return $stored;
			}
		);
	}

	#[TestDox( '[LAW-06] the screen suggests what the shop knows, in labelled fields, and stores and shows nothing of it' )]
	#[Group( 'full' )]
	public function test_suggested(): void {
		$page = self::manager()->get( self::SCREEN )->body;
		self::assertSame( 1, substr_count( $page, '<h1' ) );
		foreach ( [ 'address' => 'Pilies g. 12', 'postcode' => '01123', 'city' => 'Vilnius', 'returns_address' => 'Pilies g. 12, 01123 Vilnius' ] as $field => $value ) {
			self::assertStringContainsString( "value=\"{$value}\" id=\"seller-{$field}\"", $page );
		}
		self::assertStringContainsString( 'https://www.vvtat.lt</textarea>', $page );
		preg_match_all( '/<(?:input|select|textarea)[^>]* id="(seller-[a-z_]+)"/', $page, $fields );
		self::assertCount( 16, $fields[1] );
		foreach ( $fields[1] as $id ) {
			self::assertSame( 1, substr_count( $page, "<label for=\"{$id}\"" ), $id );
		}
		self::assertFalse( self::stored() );
		self::assertStringNotContainsString( 'vitrina-seller', self::visitor()->get( '/' )->body );
	}

	#[TestDox( '[LAW-06] a manager saves the form: valid fields are saved and shown at once, one that is not keeps what was typed and says beside it what is wrong' )]
	public function test_save(): void {
		$manager = self::manager();
		$fields  = [
			'company'      => "Lino \"namai\" & Ko <b>",
			'company_code' => '121215588',
			'vat_code'     => 'lt 119511515',
			'email'        => 'labas"@',
			'dispute_body' => "VVTAT\r\nVilnius",
		] + Seller::FIELDS;
		$page    = self::send( $manager, 'vitrina_seller_save', self::nonce( $manager->get( self::SCREEN )->body, 'vitrina_seller_save' ), $fields )->body;
		foreach ( [
			'company_code' => '121215588',
			'email'        => 'labas&quot;@',
		] as $name => $typed ) {
			self::assertSame( 1, preg_match( "~<input[^>]*value=\"{$typed}\" id=\"seller-{$name}\"[^>]*aria-describedby=\"seller-{$name}-problem[^\"]*\" aria-invalid=\"true\">\s*<p class=\"vitrina-seller-screen__problem\" id=\"seller-{$name}-problem\">~", $page ), $name );
		}
		self::assertSame( 2, substr_count( $page, 'aria-invalid="true"' ) );
		self::assertSame( 1, substr_count( $page, 'role="alert"' ) );
		$stored = self::stored();
		self::assertIsArray( $stored );
		self::assertSame( [ 'Lino "namai" & Ko', 'LT119511515', '1', "VVTAT\nVilnius" ], [ $stored['company'], $stored['vat_code'], $stored['reviews_confirmed'], $stored['dispute_body'] ] );
		self::assertArrayNotHasKey( 'company_code', $stored );
		self::assertStringContainsString( 'LT119511515', (string) strstr( self::visitor()->get( '/' )->body, 'class="vitrina-seller"' ) );

		// The message and what was typed are shown once; a field that fails keeps its stored value.
		self::assertStringNotContainsString( 'aria-invalid="true"', $manager->get( self::SCREEN )->body );
		self::send( $manager, 'vitrina_seller_save', self::nonce( $page, 'vitrina_seller_save' ), [ 'vat_code' => 'LT1' ] + Seller::FIELDS );
		$stored = self::stored();
		self::assertIsArray( $stored );
		self::assertSame( [ 'LT119511515', '121215587' ], [ $stored['vat_code'], $stored['company_code'] ] );
		// An emptied field stays empty: nothing is suggested again.
		$page = self::send( $manager, 'vitrina_seller_save', self::nonce( $page, 'vitrina_seller_save' ), [ 'dispute_body' => '' ] + Seller::FIELDS )->body;
		self::assertStringNotContainsString( 'www.vvtat.lt</textarea>', $page );
		self::assertStringContainsString( 'role="status"', $page );
	}

	#[TestDox( '[LAW-06] what is stored is printed as text in the form' )]
	public function test_escape(): void {
		self::shop()->run( static fn () => Seller::save( [ 'reviews' => '</textarea><script>alert(1)</script>' ] ) );
		$page = self::manager()->get( self::SCREEN )->body;
		self::assertStringNotContainsString( '<script>alert(1)', $page );
		self::assertStringContainsString( 'value="Lino &lt;script&gt;alert(1)', $page );
	}

	#[TestDox( '[LAW-06] who may not manage the shop sees no screen and can send no form, and a form needs its own nonce' )]
	public function test_guards(): void {
		$customer = self::user( 'rasa' );
		self::assertSame( 403, $customer->get( self::SCREEN )->status );

		$manager = self::manager();
		$page    = $manager->get( self::SCREEN )->body;
		$save    = self::nonce( $page, 'vitrina_seller_save' );
		$draft   = self::nonce( $page, 'vitrina_seller_draft' );
		self::assertSame( 403, self::send( $manager, 'vitrina_seller_save', $draft, Seller::FIELDS )->status );
		self::assertSame( 403, self::send( $manager, 'vitrina_seller_draft', $save, [ 'template' => 'terms' ] )->status );
		self::assertSame( 403, self::send( $manager, 'vitrina_seller_draft', $draft, [ 'template' => 'other' ] )->status );
		// The forms are still open when the role is gone.
		self::shop()->run( static fn () => Users::get( 'seller_manager' )->add_cap( 'edit_pages', false ) );
		self::assertSame( 403, self::send( $manager, 'vitrina_seller_draft', $draft, [ 'template' => 'terms' ] )->status );
		self::shop()->run(
			static function (): void {
				Users::get( 'seller_manager' )->remove_cap( 'edit_pages' );
				Users::get( 'seller_manager' )->set_role( 'editor' );
			}
		);
		self::assertSame( 403, self::send( $manager, 'vitrina_seller_save', $save, Seller::FIELDS )->status );
		self::assertSame( 403, self::send( $manager, 'vitrina_seller_draft', $draft, [ 'template' => 'terms' ] )->status );
		self::assertFalse( self::stored() );
		self::assertSame( [], self::shop()->run( static fn (): array => Seller::pages() ) );
	}

	#[TestDox( '[LAW-07] the screen, Site Health and the setup say what is missing, and where everything is shown' )]
	public function test_missing(): void {
		$health = static fn (): array => self::shop()->run(
			static function (): array {
				switch_to_locale( 'en_US' );
				return SiteHealth::result( 'vitrina_seller' );
			}
		);
		$check = 'Pirkėjai nemato, kas parduoda';
		self::assertStringContainsString( $check, self::manager()->get( self::SETUP )->body );
		$empty = $health();
		self::assertSame( 'recommended', $empty['status'] );
		foreach ( [ 'Name of the seller', 'Company code', 'Registered address', 'E-mail', 'Phone', 'Address for returns', 'disputes out of court' ] as $text ) {
			self::assertStringContainsString( $text, $empty['description'] );
		}
		self::assertStringContainsString( 'page=vitrina-seller', $empty['actions'] );

		[ $terms, $privacy ] = self::shop()->run( static fn (): array => [ get_option( 'woocommerce_terms_page_id' ), get_option( 'wp_page_for_privacy_policy' ) ] );
		$page                = self::shop()->run( static fn (): int => Options::number( 'page_on_front' ) );
		try {
			self::shop()->run(
				static function () use ( $page ): void {
					Seller::save();
					update_option( 'woocommerce_terms_page_id', $page );
					update_option( 'wp_page_for_privacy_policy', 0 );
				}
			);
			$rest = $health();
			self::assertSame( '<ul><li>No published page is chosen as: privacy policy.</li></ul>', $rest['description'] );
			self::shop()->run( static fn (): bool => update_option( 'wp_page_for_privacy_policy', $page ) );
			self::assertSame( 'good', $health()['status'] );
			self::assertStringNotContainsString( $check, self::manager()->get( self::SETUP )->body );
			$screen = self::manager()->get( self::SCREEN )->body;
			foreach ( [ 'page=wc-settings&#038;tab=email', 'page=wc-settings&#038;tab=advanced', 'options-privacy.php' ] as $link ) {
				self::assertStringContainsString( $link, $screen );
			}
		} finally {
			self::shop()->run(
				static function () use ( $terms, $privacy ): void {
					update_option( 'woocommerce_terms_page_id', $terms );
					update_option( 'wp_page_for_privacy_policy', $privacy );
				}
			);
		}
	}

	#[TestWith( [ 'terms' ] )]
	#[TestWith( [ 'privacy' ] )]
	#[TestWith( [ 'accessibility' ] )]
	#[TestDox( '[LAW-08] a button creates a draft from the settings of the shop, once, and never overwrites or publishes a page: $name' )]
	public function test_draft( string $name ): void {
		self::shop()->run( static fn () => Seller::save() );
		$manager = self::manager();
		$screen  = $manager->get( self::SCREEN )->body;
		$nonce   = self::nonce( $screen, 'vitrina_seller_draft' );
		$draft   = [
			'template' => $name,
			'language' => 'en_US',
		];
		self::assertStringContainsString( 'role="status"', self::send( $manager, 'vitrina_seller_draft', $nonce, $draft )->body );
		$pages = self::shop()->run( static fn (): array => Seller::pages() );
		self::assertSame( [ $name ], array_keys( $pages ) );
		$id = $pages[ $name ];
		[ $status, $content ] = self::shop()->run( static fn (): array => [ get_post_status( $id ), get_post_field( 'post_content', $id ) ] );
		self::assertSame( 'draft', $status );
		self::assertStringContainsString( '<strong>&#091;This is a template', $content );
		self::assertStringContainsString( 'labas@lino.example', $content );
		self::assertStringNotContainsString( '<script', $content );

		self::shop()->run( static fn () => wp_update_post( [ 'ID' => $id, 'post_content' => 'Mano' ] ) );
		self::assertStringContainsString( 'role="alert"', self::send( $manager, 'vitrina_seller_draft', $nonce, $draft )->body );
		self::assertSame( [ [ $name => $id ], 'Mano' ], self::shop()->run( static fn (): array => [ Seller::pages(), get_post_field( 'post_content', $id ) ] ) );
		self::assertStringContainsString( "post={$id}&#038;action=edit", $manager->get( self::SCREEN )->body );
	}

	#[TestDox( '[LAW-09] the templates are patterns of the editor in Lithuanian and English, made from the real delivery and payment methods, seller, page to withdraw, and date' )]
	public function test_patterns(): void {
		[ $patterns, $titles, $url ] = self::shop()->run(
			static function (): array {
				Seller::save();
				wp_set_current_user( Users::get( 'admin' )->ID );
				$answer = rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/block-patterns/patterns' ) )->get_data();
				return [ is_array( $answer ) ? $answer : [], [ ...ShopFacts::delivery(), ...ShopFacts::payment() ], WithdrawalPage::url() ];
			}
		);
		$contents = [];
		foreach ( $patterns as $pattern ) {
			if ( is_array( $pattern ) && is_string( $pattern['name'] ) && is_string( $pattern['content'] ) ) {
				$contents[ $pattern['name'] ] = $pattern['content'];
			}
		}
		foreach ( [ 'terms', 'privacy', 'accessibility' ] as $name ) {
			foreach ( [ 'lt', 'en' ] as $language ) {
				self::assertArrayHasKey( "vitrina/{$name}-{$language}", $contents );
			}
		}
		self::assertGreaterThan( 3, count( $titles ) );
		foreach ( [ 'vitrina/terms-en', 'vitrina/privacy-en', 'vitrina/terms-lt' ] as $name ) {
			foreach ( $titles as $title ) {
				self::assertStringContainsString( '<li>' . htmlspecialchars( $title ) . '</li>', html_entity_decode( $contents[ $name ] ) );
			}
		}
		self::assertStringContainsString( 'MB „Lino &lt;script&gt;', $contents['vitrina/terms-en'] );
		self::assertNotSame( '', $url );
		self::assertStringContainsString( "href=\"{$url}\"", $contents['vitrina/terms-en'] );
		self::assertStringContainsString( 'Withdraw from the contract here', $contents['vitrina/terms-en'] );
		self::assertStringContainsString( 'Atsisakyti sutarties čia', $contents['vitrina/terms-lt'] );
		self::assertStringContainsString( '2026-10-05', $contents['vitrina/accessibility-en'] );
		// Nobody else builds them.
		self::assertSame( 0, self::shop()->run( static fn (): int => count( array_filter( array_column( \WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'name' ), static fn ( mixed $name ): bool => is_string( $name ) && str_starts_with( $name, 'vitrina/terms' ) ) ) ) );
	}

	#[TestDox( '[LAW-09] a template of a shop that has filled in nothing says in brackets what to write' )]
	public function test_empty_template(): void {
		$contents = self::shop()->run( static fn (): array => array_map( static fn ( string $name ): string => Templates::build( $name, 'en_US' )['content'], [ 'terms', 'accessibility' ] ) );
		self::assertStringContainsString( '<strong>&#091;Write who sells', $contents[0] );
		self::assertStringContainsString( '<strong>&#091;date&#093;</strong>', $contents[1] );
		self::assertSame( 0, preg_match( '/[\[\]]/', implode( '', $contents ) ) );
	}
}
