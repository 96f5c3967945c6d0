<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Vitrina\Companion\Invoices\CatchUp;
use Vitrina\Companion\Invoices\Documents\InvoiceHtml;
use Vitrina\Companion\Invoices\Documents\InvoicePage;
use Vitrina\Companion\Invoices\Documents\InvoicePdf;
use Vitrina\Companion\Invoices\InvoiceSettings;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Invoices;
use Vitrina\Tests\Fixtures\Mails;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\PrivacyTools;
use Vitrina\Tests\Fixtures\Seller;
use Vitrina\Tests\Fixtures\SiteHealth;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Order;

/**
 * Invoices and credit notes on the real shop: when they are issued, what they say, and who sees them.
 */
final class InvoicesTest extends ThemeTestCase {

	/** @var list<int> */
	private array $orders = [];

	private static int $sold = 0;

	/** A product of its own, without a stock that orders would use up. */
	private static function sold(): int {
		return self::$sold = self::$sold === 0 ? self::create_product() : self::$sold;
	}

	protected function setUp(): void {
		parent::setUp();
		self::shop()->run(
			static function (): void {
				Invoices::delete_all();
				Invoices::switch_on();
				Mails::delete_all();
			}
		);
	}

	protected function tearDown(): void {
		$orders = $this->orders;
		self::shop()->run(
			static function () use ( $orders ): void {
				foreach ( $orders as $id ) {
					if ( wc_get_order( $id ) instanceof WC_Order ) {
						Orders::get( $id )->delete( true );
					}
				}
				Invoices::delete_all();
				Mails::delete_all();
			}
		);
	}

	private function create_order( int $quantity = 2 ): int {
		$product        = self::sold();
		$id             = self::shop()->run( static fn (): int => Invoices::order( $product, $quantity )->get_id() );
		$this->orders[] = $id;
		return $id;
	}

	private function create_paid_order(): int {
		$id = $this->create_order();
		self::shop()->run( static fn () => Invoices::pay( $id ) );
		return $id;
	}

	/**
	 * @return list<array<string, mixed>>
	 * @phpstan-impure
	 */
	private static function documents( int $order ): array {
		return self::shop()->run( static fn (): array => Invoices::of_order( $order ) );
	}

	/** @return list<string> */
	private static function labels( int $order ): array {
		return array_values( array_filter( array_column( self::documents( $order ), 'label' ), is_string( ... ) ) );
	}

	private static function url( int $order, int $number = 0 ): string {
		return self::shop()->run( static fn (): string => (string) strstr( InvoicePage::url( Invoices::table()->of_order( $order )[ $number ]->id, Orders::get( $order ) ), '/?' ) );
	}

	private static function user( string $name ): Visitor {
		$visitor = self::visitor();
		$visitor->log_in( $name );
		return $visitor;
	}

	#[TestDox( '[LAW-46] an order gets its invoice when it is paid, once, from the order as it then is; later changes of order, buyer and seller do not change it' )]
	public function test_issued(): void {
		$id = $this->create_order();
		self::assertSame( [], self::documents( $id ) );
		self::shop()->run( static fn () => Invoices::pay( $id ) );
		$documents = self::documents( $id );
		self::assertCount( 1, $documents );
		$total = self::shop()->run( static fn (): array => [ (int) round( 100 * floatval( Orders::get( $id )->get_total() ) ), (int) round( 100 * floatval( Orders::get( $id )->get_total_tax() ) ) ] );
		self::assertSame( [ 'SF-000001', 'invoice', $total[0], $total[1], $total[0], 'EUR' ], array_map( static fn ( string $name ): mixed => $documents[0][ $name ], [ 'label', 'kind', 'gross', 'tax', 'paid', 'currency' ] ) );
		self::assertSame( [ 'LT119511515', 'Lino g. 1, LT-01103 Vilnius' ], is_array( $documents[0]['seller'] ) ? [ $documents[0]['seller']['vat_code'], $documents[0]['seller']['street'] ] : [] );
		self::assertSame( [ 'Rūta Kazlauskienė', 'Šiauliai', 'LT' ], is_array( $documents[0]['buyer'] ) ? [ $documents[0]['buyer']['name'], $documents[0]['buyer']['city'], $documents[0]['buyer']['country'] ] : [] );
		self::assertIsArray( $documents[0]['lines'] );
		self::assertSame( [ 2100, 2100 ], array_column( $documents[0]['lines'], 'rate' ) );
		self::assertSame( [ '2', '1' ], array_column( $documents[0]['lines'], 'quantity' ) );

		$product = self::sold();
		self::shop()->run(
			static function () use ( $id, $product ): void {
				Seller::save( [ 'vat_code' => 'LT100001234517' ] );
				$order = Orders::get( $id );
				$order->set_billing_city( 'Kaunas' );
				$order->save();
				Orders::add_product( $id, $product, 3 );
				$order = Orders::get( $id );
				$order->update_status( 'completed' );
				$order->update_status( 'processing' );
				Invoices::issuer()->settle( $order, 'owner' );
			}
		);
		self::assertSame( $documents, self::documents( $id ) );
	}

	#[TestDox( '[LAW-46] the owner chooses that the invoice is issued when the order is sent; an order of nothing has none' )]
	#[Group( 'full' )]
	public function test_status(): void {
		self::shop()->run( static fn () => Invoices::switch_on( 'completed', 'PVM įstatymo 47 str.' ) );
		$id = $this->create_paid_order();
		self::assertSame( [], self::documents( $id ) );
		self::shop()->run( static fn () => do_action( CatchUp::ACTION ) );
		self::assertSame( [], self::documents( $id ) );
		self::shop()->run( static fn () => Orders::get( $id )->update_status( 'completed' ) );
		self::assertSame( [ 'SF-000001' ], self::labels( $id ) );
		self::assertStringContainsString( 'PVM įstatymo 47 str.', self::visitor()->get( self::url( $id ) )->text() );

		$empty = self::shop()->run( static fn (): int => Orders::create( 'completed' )->get_id() );
		$this->orders[] = $empty;
		self::assertSame( [], self::documents( $empty ) );
	}

	#[TestDox( '[LAW-46] without the seller\'s data no invoice is issued and no payment fails: order, Site Health and screen say what is missing; once it is there, the invoice follows within the hour' )]
	#[Group( 'full' )]
	public function test_not_ready(): void {
		self::shop()->run( static fn () => Seller::save( [ 'company_code' => '', 'vat_code' => '' ] ) );
		$id = $this->create_paid_order();
		[ $status, $notes, $note, $health ] = self::shop()->run(
			static function () use ( $id ): array {
				$note = strtok( __( 'The invoice or credit note was not issued. The shop tries again within the hour. Reason: %s', 'vitrina-companion' ), '%' );
				switch_to_locale( 'en_US' );
				return [ Orders::get( $id )->get_status(), implode( ' ', Orders::notes( $id ) ), (string) $note, SiteHealth::result( 'vitrina_invoices' ) ];
			}
		);
		self::assertSame( [ 'processing', [] ], [ $status, self::documents( $id ) ] );
		// Not WooCommerce's note about a failed change of the status.
		self::assertStringContainsString( $note, $notes );
		self::assertSame( 'critical', $health['status'] );
		self::assertStringContainsString( 'Company code is missing', $health['description'] );
		self::assertStringContainsString( 'the VAT code of the seller is missing', $health['description'] );
		self::shop()->run( static fn () => do_action( CatchUp::ACTION ) );
		self::shop()->run( static fn () => do_action( CatchUp::ACTION ) );
		self::assertSame( substr_count( $notes, $note ), self::shop()->run( static fn (): int => substr_count( implode( ' ', Orders::notes( $id ) ), $note ) ) );
		self::shop()->run( static fn () => Seller::save() );
		self::shop()->run( static fn () => do_action( CatchUp::ACTION ) );
		self::assertSame( [ 'SF-000001' ], self::labels( $id ) );
		self::assertSame( 'good', self::shop()->run( static fn (): string => SiteHealth::result( 'vitrina_invoices' )['status'] ) );
	}

	#[TestDox( '[LAW-46] a missing invoice follows within the hour, also if a thousand newer orders have theirs' )]
	#[Group( 'full' )]
	public function test_many_newer_orders(): void {
		self::shop()->run( static fn () => Seller::save( [ 'company_code' => '', 'vat_code' => '' ] ) );
		$id = $this->create_paid_order();
		self::assertSame( [], self::documents( $id ) );
		self::shop()->run( static fn () => Seller::save() );
		self::shop()->run(
			static function (): void {
				try {
					Invoices::add_newer_orders( 1000 );
					do_action( CatchUp::ACTION );
				} finally {
					Invoices::delete_newer_orders();
				}
			}
		);
		self::assertSame( [ 'SF-000001' ], self::labels( $id ) );
	}

	#[TestDox( '[LAW-46] nothing is issued while invoices are off, and orders of before are left to the owner' )]
	#[Group( 'full' )]
	public function test_off(): void {
		self::shop()->run( static fn () => Invoices::delete_all() );
		$id = $this->create_paid_order();
		self::shop()->run(
			static function () use ( $id ): void {
				$order = Orders::get( $id );
				$order->set_date_created( time() - HOUR_IN_SECONDS );
				$order->save();
				Invoices::switch_on();
			}
		);
		self::shop()->run( static fn () => do_action( CatchUp::ACTION ) );
		self::assertSame( [], self::documents( $id ) );
	}

	#[TestDox( '[LAW-48] each refund issues a credit note of its lines with the number that it corrects; a cancelled order one of what is left; each once' )]
	#[Group( 'full' )]
	public function test_credit_notes(): void {
		$id = $this->create_paid_order();
		self::shop()->run(
			static function () use ( $id ): void {
				$item  = Orders::first_line( Orders::get( $id ) );
				$taxes = $item->get_taxes()['total'] ?? [];
				$taxes = is_array( $taxes ) ? $taxes : [];
				$half  = static fn ( mixed $sum ): float => is_numeric( $sum ) ? round( (float) $sum / 2, 2 ) : 0.0;
				wc_create_refund(
					[
						'order_id'   => $id,
						'amount'     => (string) ( $half( $item->get_total() ) + array_sum( array_map( $half, $taxes ) ) ),
						'reason'     => 'Per maža <b>',
						'line_items' => [
							$item->get_id() => [
								'qty'          => 1,
								'refund_total' => $half( $item->get_total() ),
								'refund_tax'   => array_map( $half, $taxes ),
							],
						],
					]
				);
			}
		);
		[ $invoice, $credit ] = self::documents( $id );
		self::assertSame( [ 'KS-000001', 'credit-note', 'SF-000001', 'Per maža' ], [ $credit['label'], $credit['kind'], $credit['corrects'], $credit['reason'] ] );
		self::assertIsArray( $credit['lines'] );
		self::assertSame( [ [ '1', 2100 ] ], array_map( static fn ( mixed $line ): array => is_array( $line ) ? [ $line['quantity'], $line['rate'] ] : [], $credit['lines'] ) );
		self::assertSame( $invoice['buyer'], $credit['buyer'] );

		self::shop()->run(
			static function () use ( $id ): void {
				Orders::get( $id )->update_status( 'cancelled' );
				Invoices::issuer()->settle( Orders::get( $id ), 'owner' );
			}
		);
		$documents = self::documents( $id );
		self::assertSame( [ 'SF-000001', 'KS-000001', 'KS-000002' ], array_column( $documents, 'label' ) );
		foreach ( [ 'net', 'tax', 'gross' ] as $sum ) {
			[ $all, $first, $second ] = array_column( $documents, $sum );
			self::assertSame( $all, ( is_int( $first ) ? $first : 0 ) + ( is_int( $second ) ? $second : 0 ), $sum );
		}
	}

	#[TestDox( '[LAW-48] an order that is set to refunded has a credit note of all of it, and its e-mail the link' )]
	#[Group( 'full' )]
	public function test_fully_refunded(): void {
		$id = $this->create_paid_order();
		self::shop()->run(
			static function () use ( $id ): void {
				Mails::delete_all();
				Orders::get( $id )->update_status( 'refunded' );
			}
		);
		[ $invoice, $credit ] = self::documents( $id );
		self::assertSame( [ $invoice['gross'], $invoice['tax'], $invoice['lines'] ], [ $credit['gross'], $credit['tax'], $credit['lines'] ] );
		self::assertCount( 2, self::documents( $id ) );
	}

	#[TestDox( '[LAW-49] a document is a page of its own, to print, with all that the law asks for, in the language of the page, and nothing of it is markup: $locale' )]
	#[TestWith( [ 'lt_LT' ] )]
	#[TestWith( [ 'en_US' ] )]
	public function test_document( string $locale ): void {
		$id = $this->create_order();
		self::shop()->run(
			static function () use ( $id ): void {
				$order = Orders::get( $id );
				$order->set_billing_company( 'UAB „Ąžuolas & Ko“ &lt;script&gt;alert(1)&lt;/script&gt;' );
				$order->update_meta_data( '_vitrina_buyer_company_code', '<b>300000001' );
				$order->update_meta_data( '_vitrina_buyer_vat_code', 'LT100001234517' );
				$item = Orders::first_line( $order );
				$item->set_name( 'Lininė <img src=x onerror=alert(1)> staltiesė' );
				$item->save();
				$order->save();
				Invoices::pay( $id );
			}
		);
		$html = self::shop()->run(
			static function () use ( $id, $locale ): string {
				switch_to_locale( $locale );
				return InvoiceHtml::of( Invoices::table()->of_order( $id )[0]->document );
			}
		);
		foreach ( [ 'MB „Lino &lt;script&gt;', '121215587', 'LT119511515', 'Lino g. 1, LT-01103 Vilnius', 'UAB „Ąžuolas &amp; Ko“', '300000001', 'LT100001234517', 'Ąžuolų g. 7, 76123 Šiauliai', 'Lininė', 'Kurjeris', '000001', '21&nbsp;%' ] as $text ) {
			self::assertStringContainsString( $text, str_replace( "\u{a0}", '&nbsp;', $html ) );
		}
		self::assertSame( 1, substr_count( $html, '<h1' ) );
		foreach ( [ '<script', '<img', '<b>', 'onerror=alert(1)>' ] as $bad ) {
			self::assertStringNotContainsString( $bad, $html );
		}
		self::assertStringContainsString( $locale === 'en_US' ? 'VAT invoice' : 'SF', $html );
	}

	#[TestDox( '[LAW-49] a theme replaces the template' )]
	public function test_template(): void {
		$id   = $this->create_paid_order();
		$html = self::shop()->run(
			static function () use ( $id ): string {
				$file   = (string) tempnam( sys_get_temp_dir(), 'invoice' );
				file_put_contents( $file, '<?php echo "Mano ", esc_html( $view->document->label() );' );
				add_filter( 'woocommerce_locate_template', static fn ( string $found, string $name ): string => $name === 'invoices/invoice.php' ? $file : $found, 10, 2 );
				$html = InvoiceHtml::of( Invoices::table()->of_order( $id )[0]->document );
				unlink( $file );
				return $html;
			}
		);
		self::assertSame( 'Mano SF-000001', $html );
	}

	#[TestDox( '[LAW-50] the page of a document: with the order\'s key, its customer and staff; for all others it does not exist; no cache keeps it' )]
	public function test_access(): void {
		$id  = $this->create_paid_order();
		$url = self::url( $id );
		self::shop()->run(
			static function () use ( $id ): void {
				$order = Orders::get( $id );
				$order->set_customer_id( Users::get( 'rasa' )->ID );
				$order->save();
				Users::ensure( 'invoice_other', 'customer' );
			}
		);
		$page = self::visitor()->get( $url );
		self::assertSame( 200, $page->status );
		self::assertStringContainsString( 'no-store', $page->header( 'cache-control' ) );
		self::assertSame( 'no-referrer', $page->header( 'referrer-policy' ) );
		self::assertStringContainsString( "default-src 'none'", $page->header( 'content-security-policy' ) );
		self::assertStringContainsString( 'noindex', $page->header( 'x-robots-tag' ) );
		self::assertStringNotContainsString( 'wp-content', $page->body );

		$bare = (string) preg_replace( '/&key=.*/', '', $url );
		self::assertNotSame( $url, $bare );
		self::assertSame( 200, self::user( 'rasa' )->get( $bare )->status );
		self::assertSame( 200, self::user( 'admin' )->get( $bare )->status );
		foreach ( [ self::visitor(), self::user( 'invoice_other' ) ] as $stranger ) {
			foreach ( [ $bare, "{$bare}&key=", "{$bare}&key=wc_order_zlo", "{$bare}&key[]=1", '/?vitrina_invoice=999999', '/?vitrina_invoice[]=1' ] as $path ) {
				$response = $stranger->get( $path );
				self::assertStringNotContainsString( 'SF-000001', $response->body, $path );
				self::assertStringNotContainsString( 'Ąžuolų', $response->body, $path );
				if ( ! str_ends_with( $path, '[]=1' ) || str_contains( $path, 'key' ) ) {
					self::assertSame( 404, $response->status, $path );
				}
			}
		}
		// A guest's order has no customer: nobody who is logged out is its customer.
		self::shop()->run(
			static function () use ( $id ): void {
				$order = Orders::get( $id );
				$order->set_customer_id( 0 );
				$order->save();
				Users::delete_by_name( 'invoice_other' );
			}
		);
		self::assertSame( 404, self::visitor()->get( $bare )->status );
	}

	#[TestDox( '[LAW-50] the customer finds the documents in the list of orders, on the order and in the e-mails, HTML and plain; e-mails to the shop have none' )]
	#[Group( 'full' )]
	public function test_links(): void {
		$id = $this->create_order();
		self::shop()->run(
			static function () use ( $id ): void {
				$order = Orders::get( $id );
				$order->set_customer_id( Users::get( 'rasa' )->ID );
				$order->save();
				Invoices::pay( $id );
				Invoices::send_mails();
			}
		);
		$url     = self::url( $id );
		$escaped = str_replace( '&', '&#038;', $url );
		$rasa    = self::user( 'rasa' );
		self::assertStringContainsString( $escaped, $rasa->get( self::shop()->run( static fn (): string => wp_make_link_relative( wc_get_account_endpoint_url( 'orders' ) ) ) )->body );
		self::assertStringContainsString( $escaped, $rasa->get( self::shop()->run( static fn (): string => wp_make_link_relative( Orders::get( $id )->get_view_order_url() ) ) )->body );
		$mails = self::shop()->run( static fn (): array => Mails::all() );
		$mails = array_map( static fn ( string $mail ): string => str_replace( '\\/', '/', $mail ), $mails );
		$sent  = array_filter( $mails, static fn ( string $mail ): bool => str_contains( $mail, '"to": "ruta@example.lt"' ) && str_contains( $mail, 'vitrina_invoice=' ) );
		self::assertCount( 1, $sent );
		self::assertSame( 1, count( array_filter( $mails, static fn ( string $mail ): bool => str_contains( $mail, 'vitrina_invoice=' ) ) ) );
		$texts = self::shop()->run( static fn (): array => Seller::mails( $id, 'en_US' ) );
		self::assertStringContainsString( 'Invoice SF-000001</a>', $texts['html'] );
		self::assertStringContainsString( 'Invoice SF-000001: http', $texts['plain'] );
		self::assertStringContainsString( $url, $texts['plain'] );
		self::assertStringNotContainsString( 'SF-000001', $texts['shop'] );
	}

	#[TestDox( '[LAW-50] [LAW-70] with the library for PDF files, which no other plugin\'s copy can disturb, the document is also a file: to download, and attached to the e-mail, which is sent after the request that pays' )]
	public function test_pdf(): void {
		$id = $this->create_order();
		[ $file, $attached, $during ] = self::shop()->run_alone(
			static function () use ( $id ): array {
				// Another plugin has loaded another version.
				eval( 'namespace Dompdf; class Dompdf {} class Options {} class Canvas {}' ); // phpcs:ignore Squiz.PHP.Eval -- Declares what is not there.
				$attached = [];
				add_filter(
					'wp_mail',
					static function ( array $mail ) use ( &$attached ): array {
						foreach ( (array) $mail['attachments'] as $path ) {
							if ( is_string( $path ) && str_ends_with( $path, '.pdf' ) ) {
								$attached[] = [ $mail['to'], basename( $path ), substr( (string) file_get_contents( $path ), 0, 4 ), $path ];
							}
						}
						return $mail;
					}
				);
				Invoices::pay( $id );
				$during = [ Mails::all(), count( $attached ), class_exists( \VitrinaCompanionDompdf\Dompdf::class, false ) ];
				Invoices::send_mails();
				return [ InvoicePdf::of( Invoices::table()->of_order( $id )[0]->document ), $attached, $during ];
			}
		);
		self::assertSame( [ [], 0, false ], $during );
		self::assertStringStartsWith( '%PDF', $file );
		self::assertCount( 1, $attached );
		self::assertSame( [ 'ruta@example.lt', 'SF-000001.pdf', '%PDF' ], array_slice( $attached[0], 0, 3 ) );
		self::assertFileDoesNotExist( $attached[0][3] );
		$page = self::visitor()->get( self::url( $id ) . '&pdf=1' );
		self::assertSame( [ 'application/pdf', 'attachment; filename="SF-000001.pdf"' ], [ $page->header( 'content-type' ), $page->header( 'content-disposition' ) ] );
		self::assertStringStartsWith( '%PDF', $page->body );
		self::assertSame( 404, self::visitor()->get( (string) preg_replace( '/&key=.*/', '&pdf=1', self::url( $id ) ) )->status );
		self::assertStringContainsString( '&#038;pdf=1', self::visitor()->get( self::url( $id ) )->body );
	}

	#[TestDox( '[LAW-70] e-mails about an order without an invoice, and those whose action cannot be stored, are sent at once; a deferred one is sent once' )]
	#[Group( 'full' )]
	public function test_deferred_mails(): void {
		$first  = $this->create_order();
		$second = $this->create_order();
		[ $refused, $deferred, $sent, $again ] = self::shop()->run(
			static function () use ( $first, $second ): array {
				add_filter( 'pre_as_enqueue_async_action', static fn (): int => 0, 5 );
				Invoices::pay( $first );
				remove_all_filters( 'pre_as_enqueue_async_action', 5 );
				$refused = Mails::count_to( 'ruta@example.lt' );
				Invoices::pay( $second );
				$deferred = Mails::count_to( 'ruta@example.lt' );
				Invoices::send_mails();
				$sent = Mails::count_to( 'ruta@example.lt' );
				return [ $refused, $deferred, $sent, Invoices::send_mails() ];
			}
		);
		self::assertSame( [ 1, 1, 2, 0 ], [ $refused, $deferred, $sent, $again ] );
		self::shop()->run( static fn () => Invoices::switch_on( 'completed' ) );
		$third = $this->create_paid_order();
		self::assertSame( 3, self::shop()->run( static fn (): int => Mails::count_to( 'ruta@example.lt' ) ), 'Without an invoice there is nothing to wait for.' );
		self::assertSame( [], self::documents( $third ) );
	}

	#[TestDox( '[LAW-52] a document stays when its order is deleted, when personal data are erased and when the plugin is deleted; it is in the export of personal data' )]
	public function test_kept(): void {
		$id     = $this->create_paid_order();
		$before = self::documents( $id );
		[ $export, $erased ] = self::shop()->run( static fn (): array => [ PrivacyTools::export( 'vitrina-invoices', 'Ruta@example.lt' ), PrivacyTools::erase( 'vitrina-invoices', 'ruta@example.lt' ) ] );
		self::assertStringContainsString( 'Ąžuolų g. 7', (string) json_encode( $export, JSON_UNESCAPED_UNICODE ) );
		self::assertSame( [ false, true ], [ $erased['items_removed'], $erased['items_retained'] ] );
		self::assertSame( [], self::shop()->run( static fn (): array => PrivacyTools::export( 'vitrina-invoices', 'ruta@example' )['data'] ) );
		self::shop()->run(
			static function () use ( $id ): void {
				Orders::get( $id )->delete( true );
				( new \Vitrina\Companion\Invoices\Module() )->uninstall();
			}
		);
		self::assertSame( $before, self::documents( $id ) );
		self::assertTrue( self::shop()->run( static fn (): bool => get_option( InvoiceSettings::OPTION ) !== false ) );

		self::shop()->run(
			static function (): void {
				Database::wpdb()->query( 'DELETE FROM ' . InvoiceTable::name() );
				( new \Vitrina\Companion\Invoices\Module() )->uninstall();
			}
		);
		self::assertSame( [ -1, false ], self::shop()->run( static fn (): array => [ Database::count( 'vitrina_invoices' ), get_option( InvoiceSettings::OPTION ) ] ) );
	}

	#[TestDox( '[LAW-50] [LAW-52] a document that was changed in the database is not shown as issued; for those who may not see it, it does not exist' )]
	#[Group( 'full' )]
	public function test_changed(): void {
		$id  = $this->create_paid_order();
		$url = self::url( $id );
		self::shop()->run( static fn () => Database::wpdb()->query( 'UPDATE ' . InvoiceTable::name() . " SET document = REPLACE( document, 'Šiauliai', 'Kaunas' )" ) );
		$page = self::visitor()->get( $url );
		self::assertSame( 500, $page->status );
		self::assertStringNotContainsString( 'Kaunas', $page->body );
		self::assertSame( 404, self::visitor()->get( (string) preg_replace( '/&key=.*/', '', $url ) )->status );
		self::assertStringContainsString( 'SF-000001', self::user( 'admin' )->get( '/wp-admin/admin.php?page=vitrina-invoices' )->text() );
	}
}
