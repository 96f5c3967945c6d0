<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\OrderConfirmation;
use Vitrina\Companion\Terms\CurrentTerms;
use Vitrina\Companion\Terms\OrderTerms;
use Vitrina\Companion\Terms\Storage\TermsTable;
use Vitrina\Companion\Terms\TermsDocument;
use Vitrina\Companion\Withdrawal\Conditions;
use Vitrina\Companion\Withdrawal\ModelForm;
use Vitrina\Companion\Withdrawal\WithdrawalPage;
use Vitrina\Runtime\Database as RuntimeDatabase;
use Vitrina\Tests\Fixtures\Mails;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;
use Vitrina\Tests\Integration\Support\FastRun;

/** The e-mail that confirms an order, as a durable medium of the contract. */
final class TermsTest extends BankTestCase {
	/** Has no cart of another test. */
	private const CUSTOMER = 'terms-customer';

	/** Removes the code that keeps the files of each e-mail. */
	private static ?Closure $remove_code = null;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( self::has_shop() ) {
			$name = self::CUSTOMER;
			self::shop()->run( static fn (): int => Users::create_customer( $name ) );
			self::$remove_code = self::shop()->add_code(
				'mail-files',
				static function (): void {
					add_filter( 'pre_option_WPLANG', static fn ( mixed $locale ): mixed => get_option( 'vitrina_test_locale', $locale ), 20 );
					add_filter(
						'wp_mail',
						static function ( array $mail ): array {
							foreach ( array_filter( (array) $mail['attachments'], is_string( ... ) ) as $path ) {
								file_put_contents( dirname( ABSPATH ) . '/mail/' . uniqid( 'file-', true ), json_encode( [
									'to' => $mail['to'],
									'name' => basename( $path ),
									'text' => file_get_contents( $path ),
								], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
							}
							return $mail;
						}
					);
				}
			);
		}
	}

	public static function tearDownAfterClass(): void {
		if ( self::$remove_code !== null ) {
			( self::$remove_code )();
			$name = self::CUSTOMER;
			self::shop()->run(
				static function () use ( $name ): void {
					delete_option( 'vitrina_test_locale' );
					Users::delete_by_name( $name );
				}
			);
		}
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		self::shop()->run( static fn () => Mails::delete_all() );
	}

	/** @return array<string, array{bool, string, bool}> Store API, locale, customer. */
	public static function checkouts(): array {
		return FastRun::first( 1, [
			'classic, lt, guest'    => [ false, 'lt_LT', false ],
			'block, en, customer'   => [ true, 'en_US', true ],
			'classic, en, customer' => [ false, 'en_US', true ],
			'block, lt, guest'      => [ true, 'lt_LT', false ],
		] );
	}

	#[DataProvider( 'checkouts' )]
	#[TestDox( '[LAW-36] [LAW-37] the confirmation of an order carries conditions, model form and the terms of that day: $_dataName' )]
	public function test_confirmation( bool $is_by_store_api, string $locale, bool $is_customer ): void {
		self::shop()->run( static fn () => update_option( 'vitrina_test_locale', $locale ) );
		$email = 'terms-' . bin2hex( random_bytes( 4 ) ) . '@vitrina.example';
		$order = self::place_order( $email, $is_by_store_api, $is_customer );

		[ $hash, $document, $texts, $confirmed_by ] = self::shop()->run(
			static function () use ( $order ): array {
				$placed  = Orders::get( $order );
				$version = ( new TermsTable() )->find( OrderTerms::hash_of( $placed ) );
				return [ OrderTerms::hash_of( $placed ), $version === null ? '' : TermsDocument::html( $version ), [ ...Conditions::paragraphs( $placed ), ModelForm::title(), ...ModelForm::lines() ], $placed->get_meta( OrderConfirmation::META ) ];
			}
		);
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $hash );
		self::assertSame( self::shop()->run( static fn (): string => (string) CurrentTerms::read()?->hash() ), $hash );
		self::assertSame( 'customer_processing_order', $confirmed_by );

		[ $files, $mails ] = self::mails_to( $email );
		self::assertCount( 1, $files );
		self::assertSame( $document, $files[0]['text'] );
		self::assertStringContainsString( 'Sutartis sudaroma', $files[0]['text'] );
		self::assertMatchesRegularExpression( '/^[a-z0-9-]+\.html$/', $files[0]['name'] );
		self::assertCount( 1, $mails );
		$text = html_entity_decode( strip_tags( $mails[0] ) );
		foreach ( $texts as $line ) {
			self::assertStringContainsString( self::plain( $line ), self::plain( $text ) );
		}
		self::assertStringContainsString( $locale === 'en_US' ? 'You may withdraw' : 'galite atsisakyti sutarties', self::plain( $text ) );

		// The next e-mail of the order does not repeat it; no file stays behind.
		self::shop()->run(
			static function () use ( $order ): void {
				Mails::delete_all();
				Orders::get( $order )->update_status( 'completed' );
			}
		);
		[ $files, $mails ] = self::mails_to( $email );
		self::assertSame( [], $files );
		self::assertCount( 1, $mails );
		self::assertStringNotContainsString( self::plain( $texts[ count( $texts ) - 1 ] ), self::plain( html_entity_decode( strip_tags( $mails[0] ) ) ) );
		self::assertSame( [], glob( sys_get_temp_dir() . '/vitrina-terms-*' ) );
	}

	#[TestDox( '[LAW-38] a version of the terms is kept once for all its orders; a changed page is a new version, and old orders keep theirs' )]
	public function test_versions(): void {
		$count  = static fn (): int => (int) RuntimeDatabase::select_value( 'SELECT COUNT(*) FROM %i', TermsTable::name() );
		$orders = [ self::place_order( 'a@vitrina.example', false ), self::place_order( 'b@vitrina.example', true ) ];
		$before = self::shop()->run( $count );
		self::assertSame( 1, count( array_unique( array_map( self::hash( ... ), $orders ) ) ) );
		$line = 'Nauja eilutė ' . bin2hex( random_bytes( 4 ) );
		$old  = self::shop()->run(
			static function () use ( $line ): string {
				$page = get_post( wc_terms_and_conditions_page_id() ) ?? throw new LogicException( 'The shop has no terms.' );
				wp_update_post( [
					'ID' => $page->ID,
					'post_content' => $page->post_content . '<p class="x">' . $line . '</p><script>alert(1)</script>',
				] );
				return $page->post_content;
			}
		);
		try {
			$third = self::place_order( 'c@vitrina.example', true );
			self::assertNotSame( self::hash( $orders[0] ), self::hash( $third ) );
			self::assertSame( $before + 1, self::shop()->run( $count ) );
			$hashes = [ self::hash( $orders[0] ), self::hash( $third ) ];
			$texts  = self::shop()->run( static fn (): array => array_map( static fn ( string $hash ): string => (string) ( new TermsTable() )->find( $hash )?->content, $hashes ) );
			self::assertStringNotContainsString( $line, $texts[0] );
			self::assertStringContainsString( "<p>{$line}</p>", $texts[1] );
			self::assertStringNotContainsString( 'alert', $texts[1] );
		} finally {
			self::shop()->run( static fn () => wp_update_post( [
				'ID' => wc_terms_and_conditions_page_id(),
				'post_content' => $old,
			] ) );
		}
	}

	#[TestDox( '[LAW-38] staff see version and hash of the terms with the order, and read that version; others do not' )]
	#[Group( 'full' )]
	public function test_order_screen(): void {
		$order = self::place_order( 'd@vitrina.example', false );
		$hash  = self::hash( $order );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$screen = $admin->get( "/wp-admin/admin.php?page=wc-orders&action=edit&id={$order}" );
		self::assertStringContainsString( "SHA-256: {$hash}", $screen->body );
		$path    = "/wp-admin/admin-post.php?action=vitrina_terms_version&hash={$hash}";
		$version = $admin->get( $path );
		self::assertStringContainsString( 'Sutartis sudaroma', $version->text() );
		self::assertStringContainsString( 'sandbox', $version->header( 'content-security-policy' ) );
		self::assertSame( 404, $admin->get( str_replace( $hash, str_repeat( '0', 64 ), $path ) )->status );
		self::assertSame( 404, $admin->get( '/wp-admin/admin-post.php?action=vitrina_terms_version&hash[]=x' )->status );
		$customer = self::visitor();
		$customer->log_in( 'rasa' );
		self::assertSame( 403, $customer->get( $path )->status );
		self::assertStringNotContainsString( 'Sutartis', self::visitor()->get( $path )->text() );
	}

	#[TestDox( '[LAW-36] the owner’s own text replaces the rule, also as plain text; without the page of withdrawal, and for the shop, there is none' )]
	public function test_own_text(): void {
		$order = self::place_order( 'e@vitrina.example', false );
		$shown = self::shop()->run(
			static function () use ( $order ): array {
				update_option( Conditions::OPTION, "Mūsų taisyklė <b>\n\nPrekes grąžinate savo lėšomis." );
				$mail         = WC()->mailer()->get_emails()['WC_Email_Customer_Processing_Order'];
				$mail->object = Orders::get( $order );
				$print        = static function ( bool $for_shop, bool $plain ) use ( $mail ): string {
					ob_start();
					do_action( 'woocommerce_email_after_order_table', $mail->object, $for_shop, $plain, $mail );
					return (string) ob_get_clean();
				};
				$texts        = [ $print( false, false ), $print( false, true ), $print( true, false ) ];
				$page         = get_option( WithdrawalPage::OPTION );
				update_option( WithdrawalPage::OPTION, 0 );
				$texts[] = $print( false, false );
				update_option( WithdrawalPage::OPTION, $page );
				delete_option( Conditions::OPTION );
				return $texts;
			}
		);
		self::assertStringContainsString( '<p>Prekes grąžinate savo lėšomis.</p>', $shown[0] );
		self::assertStringContainsString( "Prekes grąžinate savo lėšomis.\n", $shown[1] );
		self::assertStringNotContainsString( '<p>', (string) strstr( $shown[1], 'Mūsų taisyklė' ) );
		self::assertStringNotContainsString( 'savo lėšomis', $shown[2] );
		self::assertStringNotContainsString( 'savo lėšomis', $shown[3] );
	}

	private static function place_order( string $email, bool $is_by_store_api, bool $is_customer = false ): int {
		$shopper = self::visitor();
		if ( $is_customer ) {
			$shopper->log_in( self::CUSTOMER );
		}
		$shopper->add_to_cart( self::$product );
		$address = [
			'first_name' => 'Jonas',
			'last_name'  => 'Jonaitis',
			'country'    => 'LT',
			'address_1'  => 'Ozo g. 25',
			'city'       => 'Vilnius',
			'postcode'   => 'LT-07150',
			'phone'      => '+37061234567',
			'email'      => $email,
		];
		if ( $is_by_store_api ) {
			$response = $shopper->store_api( 'checkout', [
				'billing_address' => $address,
				'payment_method' => 'cod',
			] )->json();
			self::assertIsNumeric( $response['order_id'] ?? null, (string) json_encode( $response ) );
			return (int) $response['order_id'];
		}
		$billing = array_combine( array_map( static fn ( string $key ): string => "billing_{$key}", array_keys( $address ) ), $address );
		$page    = self::place( $shopper, [ 'payment_method' => 'cod' ] + $billing );
		self::assertSame( 1, preg_match( '~/(\d+)/?\?key=~', $page->url, $found ), $page->url . $page->text() );
		return (int) ( $found[1] ?? 0 );
	}

	private static function hash( int $order ): string {
		return self::shop()->run( static fn (): string => OrderTerms::hash_of( Orders::get( $order ) ) );
	}

	/** @return array{list<array{name: string, text: string}>, list<string>} Files, and bodies. */
	private static function mails_to( string $email ): array {
		$files = [];
		$mails = [];
		foreach ( self::shop()->run( static fn (): array => Mails::all() ) as $mail ) {
			$parts = json_decode( $mail, true );
			if ( is_array( $parts ) && ( $parts['to'] ?? '' ) === $email && isset( $parts['text'] ) ) {
				$files[] = [
					'name' => is_string( $parts['name'] ?? null ) ? $parts['name'] : '',
					'text' => is_string( $parts['text'] ) ? $parts['text'] : '',
				];
			} elseif ( is_array( $parts ) && str_contains( (string) json_encode( $parts['to'] ?? '' ), $email ) ) {
				$mails[] = implode( "\n", array_filter( $parts, is_string( ... ) ) );
			}
		}
		return [ $files, $mails ];
	}

	private static function plain( string $text ): string {
		return (string) preg_replace( '/\s+/u', ' ', $text );
	}
}
