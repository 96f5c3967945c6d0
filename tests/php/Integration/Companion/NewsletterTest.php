<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Newsletter\Storage\SignupTable;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Mails;
use Vitrina\Tests\Fixtures\PrivacyTools;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Newsletter sign-ups on the real shop, as a browser without JavaScript sends them.
 */
final class NewsletterTest extends ThemeTestCase {

	private const SIGN_UP = '/?vitrina_newsletter=sign-up';

	private const FORM = '[vitrina_newsletter id="7"][vitrina_field name="tema" type="select" options="Žvakės|Kvepalai"][vitrina_field name="svetaine" type="url" required show-if="tema:Kvepalai"][/vitrina_newsletter]';

	protected function setUp(): void {
		parent::setUp();
		self::clean();
	}

	protected function tearDown(): void {
		self::clean();
	}

	private static function clean(): void {
		self::shop()->run(
			static function (): void {
				Database::wpdb()->query( 'DELETE FROM ' . Database::table( 'vitrina_newsletter' ) );
				Mails::delete_all();
			}
		);
	}

	#[TestDox( '[NEWS-01] [LAW-85] a sign-up is kept, confirmed by mail, exported, and erased' )]
	public function test_sign_up_to_erasure(): void {
		$response = $this->sign_up( [ 'email' => 'Ruta@Example.lt', 'tema' => 'Kvepalai', 'svetaine' => 'ruta.lt', 'hidden' => 'x' ] );
		self::assertStringContainsString( 'newsletter=sent', $response->url );
		$rows = $this->rows();
		self::assertCount( 1, $rows );
		self::assertSame( [ 'ruta@example.lt', 'Form #7', '{"tema":"Kvepalai","svetaine":"http://ruta.lt"}', '0' ], [ $rows[0]['email'], $rows[0]['form'], $rows[0]['answers'], $rows[0]['confirmed_at'] ] );

		$confirm = $this->link( 'confirm' );
		// A mail scanner opens the link, and confirms nothing.
		self::assertSame( 200, self::visitor()->get( $confirm )->status );
		self::assertSame( '0', $this->rows()[0]['confirmed_at'] );
		self::assertSame( 200, self::visitor()->post( $confirm, [] )->status );
		self::assertGreaterThan( 0, (int) $this->rows()[0]['confirmed_at'] );
		self::assertSame( '', $this->rows()[0]['source'] );

		$exported = self::shop()->run( static fn (): array => PrivacyTools::export( 'vitrina-newsletter', 'ruta@example.lt' ) );
		self::assertStringContainsString( 'http:\/\/ruta.lt', (string) json_encode( $exported ) );

		$erased = self::shop()->run( static fn (): array => PrivacyTools::erase( 'vitrina-newsletter', 'RUTA@example.lt' ) );
		self::assertTrue( $erased['items_removed'] );
		self::assertSame( [], $this->rows() );
	}

	#[TestDox( '[NEWS-01] who has confirmed leaves by the link of the mail' )]
	public function test_unsubscribe(): void {
		$this->sign_up( [ 'email' => 'ruta@example.lt' ] );
		self::visitor()->post( $this->link( 'confirm' ), [] );
		self::visitor()->post( $this->link( 'leave' ), [] );
		self::assertSame( [], $this->rows() );
	}

	#[TestDox( '[NEWS-01] only the ticket of the mail confirms, and only for seven days' )]
	public function test_confirmation_token(): void {
		$this->sign_up( [ 'email' => 'ruta@example.lt' ] );
		$confirm = $this->link( 'confirm' );
		foreach ( [ substr( $confirm, 0, -1 ) . ( str_ends_with( $confirm, 'a' ) ? 'b' : 'a' ), $this->link( 'leave', 'confirm' ) ] as $forged ) {
			self::assertSame( 410, self::visitor()->post( $forged, [] )->status );
		}
		self::update_signups( 'created_at = created_at - 8 * 86400' );
		self::assertSame( 410, self::visitor()->post( $confirm, [] )->status );
		self::assertSame( '0', $this->rows()[0]['confirmed_at'] );
		self::shop()->run( static fn () => do_action( 'vitrina_newsletter_daily' ) );
		self::assertSame( [], $this->rows() );
	}

	#[TestDox( '[NEWS-01] a form of another site, or one that the owner has not written, keeps nothing' )]
	public function test_origin_and_signature(): void {
		$fields = http_build_query( [ 'form' => $this->signed_form(), 'email' => 'ruta@example.lt' ] );
		foreach ( [ 'Origin: https://evil.example', 'Sec-Fetch-Site: cross-site', 'Origin: null' ] as $header ) {
			self::assertSame( 403, self::visitor()->send( 'POST', self::SIGN_UP, $fields, [ $header, 'Accept: application/json' ] )->status, $header );
		}
		$forged = base64_encode( '{"id":"7","name":"x","fields":[]}' ) . strstr( $this->signed_form(), '.' );
		self::assertSame( 403, $this->sign_up_by_script( [ 'form' => $forged, 'email' => 'ruta@example.lt' ] )->status );
		self::assertSame( 405, self::visitor()->get( self::SIGN_UP )->status );
		self::assertSame( [], $this->rows() );
	}

	#[TestDox( '[NEWS-01] a program that fills in the trap hears yes, and nothing is kept or sent' )]
	public function test_honeypot(): void {
		self::assertSame( 'sent', $this->sign_up_by_script( [ 'email' => 'ruta@example.lt', 'company_address' => 'Vilnius' ] )->json()['code'] ?? '' );
		self::assertSame( [], $this->rows() );
		self::assertSame( [], $this->mails() );
	}

	#[TestDox( '[FIX-19] [NEWS-01] the REST route takes a sign-up as the form does, refuses what the form refuses, and nothing is cached' )]
	public function test_route(): void {
		$good = [ 'form' => $this->signed_form(), 'fields' => [ 'email' => 'ruta@example.lt', 'tema' => 'Žvakės' ] ];
		self::assertSame( 'refused', $this->sign_up_by_rest( $good, [ 'Origin: https://evil.example' ] )->json()['code'] ?? '' );
		self::assertSame( 'refused', $this->sign_up_by_rest( [ 'form' => 'x' ] + $good )->json()['code'] ?? '' );
		self::assertSame( 'sent', $this->sign_up_by_rest( $good + [ 'company_address' => 'Vilnius' ] )->json()['code'] ?? '' );
		self::assertSame( 'email', $this->sign_up_by_rest( [ 'fields' => [ 'email' => 'ruta' ] ] + $good )->json()['code'] ?? '' );
		foreach ( [ 'x', [ 'email' => [ 'x' => [ 'y' ] ] ], [ 'email' => str_repeat( 'x', 501 ) ], array_fill_keys( array_map( fn ( int $at ): string => "f{$at}", range( 1, 51 ) ), 'x' ) ] as $fields ) {
			self::assertSame( 'rest_invalid_param', $this->sign_up_by_rest( [ 'fields' => $fields ] + $good )->json()['code'] ?? '' );
		}
		self::assertSame( [], $this->rows() );

		$response = $this->sign_up_by_rest( $good );
		self::assertStringContainsString( 'no-store', $response->header( 'cache-control' ) );
		self::assertSame( [ 200, 'sent' ], [ $response->status, $response->json()['code'] ?? '' ] );
		self::assertSame( [ 'ruta@example.lt', '{"tema":"Žvakės"}' ], [ $this->rows()[0]['email'], $this->rows()[0]['answers'] ] );
		self::assertCount( 1, $this->mails() );
		for ( $number = 2; $number <= 10; $number++ ) {
			$this->sign_up_by_script( [ 'email' => "ruta{$number}@example.lt" ] );
		}
		self::assertSame( 429, $this->sign_up_by_rest( [ 'fields' => [ 'email' => 'ruta11@example.lt' ] ] + $good )->status );
	}

	/**
	 * @param array<string, mixed> $data
	 * @param list<string>         $headers
	 */
	private function sign_up_by_rest( array $data, array $headers = [] ): Response {
		return self::visitor()->send( 'POST', '/wp-json/vitrina/v1/newsletter', (string) json_encode( $data ), [ 'Content-Type: application/json', ...$headers ] );
	}

	#[TestDox( '[NEWS-01] one sender signs up ten addresses in an hour, not more' )]
	public function test_rate(): void {
		for ( $number = 1; $number <= 10; $number++ ) {
			self::assertSame( 200, $this->sign_up_by_script( [ 'email' => "ruta{$number}@example.lt" ] )->status );
		}
		self::assertSame( 429, $this->sign_up_by_script( [ 'email' => 'ruta11@example.lt' ] )->status );
		self::assertCount( 10, $this->rows() );
	}

	#[TestDox( '[NEWS-01] one address gets one mail, however often it is entered' )]
	public function test_mails(): void {
		for ( $time = 0; $time < 3; $time++ ) {
			self::assertSame( 200, $this->sign_up_by_script( [ 'email' => 'ruta@example.lt' ] )->status );
		}
		self::assertCount( 1, $this->mails() );
	}

	#[TestDox( '[FIX-30] an address that never confirms gets five mails at most' )]
	#[Group( 'full' )]
	public function test_mail_limit(): void {
		for ( $time = 0; $time < 7; $time++ ) {
			self::assertSame( 200, $this->sign_up_by_script( [ 'email' => 'ruta@example.lt' ] )->status );
			self::update_signups( 'mailed_at = mailed_at - 3600' );
		}
		self::assertCount( 5, $this->mails() );
	}

	#[TestDox( '[FIX-30] a later form does not change what was confirmed' )]
	public function test_confirmed_answers(): void {
		$first = self::add_and_confirm( 'a form', [ 'tema' => 'Kvepalai' ], 1_800_000_000 );
		$later = self::add_and_confirm( 'another', [ 'tema' => 'Kita' ], 1_800_000_100 );
		self::assertSame( [ 'a form', [ 'tema' => 'Kvepalai' ] ], $first );
		self::assertSame( $first, $later );
	}

	/**
	 * @param array<string, string> $answers
	 * @return array{string, array<string, string>} Stored form and answers.
	 */
	private static function add_and_confirm( string $form, array $answers, int $now ): array {
		return self::shop()->run(
			static function () use ( $form, $answers, $now ): array {
				$table = new SignupTable();
				$table->add( 'ruta@example.lt', $form, $answers, '/', '', $now );
				$signup = $table->find_by_email( 'ruta@example.lt' );
				if ( $signup === null ) {
					return [ '', [] ];
				}
				$table->confirm( $signup->id, $now );
				return [ $signup->form, $signup->answers ];
			}
		);
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function refused(): array {
		return FastRun::first( 2, [
			'no address'                     => [ [ 'email' => 'ruta' ], 'email' ],
			'a list in place of an address'  => [ [ 'email' => [ [ 'ruta@example.lt' ] ] ], 'email' ],
			'lines for a mail of their own'  => [ [ 'email' => "ruta@example.lt\r\nBcc: a@example.lt" ], 'email' ],
			'a shown field that is required' => [ [ 'email' => 'ruta@example.lt', 'tema' => 'Kvepalai' ], 'missing' ],
		] );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'refused' )]
	#[TestDox( '[NEWS-01] refused: $_dataName' )]
	public function test_refused( array $fields, string $code ): void {
		$response = $this->sign_up_by_script( $fields );
		self::assertSame( [ 400, $code ], [ $response->status, $response->json()['code'] ?? '' ] );
		self::assertSame( [], $this->rows() );
	}

	#[TestDox( '[NEWS-01] what is hidden is not required and not kept; what cannot be chosen neither' )]
	public function test_hidden(): void {
		$this->sign_up_by_script( [ 'email' => 'ruta@example.lt', 'tema' => 'Nėra', 'svetaine' => 'ruta.lt' ] );
		self::assertSame( '[]', $this->rows()[0]['answers'] );
	}

	#[TestDox( '[NEWS-01] the form holds no nonce and is the same for everybody; what it prints is escaped' )]
	public function test_form(): void {
		$html = self::shop()->run(
			static function (): array {
				$form = '[vitrina_newsletter name="<b>x</b>" button="<i>y"][vitrina_field name="a" label="<img src=x onerror=alert(1)>" options="<u>"][/vitrina_newsletter]';
				wp_set_current_user( 0 );
				$for_guest = do_shortcode( $form );
				wp_set_current_user( 1 );
				return [ $for_guest, do_shortcode( $form ) ];
			}
		);
		self::assertSame( $html[0], $html[1] );
		self::assertStringNotContainsString( 'nonce', $html[0] );
		self::assertStringNotContainsString( '<img', $html[0] );
		self::assertStringNotContainsString( '<i>', $html[0] );
		$page = self::visitor()->get( '/?newsletter=%3Cb%3Ex&newsletter-form=1' );
		self::assertStringNotContainsString( '<b>x', $page->body );
	}

	#[TestDox( '[NEWS-01] the file of sign-ups: for who runs the shop, with a nonce, and no formula in it' )]
	#[Group( 'full' )]
	public function test_export(): void {
		$this->sign_up_by_script( [ 'email' => '=cmd@example.lt' ] );
		self::update_signups( 'confirmed_at = 1' );

		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$screen = $admin->get( '/wp-admin/admin.php?page=vitrina-newsletter' );
		self::assertStringContainsString( '=cmd@example.lt', $screen->text() );
		$export = [ 'action' => 'vitrina_newsletter_export' ];
		self::assertSame( 403, $admin->post( '/wp-admin/admin-post.php', $export )->status );
		$file = $admin->post( '/wp-admin/admin-post.php', $export + [ '_wpnonce' => $screen->field( '_wpnonce' ) ] );
		self::assertStringStartsWith( 'text/csv', $file->header( 'content-type' ) );
		self::assertStringContainsString( "\n'=cmd@example.lt,", $file->body );

		$customer = self::visitor();
		$customer->log_in( 'rasa' );
		// A nonce of the customer's own, so that only the capability is in the way.
		foreach ( [ 'export', 'delete' ] as $what ) {
			$refused = $customer->post( '/wp-admin/admin-post.php', [ 'action' => "vitrina_newsletter_{$what}", '_wpnonce' => $this->nonce_of( $customer, "vitrina_newsletter_{$what}" ), 'signups' => [ $this->rows()[0]['id'] ] ] );
			self::assertSame( 403, $refused->status );
			self::assertStringNotContainsString( 'cmd@example.lt', $refused->body );
		}
		self::assertSame( 403, $admin->post( '/wp-admin/admin-post.php', [ 'action' => 'vitrina_newsletter_delete', 'signups' => [ $this->rows()[0]['id'] ] ] )->status );
		self::assertCount( 1, $this->rows() );
	}

	/**
	 * @return string A valid nonce of the visitor.
	 */
	private function nonce_of( Visitor $visitor, string $action ): string {
		$remove = self::shop()->add_code(
			'nonce',
			static function (): void {
				add_action(
					'init',
					static function (): void {
						if ( is_string( $_GET['test-nonce'] ?? null ) ) {
							echo wp_create_nonce( $_GET['test-nonce'] );
							exit;
						}
					}
				);
			}
		);
		try {
			return $visitor->get( "/?test-nonce={$action}" )->body;
		} finally {
			$remove();
		}
	}

	private function signed_form(): string {
		$form = self::FORM;
		$html = self::shop()->run_cached( static fn (): string => do_shortcode( $form ) );
		self::assertSame( 1, preg_match( '/name="form" value="([^"]+)"/', $html, $found ) );
		return html_entity_decode( $found[1] ?? '' );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function sign_up( array $fields ): Response {
		return self::visitor()->post( self::SIGN_UP, $fields + [ 'form' => $this->signed_form() ] );
	}

	/**
	 * Signs up as the form's script does.
	 *
	 * @param array<string, mixed> $fields
	 */
	private function sign_up_by_script( array $fields ): Response {
		return self::visitor()->send( 'POST', self::SIGN_UP, http_build_query( $fields + [ 'form' => $this->signed_form() ] ), [ 'Accept: application/json' ] );
	}

	/**
	 * @return list<array<string, string>>
	 */
	private function rows(): array {
		/** @var list<array<string, string>> $rows */
		$rows = self::shop()->run( static fn (): mixed => Database::wpdb()->get_results( 'SELECT * FROM ' . Database::table( 'vitrina_newsletter' ) . ' ORDER BY id', ARRAY_A ) );
		return $rows;
	}

	/**
	 * @return list<string>
	 */
	private function mails(): array {
		return self::shop()->run( static fn (): array => Mails::all() );
	}

	/**
	 * @param string $set SQL.
	 */
	private static function update_signups( string $set ): void {
		self::shop()->run( static fn () => Database::wpdb()->query( 'UPDATE ' . Database::table( 'vitrina_newsletter' ) . " SET {$set}" ) );
	}

	/**
	 * The path of a link in the last mail.
	 *
	 * @param string $as Another purpose, to which the link is changed.
	 */
	private function link( string $purpose, string $as = '' ): string {
		$mail = implode( "\n", $this->mails() );
		self::assertSame( 1, preg_match( '~vitrina_newsletter=' . $purpose . '&signup=\d+&ticket=[0-9a-f]{64}~', stripslashes( $mail ), $found ), $mail );
		return '/?' . str_replace( "={$purpose}&", $as === '' ? "={$purpose}&" : "={$as}&", $found[0] ?? '' );
	}
}
