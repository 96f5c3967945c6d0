<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Companion\Withdrawal\Domain\Choice;
use Vitrina\Companion\Withdrawal\Domain\Exemption;
use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;
use Vitrina\Companion\Withdrawal\ModelForm;
use Vitrina\Companion\Withdrawal\NoticeLines;
use Vitrina\Companion\Withdrawal\OrderRecord;
use Vitrina\Companion\Withdrawal\ProductExemption;
use Vitrina\Companion\Withdrawal\WithdrawalLinks;
use Vitrina\Companion\Withdrawal\WithdrawalPage;
use Vitrina\Companion\Withdrawal\Withdrawals;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Mails;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Output;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use DateTimeImmutable;
use WC_Cache_Helper;
use WC_Order_Item_Product;
use WC_Privacy_Erasers;
use WC_Privacy_Exporters;
use WC_Product_Simple;

/**
 * Withdrawing from a contract on the real shop, as a guest without JavaScript does it.
 */
final class WithdrawalTest extends ThemeTestCase {

	private int $order = 0;

	protected function setUp(): void {
		parent::setUp();
		$product     = self::product();
		$this->order = self::shop()->run(
			static function () use ( $product ): int {
				$order = Orders::create( 'processing' );
				$order->set_billing_first_name( 'Rūta' );
				$order->set_billing_last_name( 'Kazlauskienė' );
				$order->set_billing_email( 'Ruta@Example.lt' );
				$order->add_product( Products::get( $product ) );
				$order->calculate_totals();
				return $order->save();
			}
		);
		// Deletes the e-mails about the order itself.
		self::clean();
	}

	protected function tearDown(): void {
		$order = $this->order;
		self::shop()->run( static fn (): bool => Orders::get( $order )->delete( true ) );
		self::clean();
	}

	private static function clean(): void {
		self::shop()->run(
			static function (): void {
				Database::wpdb()->query( 'DELETE FROM ' . Database::table( 'wc_rate_limits' ) );
				WC_Cache_Helper::invalidate_cache_group( 'wc_rate_limit' );
				Mails::delete_all();
			}
		);
	}

	#[TestDox( '[LAW-30] [LAW-32] a guest chooses lines and quantities and confirms exactly them; shop and guest get a mail with all of it and the time' )]
	public function test_withdrawal(): void {
		$this->add_line( 2, 'Rankšluostis <b>' );
		$guest  = self::visitor();
		$chosen = $this->send( $guest, 'state' );
		self::assertSame( [ 1, 2 ], array_values( $this->offered( $chosen ) ) );
		[ $first, $second ] = array_keys( $this->offered( $chosen ) );
		$asked              = $this->send( $guest, 'state', [
			'withdrawal_quantity' => [
				$first => '0',
				$second => '1',
			],
		] );
		self::assertStringContainsString( 'Patvirtinti atsisakymą', $asked->text() );
		self::assertStringNotContainsString( '<b>', (string) strstr( $asked->body, 'vitrina-withdrawal__statement' ) );
		self::assertStringContainsString( 'no-store', $asked->header( 'cache-control' ) );
		self::assertSame( [ $second => '1' ], $this->declared( $asked ) );
		self::assertNull( $this->stored() );
		self::assertSame( [], $this->mails() );

		$done = $this->confirm( $guest, $asked );
		self::assertStringContainsString( 'Jūsų atsisakymą gavome', $done->text() );
		$kept = $this->stored();
		self::assertIsArray( $kept );
		self::assertSame( [ 'Rūta K.', 'ruta@example.lt', 'Rankšluostis × 1', 'received' ], [ $kept['name'], $kept['email'], $kept['goods'], $kept['state'] ] );
		self::assertSame( [
			[
				'item_id' => $second,
				'name' => 'Rankšluostis',
				'quantity' => 1,
			],
		], $kept['lines'] );
		self::assertEqualsWithDelta( time(), $kept['received_at'], 30 );

		$mails = $this->mails();
		self::assertCount( 2, $mails );
		$received_at = $kept['received_at'];
		self::assertIsInt( $received_at );
		$received = self::shop()->run( static fn (): string => NoticeLines::moment( $received_at ) );
		foreach ( $mails as $mail ) {
			self::assertStringContainsString( $received, $mail );
			self::assertStringContainsString( 'Rankšluostis × 1', $mail );
			self::assertStringContainsString( 'Rūta K.', $mail );
			self::assertStringContainsString( (string) $this->order, $mail );
		}
		self::assertCount( 1, array_filter( $mails, static fn ( string $mail ): bool => str_contains( $mail, '"to": "ruta@example.lt"' ) ) );
		self::assertStringContainsString( 'Rankšluostis × 1', implode( '', $this->notes() ) );
	}

	#[TestDox( '[OWN-03] [LAW-33] the owner sees withdrawals in a list: the goods of each, the sum to return, what was returned, and until when the money has to be' )]
	public function test_listed(): void {
		$screen = '/wp-admin/admin.php?page=vitrina-withdrawals';
		$order  = $this->order;
		$this->add_line( 3, 'Rankšluostis', 10.0 );
		$this->withdraw( [ 1 => 1 ] );
		$this->withdraw( [ 1 => 2 ] );
		$received_at = $this->stored()['received_at'] ?? 0;
		self::assertIsInt( $received_at );
		$until = self::shop()->run( static fn (): string => (string) wp_date( 'Y-m-d', $received_at + 14 * DAY_IN_SECONDS ) );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$row = $this->row( $admin->get( $screen )->body );
		self::assertStringContainsString( 'Rankšluostis × 1</p>', $row );
		self::assertStringContainsString( 'Rankšluostis × 2</p>', $row );
		self::assertMatchesRegularExpression( '~<td><p>[\d :-]+<br>3,33 €</p><p>[\d :-]+<br>6,67 €</p></td>~', $row );
		self::assertStringContainsString( 'Rūta Kazlauskienė', $row );
		self::assertStringContainsString( $until, $row );

		self::shop()->run(
			static fn () => wc_create_refund(
				[
					'order_id' => $order,
					'amount'   => 1.5,
				]
			)
		);
		$row = $this->row( $admin->get( $screen )->body );
		self::assertStringContainsString( '1,50 €', $row );
		self::assertStringNotContainsString( $until, $row );

		$customer = self::visitor();
		$customer->log_in( 'rasa' );
		self::assertSame( 403, $customer->get( $screen )->status );
	}

	/** The order's row in the list of withdrawals. */
	private function row( string $page ): string {
		self::assertSame( 1, preg_match( "~<tr><th scope=\"row\"><a href=\"[^\"]*[&;]id={$this->order}\\b.*?</tr>~s", $page, $found ) );
		return str_replace( [ "\u{a0}", '&nbsp;' ], ' ', $found[0] ?? '' );
	}

	#[TestDox( '[LAW-30] [FIX-04] each part is withdrawn by itself with its own mail, and none twice; a repeated post is the same declaration; the link stays until nothing is left' )]
	public function test_parts(): void {
		$this->add_line( 3, 'Rankšluostis' );
		$url                = $this->url_for_order();
		$offered            = $this->offered( self::visitor()->get( $url ) );
		[ $first, $second ] = array_keys( $offered );
		self::assertSame( [ 1, 3 ], array_values( $offered ) );

		// Two tabs ask for the same two pieces of three.
		$choice = [
			'withdrawal_quantity' => [
				$first => '0',
				$second => '2',
			],
		];
		$tabs   = [ $this->send( self::visitor(), 'state', $choice ), $this->send( self::visitor(), 'state', $choice ) ];
		self::assertStringContainsString( 'Jūsų atsisakymą gavome', $this->confirm( self::visitor(), $tabs[0] )->text() );
		self::assertStringContainsString( 'Jūsų atsisakymą gavome', $this->confirm( self::visitor(), $tabs[0] )->text() );
		self::assertCount( 1, $this->all_stored() );
		self::assertCount( 2, $this->mails() );
		$refused = $this->confirm( self::visitor(), $tabs[1] );
		self::assertMatchesRegularExpression( "/id=\"withdrawal-line-{$second}\"[^>]*aria-invalid=\"true\"/", $refused->body );
		self::assertCount( 1, $this->all_stored() );
		self::assertStringContainsString( 'key=wc_order_', $this->link() );

		// Without JavaScript and without a choice: all that is left.
		self::assertSame( [
			$first => 1,
			$second => 1,
		], $this->offered( self::visitor()->get( $url ) ) );
		self::clean();
		$this->withdraw( [
			0 => 1,
			1 => 1,
		] );
		self::assertCount( 2, $this->mails() );
		self::assertSame( [ [ 2 ], [ 1, 1 ] ], array_map( static fn ( array $row ): array => is_array( $row['lines'] ) ? array_column( $row['lines'], 'quantity' ) : [], $this->all_stored() ) );

		// Nothing is left.
		self::assertStringNotContainsString( 'key=', $this->link() );
		self::assertStringNotContainsString( 'withdrawal_quantity', $this->send( self::visitor(), 'state' )->body );
		$this->confirm( self::visitor(), $tabs[1] );
		self::assertCount( 2, $this->all_stored() );
		self::assertCount( 2, $this->mails() );
		$exported = (string) json_encode( self::shop()->run( static fn (): array => WC_Privacy_Exporters::order_data_exporter( 'ruta@example.lt', 1 ) ), JSON_UNESCAPED_UNICODE );
		self::assertSame( 2, substr_count( $exported, 'Rūta K., ruta@example.lt' ) );
	}

	#[TestDox( '[LAW-30] ten posts at once withdraw what was bought and no more, each with its mails' )]
	#[Group( 'full' )]
	public function test_concurrent_confirmations(): void {
		$this->add_line( 6, 'Rankšluostis' );
		$id       = $this->order;
		$items    = array_keys( $this->offered( $this->send( self::visitor(), 'state' ) ) );
		$item     = $items[1];
		$start_at = microtime( true ) + 2;
		$waits    = [];
		foreach ( range( 0, 9 ) as $number ) {
			$waits[] = self::shop()->start( static function () use ( $id, $item, $number, $start_at ): void {
			$order = Orders::get( $id );
			$order->get_meta( 'any' );
			while ( microtime( true ) < $start_at ) {
				usleep( 1000 );
			}
			// Slow enough for the other processes to interfere if there is no lock.
			add_filter(
				'query',
				static function ( string $query ): string {
					if ( str_starts_with( $query, 'INSERT INTO `' . Database::table( 'wc_orders_meta' ) . '`' ) || str_starts_with( $query, 'INSERT INTO `' . Database::table( 'postmeta' ) . '`' ) ) {
						usleep( 200000 );
					}
					return $query;
				}
			);
			// Two of the same declaration, and eight others.
			( new Withdrawals( DatabaseLocks::of_this_site() ) )->store( $order, new WithdrawalNotice( 'Rūta K.', (string) $id, 'ruta@example.lt' ), Choice::of( [ $item => 1 ] ), str_pad( (string) max( 1, $number ), 32, '0' ) );
			} );
		}
		foreach ( $waits as $wait ) {
			$wait();
		}
		self::assertCount( 6, $this->all_stored() );
		self::assertCount( 6, array_unique( array_filter( array_column( $this->all_stored(), 'token' ), is_string( ... ) ) ) );
		self::assertCount( 6, array_filter( $this->notes(), static fn ( string $note ): bool => str_contains( $note, 'Rūta K.' ) ) );
		self::assertCount( 12, $this->mails() );
	}

	#[TestDox( '[LAW-30] a refund of a decimal quantity counts in whole pieces' )]
	public function test_decimal_refund(): void {
		$order  = $this->order;
		$pieces = self::shop()->run(
			static function () use ( $order ): array {
				// As plugins for decimal quantities do.
				remove_filter( 'woocommerce_stock_amount', 'intval' );
				add_filter( 'woocommerce_stock_amount', floatval( ... ) );
				$line = Orders::first_line( Orders::get( $order ) );
				$line->set_quantity( 2.5 ); // @phpstan-ignore argument.type (A plugin allows it.)
				$line->save();
				wc_create_refund(
					[
						'order_id'   => $order,
						'amount'     => 0.01,
						'line_items' => [
							$line->get_id() => [
								'qty'          => 1.5,
								'refund_total' => 0.01,
							],
						],
					]
				);
				return array_column( OrderRecord::refunds( Orders::get( $order ) ), 'quantity' );
			}
		);
		self::assertSame( [ 1 ], $pieces );
	}

	#[TestDox( '[LAW-31] the form, the order and the list name the last day: 14 days from the delivery that the shop knows of' )]
	#[Group( 'full' )]
	public function test_deadline(): void {
		$order = $this->order;
		self::assertStringNotContainsString( 'vitrina-withdrawal__until', self::visitor()->get( $this->url_for_order() )->body );
		$last = self::shop()->run(
			static function () use ( $order ): string {
				$changed = Orders::get( $order );
				$changed->set_date_completed( '2026-06-01T12:00:00+03:00' );
				$changed->save();
				return NoticeLines::day( new DateTimeImmutable( '2026-06-15 12:00', wp_timezone() ) );
			}
		);
		$page = self::visitor()->get( $this->url_for_order() );
		self::assertStringContainsString( $last, (string) strstr( $page->text(), 'Atsisakyti sutarties' ) );
		self::assertStringContainsString( 'vitrina-withdrawal__until', $page->body );
		self::assertStringContainsString( $last, $this->link() );
		$filtered = self::shop()->run(
			static function () use ( $order ): string {
				add_filter( 'vitrina_order_delivered_at', static fn (): int => 1_780_000_000 );
				return (string) OrderRecord::deadline( Orders::get( $order ) )?->format( 'Y-m-d' );
			}
		);
		self::assertSame( '2026-06-11', $filtered );

		// A late statement is accepted; the list says so.
		self::assertStringContainsString( 'Jūsų atsisakymą gavome', $this->withdraw( [ 0 => 1 ] )->text() );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		self::assertStringContainsString( '2026-06-15', $this->row( $admin->get( '/wp-admin/admin.php?page=vitrina-withdrawals' )->body ) );
	}

	#[TestDox( '[LAW-34] goods without a right of withdrawal say so on their page, in place of the promise, and cannot be chosen; the order keeps the rule of its day' )]
	public function test_exemption(): void {
		$product = self::product( 'dovanu-rinkinys-rytas' );
		$order   = $this->order;
		$address = self::shop()->run(
			static function () use ( $product, $order ): string {
				$changed = Products::get( $product );
				$changed->update_meta_data( ProductExemption::META, 'made_to_measure' );
				$changed->save();
				$item = new WC_Order_Item_Product();
				$item->set_props( [
					'product' => $changed,
					'quantity' => 2,
					'name' => 'Vardinis rankšluostis',
				] );
				do_action( 'woocommerce_checkout_create_order_line_item', $item, 'key', [], Orders::get( $order ) );
				Orders::get( $order )->add_item( $item );
				$item->set_order_id( $order );
				$item->save();
				return wp_make_link_relative( $changed->get_permalink() );
			}
		);
		try {
			$texts = self::shop()->run( static fn (): array => [ ProductExemption::reason( Exemption::MadeToMeasure ), ProductExemption::reason( Exemption::Sealed ) ] );
			$page  = self::visitor()->get( $address )->text();
			self::assertStringContainsString( $texts[0], $page );
			self::assertDoesNotMatchRegularExpression( '/grąžinti\s+per\s+14/u', $page );

			$other = $this->add_line( 2, 'Rankšluostis' );
			$form  = $this->send( self::visitor(), 'state' );
			self::assertStringContainsString( $texts[0], $form->text() );
			self::assertSame( [ 1, 2 ], array_values( $this->offered( $form ) ) );
			$item = self::shop()->run( static fn (): int => (int) array_keys( array_filter( Orders::get( $order )->get_items(), static fn ( $line ): bool => $line->get_name() === 'Vardinis rankšluostis' ) )[0] );
			$sent = $this->send( self::visitor(), 'state', [
				'withdrawal_quantity' => [
					$item => '1',
					$other => '1',
				],
			] );
			self::assertStringNotContainsString( 'vitrina-withdrawal__statement', $sent->body );

			// Later changes of the product do not touch the order.
			self::shop()->run(
				static function () use ( $product ): void {
					$changed = Products::get( $product );
					$changed->update_meta_data( ProductExemption::META, 'sealed' );
					$changed->save();
				}
			);
			self::assertStringContainsString( $texts[1], self::visitor()->get( $address )->text() );
			self::assertStringContainsString( $texts[0], $this->send( self::visitor(), 'state' )->text() );
		} finally {
			self::shop()->run(
				static function () use ( $product ): void {
					$changed = Products::get( $product );
					$changed->delete_meta_data( ProductExemption::META );
					$changed->save();
				}
			);
		}
		self::assertMatchesRegularExpression( '/grąžinti\s+per\s+14/u', self::visitor()->get( $address )->text() );
	}

	#[TestDox( '[LAW-34] the product’s field keeps known exceptions only' )]
	public function test_product_field(): void {
		$kept = self::shop()->run(
			static function (): array {
				$product = new WC_Product_Simple();
				$kept    = [];
				foreach ( [ 'perishable', [ 'sealed' ], null, '<script>', 'sealed', '' ] as $sent ) {
					$_POST = $sent === null ? [] : [ ProductExemption::META => $sent ];
					do_action( 'woocommerce_admin_process_product_object', $product );
					$kept[] = $product->get_meta( ProductExemption::META );
				}
				return $kept;
			}
		);
		self::assertSame( [ 'perishable', 'perishable', 'perishable', '', 'sealed', '' ], $kept );
	}

	#[TestDox( '[LAW-35] the page has the model form with the seller’s address, also by itself to print, and as a PDF file that is made once' )]
	public function test_model_form(): void {
		$seller = self::shop()->run( static fn (): array => ModelForm::seller() );
		self::assertNotSame( [], $seller );
		$page = self::visitor()->get( $this->path() );
		self::assertStringContainsString( '<details class="vitrina-withdrawal__model">', $page->body );
		$alone = self::visitor()->get( $this->path() . '?withdrawal_form=1' );
		self::assertStringContainsString( $seller[0] ?? '–', $alone->text() );
		self::assertStringNotContainsString( '<form', $alone->body );
		self::assertStringNotContainsString( '<script', $alone->body );
		self::assertSame( 'noindex', $alone->header( 'x-robots-tag' ) );
		self::assertStringContainsString( '?withdrawal_form=pdf"', $page->body );
		$made = self::visitor()->get( $this->path() . '?withdrawal_form=pdf' );
		self::assertSame( [ 200, 'application/pdf', '%PDF' ], [ $made->status, $made->header( 'content-type' ), substr( $made->body, 0, 4 ) ] );
		self::assertMatchesRegularExpression( '/^attachment; filename="[a-z-]+\.pdf"$/', $made->header( 'content-disposition' ) );
		// dompdf writes the time into each file that it makes.
		self::assertSame( $made->body, self::visitor()->get( $this->path() . '?withdrawal_form=pdf' )->body );
		$own = self::shop()->run(
			static function (): string {
				add_filter( 'vitrina_seller_address_lines', static fn (): array => [ 'UAB <i>Rytas</i>', 'Vilnius' ] );
				return ModelForm::document();
			}
		);
		self::assertStringContainsString( 'UAB &lt;i&gt;Rytas&lt;/i&gt;, Vilnius', $own );
		$replaced = self::shop()->run(
			static function (): string {
				$file = (string) tempnam( sys_get_temp_dir(), 'form' );
				file_put_contents( $file, '<?php echo "Mano ", esc_html( $title );' );
				add_filter( 'woocommerce_locate_template', static fn ( string $found, string $name ): string => $name === 'withdrawal/model-form.php' ? $file : $found, 10, 2 );
				$html = ModelForm::document();
				unlink( $file );
				return $html;
			}
		);
		self::assertStringStartsWith( 'Mano ', $replaced );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function strangers(): array {
		return FastRun::first( 1, [
			'another e-mail address'      => [ [ 'withdrawal_email' => 'petras@example.lt' ] ],
			'an order that there is not'  => [ [ 'withdrawal_order' => '999999999' ] ],
			'a page in place of an order' => [ [ 'withdrawal_order' => '2' ] ],
			'a number that is none'       => [ [ 'withdrawal_order' => '1e99' ] ],
		] );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'strangers' )]
	#[TestDox( 'refused in the same words: $_dataName' )]
	public function test_wrong_order_or_address( array $fields ): void {
		$response = $this->send( self::visitor(), 'confirm', $fields );
		self::assertStringContainsString( 'Užsakymo su tokiu numeriu ir el. pašto adresu neradome', $response->text() );
		self::assertNull( $this->stored() );
		self::assertSame( [], $this->mails() );
		// After a wrong guess the visitor has to wait, also with a correct one.
		self::assertStringContainsString( 'Palaukite', $this->send( self::visitor(), 'confirm' )->text() );
		self::assertNull( $this->stored() );
	}

	#[TestDox( 'nothing is withdrawn from an order that was cancelled or is a draft' )]
	#[Group( 'full' )]
	public function test_cancelled_order(): void {
		foreach ( [ 'cancelled', 'failed', 'checkout-draft' ] as $status ) {
			$order = $this->order;
			self::shop()->run(
				static function () use ( $order, $status ): void {
					$changed = Orders::get( $order );
					$changed->set_status( $status );
					$changed->save();
				}
			);
			self::clean();
			$this->send( self::visitor(), 'confirm' );
			self::assertNull( $this->stored(), $status );
		}
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function mistakes(): array {
		return FastRun::first( 1, [
			'no name'           => [ [ 'withdrawal_name' => ' ' ], 'name' ],
			'a list for a name' => [ [ 'withdrawal_name' => [ 'x' ] ], 'name' ],
			'no number'         => [ [ 'withdrawal_order' => '#' ], 'order' ],
			'no address'        => [ [ 'withdrawal_email' => 'ruta' ], 'email' ],
			'lines of a mail'   => [ [ 'withdrawal_email' => "ruta@example.lt\r\nBcc: a@example.lt" ], 'email' ],
		] );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'mistakes' )]
	#[TestDox( 'shown at the field, with all that was typed: $_dataName' )]
	public function test_invalid_field( array $fields, string $field ): void {
		$response = $this->send( self::visitor(), 'confirm', $fields + ( $field === 'name' ? [ 'withdrawal_order' => '"><img src=x>' ] : [ 'withdrawal_name' => '"><img src=x>' ] ) );
		self::assertMatchesRegularExpression( "/id=\"withdrawal-{$field}\"[^>]*aria-invalid=\"true\"/", $response->body );
		self::assertStringNotContainsString( '<img src=x', $response->body );
		self::assertStringContainsString( '&quot;&gt;&lt;img', $response->body );
		self::assertNull( $this->stored() );
	}

	#[TestDox( '[FIX-23] a visitor who tries again at once has to wait, whatever address the headers name' )]
	public function test_limit(): void {
		$fields    = http_build_query( [ 'withdrawal_order' => '999999' ] + $this->fields( 'state' ) );
		$responses = array_map(
			fn ( int $at ): string => self::visitor()->send( 'POST', $this->path(), $fields, [ "X-Real-IP: 203.0.113.{$at}", "X-Forwarded-For: 203.0.113.{$at}", 'Origin: ' . self::shop()->url ] )->text(),
			[ 1, 2 ]
		);
		self::assertStringContainsString( 'adresu neradome', $responses[0] );
		self::assertStringNotContainsString( 'adresu neradome', $responses[1] );
	}

	#[TestDox( 'a form of another site does nothing' )]
	public function test_origin(): void {
		foreach ( [ 'Origin: https://evil.example', 'Sec-Fetch-Site: cross-site' ] as $header ) {
			self::visitor()->send( 'POST', $this->path(), http_build_query( $this->fields( 'confirm' ) ), [ $header ] );
			self::assertNull( $this->stored(), $header );
		}
	}

	#[TestDox( 'the key of an order fills the form in, for its owner only; without it the page is the same for all' )]
	public function test_link(): void {
		$url  = $this->url_for_order();
		$page = self::visitor()->get( $url );
		self::assertStringContainsString( 'Rūta Kazlauskienė', $page->body );
		self::assertStringContainsString( 'no-store', $page->header( 'cache-control' ) );
		foreach ( [ substr( $url, 0, -1 ), (string) preg_replace( '/key=.*/', 'key=', $url ), (string) preg_replace( '/key=.*/', 'key[]=x', $url ) ] as $guess ) {
			self::assertStringNotContainsString( 'Kazlauskienė', self::visitor()->get( $guess )->body, $guess );
		}
		$plain = self::visitor()->get( $this->path() );
		self::assertStringNotContainsString( 'nonce', (string) strstr( $plain->body, '<form method="post"' ) === '' ? '' : substr( (string) strstr( $plain->body, '<form method="post"' ), 0, 2000 ) );
		self::assertStringNotContainsString( 'no-store', $plain->header( 'cache-control' ) );
		self::assertSame( '', $plain->header( 'set-cookie' ) );
	}

	#[TestDox( 'the way there stands under the order, in the mail to the customer, and in the footer' )]
	public function test_links(): void {
		$id = $this->order;

		[ $order, $mail, $plain, $shop, $footer ] = self::shop()->run(
			static function () use ( $id ): array {
				$order = Orders::get( $id );
				return [
					Output::of_action( 'woocommerce_order_details_after_order_table', $order ),
					Output::of_action( 'woocommerce_email_after_order_table', $order, false, false, null ),
					Output::of_action( 'woocommerce_email_after_order_table', $order, false, true, null ),
					Output::of_action( 'woocommerce_email_after_order_table', $order, true, false, null ),
					Output::of_action( 'vitrina_footer_line' ),
				];
			}
		);
		foreach ( [ $order, $mail, $plain ] as $place ) {
			self::assertStringContainsString( 'Atsisakyti sutarties', $place );
			self::assertStringContainsString( 'key=wc_order_', $place );
		}
		self::assertStringNotContainsString( 'key=', $shop );
		self::assertStringContainsString( 'Atsisakyti sutarties', $footer );
		self::assertStringNotContainsString( 'key=', $footer );
	}

	#[TestDox( 'WordPress’s privacy tools export it, and erase who it was' )]
	#[Group( 'full' )]
	public function test_privacy(): void {
		$this->send( self::visitor(), 'confirm' );
		$exported = self::shop()->run( static fn (): array => WC_Privacy_Exporters::order_data_exporter( 'ruta@example.lt', 1 ) );
		self::assertStringContainsString( 'R\u016bta K.', (string) json_encode( $exported ) );
		$order = $this->order;
		self::shop()->run( static fn () => WC_Privacy_Erasers::remove_order_personal_data( Orders::get( $order ) ) );
		$kept = $this->stored();
		self::assertIsArray( $kept );
		self::assertSame( [ 'received_at', 'goods', 'lines', 'state' ], array_keys( $kept ) );
		self::assertStringNotContainsString( 'Rūta', (string) json_encode( $kept, JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function send( Visitor $visitor, string $step, array $fields = [] ): Response {
		return $visitor->post( $this->path(), $fields + $this->fields( $step ) );
	}

	/**
	 * @return array<string, string>
	 */
	private function fields( string $step ): array {
		return [
			'vitrina-withdrawal' => $step,
			'withdrawal_name'    => 'Rūta K.',
			'withdrawal_order'   => '#' . $this->order,
			'withdrawal_email'   => 'ruta@example.lt',
			'withdrawal_token'   => bin2hex( random_bytes( 16 ) ),
		];
	}

	/** @return int The item that was added, for tests of quantities. */
	private function add_line( int $quantity, string $name, float $total = 0.0 ): int {
		$order = $this->order;
		return self::shop()->run(
			static function () use ( $order, $quantity, $name, $total ): int {
				$changed = Orders::get( $order );
				$item    = new WC_Order_Item_Product();
				$item->set_props( compact( 'quantity', 'name', 'total' ) + [ 'subtotal' => $total ] );
				$changed->add_item( $item );
				$changed->save();
				return $item->get_id();
			}
		);
	}

	/** @return array<int, int> Pieces that the form offers, by item. */
	private function offered( Response $form ): array {
		preg_match_all( '/max="(\d+)"[^>]* name="withdrawal_quantity\[(\d+)\]" value="(\d+)"/', $form->body, $found );
		self::assertSame( $found[1], $found[3] );
		return array_combine( array_map( intval( ... ), $found[2] ), array_map( intval( ... ), $found[1] ) );
	}

	/** @return array<int, string> Pieces that the second step repeats, by item. */
	private function declared( Response $asked ): array {
		preg_match_all( '/type="hidden" name="withdrawal_quantity\[(\d+)\]" value="(\d+)"/', $asked->body, $found );
		return array_combine( array_map( intval( ... ), $found[1] ), $found[2] );
	}

	private function confirm( Visitor $visitor, Response $asked ): Response {
		$fields = [ 'withdrawal_quantity' => $this->declared( $asked ) ];
		foreach ( [ 'vitrina-withdrawal', 'withdrawal_name', 'withdrawal_order', 'withdrawal_email', 'withdrawal_token' ] as $name ) {
			$fields[ $name ] = $asked->field( $name );
		}
		return $visitor->post( $this->path(), $fields );
	}

	/** @param array<int, int> $pieces By position of the line in the order; others are kept. */
	private function withdraw( array $pieces ): Response {
		$order  = $this->order;
		$items  = self::shop()->run( static fn (): array => array_keys( Orders::get( $order )->get_items() ) );
		$chosen = [];
		foreach ( $pieces as $position => $quantity ) {
			$chosen[ $items[ $position ] ] = (string) $quantity;
		}
		return $this->confirm( self::visitor(), $this->send( self::visitor(), 'state', [ 'withdrawal_quantity' => $chosen ] ) );
	}

	private function path(): string {
		return self::shop()->run_cached( static fn (): string => WithdrawalPage::url() );
	}

	/**
	 * @return array<array-key, mixed>|null
	 */
	private function stored(): ?array {
		return $this->all_stored()[0] ?? null;
	}

	/**
	 * @return list<array<array-key, mixed>>
	 */
	private function all_stored(): array {
		$order = $this->order;
		/** @var list<array<array-key, mixed>> */
		return self::shop()->run( static fn (): array => Orders::meta( $order, '_vitrina_withdrawal' ) );
	}

	/**
	 * @return string What the plugin prints below the order.
	 */
	private function link(): string {
		$order = $this->order;
		return self::shop()->run( static fn (): string => Output::of_action( 'woocommerce_order_details_after_order_table', Orders::get( $order ) ) );
	}

	/**
	 * @return list<string>
	 */
	private function mails(): array {
		return self::shop()->run( static fn (): array => Mails::all() );
	}

	/**
	 * @return list<string> Notes of the order.
	 */
	private function notes(): array {
		$order = $this->order;
		return self::shop()->run( static fn (): array => Orders::notes( $order ) );
	}

	/**
	 * @return string The form, filled in for the owner of the order.
	 */
	private function url_for_order(): string {
		$order = $this->order;
		return self::shop()->run( static fn (): string => WithdrawalLinks::url_for( Orders::get( $order ) ) );
	}
}
