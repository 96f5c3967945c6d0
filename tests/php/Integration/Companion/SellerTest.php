<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Seller\Seller as SellerData;
use Vitrina\Companion\Invoices\SaleReader;
use Vitrina\Companion\SellerDetails;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\Seller;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** What shoppers see of the seller: on pages, in e-mails, and what search engines read. The screen: SellerScreenTest. */
final class SellerTest extends ThemeTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::shop()->run( static fn () => Seller::save() );
	}

	protected function tearDown(): void {
		self::shop()->run( static fn () => Seller::delete_all() );
	}

	private const ESCAPED = 'MB „Lino &lt;script&gt;alert(1)&lt;/script&gt; namai“';

	/** @return list<string> The lines of the seller in a page. */
	private static function lines( string $page ): array {
		preg_match_all( '~<(span|p) class="vitrina-seller"[^>]*>(.*?)</\1>~s', $page, $found );
		return $found[2];
	}

	/** @return array<string, array{string, string}> Theme, locale. */
	public static function themes(): array {
		return FastRun::first( 1, [
			'vitrina, lt'    => [ 'vitrina', 'lt_LT' ],
			'storefront, en' => [ 'storefront', 'en_US' ],
			'vitrina, en'    => [ 'vitrina', 'en_US' ],
			'storefront, lt' => [ 'storefront', 'lt_LT' ],
		] );
	}

	#[DataProvider( 'themes' )]
	#[TestDox( '[LAW-01] every page says who sells, once: name with legal form, codes, address, e-mail and phone, also with another theme: $theme, $locale' )]
	public function test_footer( string $theme, string $locale ): void {
		$removes = [];
		if ( $theme === 'storefront' ) {
			$removes[] = self::shop()->add_code(
				'seller-theme',
				static function (): void {
					add_filter( 'pre_option_template', static fn (): string => 'storefront' );
					add_filter( 'pre_option_stylesheet', static fn (): string => 'storefront' );
				}
			);
		}
		if ( $locale === 'en_US' ) {
			$removes[] = self::shop()->add_code( 'seller-locale', static fn () => add_filter( 'locale', static fn (): string => 'en_US' ) );
		}
		try {
			$product = self::product();
			$checkout = self::shop()->run( static fn (): string => wp_make_link_relative( wc_get_checkout_url() ) );
			$visitor = self::visitor();
			$visitor->add_to_cart( $product );
			foreach ( [ '/', '/produktas/lino-skalbiniai/', $checkout ] as $path ) {
				$page = $visitor->get( $path );
				self::assertStringContainsString( "themes/{$theme}/", $page->body );
				$lines = self::lines( $page->body );
				self::assertCount( 1, $lines, $path );
				// Below Storefront's footer its bar for phones would cover the line.
				self::assertSame( $theme === 'storefront', str_contains( (string) strstr( (string) strstr( $page->body, 'id="colophon"' ), '</footer>', true ), 'vitrina-seller' ) );
				self::assertStringContainsString( self::ESCAPED, $lines[0] );
				self::assertStringContainsString( ' 121215587', $lines[0] );
				self::assertStringContainsString( ' LT119511515', $lines[0] );
				self::assertStringContainsString( 'Lino g. 1, LT-01103 Vilnius', $lines[0] );
				self::assertStringContainsString( '<a href="mailto:labas@lino.example">labas@lino.example</a>', $lines[0] );
				self::assertStringContainsString( '<a href="tel:+37061234567">+370 612 34567</a>', str_replace( "\u{a0}", ' ', $lines[0] ) );
				if ( $locale === 'en_US' ) {
					self::assertStringContainsString( 'company code 121215587, VAT code LT119511515', $lines[0] );
				}
				self::assertStringNotContainsString( '<script>alert(1)', $page->body, $path );
			}
		} finally {
			array_map( static fn ( \Closure $remove ) => $remove(), $removes );
		}
	}

	#[TestDox( '[LAW-01] before the owner has saved anything, no page and no e-mail says anything of it' )]
	public function test_nothing_before(): void {
		self::shop()->run( static fn () => Seller::delete_all() );
		foreach ( [ '/', '/produktas/lino-skalbiniai/' ] as $path ) {
			$page = self::visitor()->get( $path )->body;
			self::assertStringNotContainsString( 'vitrina-seller', $page );
			self::assertStringNotContainsString( 'vitrina-reviews-note', $page );
			self::assertStringNotContainsString( '"Organization"', (string) preg_replace( '~"seller":\{.*?\}~', '', $page ) );
		}
		self::assertSame( '', self::shop()->run( static fn (): string => do_blocks( '<!-- wp:vitrina/seller /-->' ) . do_shortcode( '[vitrina_seller]' ) ) );
	}

	#[TestDox( '[LAW-01] the block and the shortcode print everything that is filled in, and nothing as markup' )]
	public function test_block(): void {
		[ $block, $shortcode, $person ] = self::shop()->run(
			static function (): array {
				switch_to_locale( 'en_US' );
				$texts = [ do_blocks( '<!-- wp:vitrina/seller /-->' ), do_shortcode( '[vitrina_seller]' ) ];
				Seller::save(
					[
						'legal_form'   => 'person',
						'company'      => 'Rūta Kazlauskienė',
						'company_code' => '123456',
						'vat_code'     => '',
					]
				);
				return [ ...$texts, do_shortcode( '[vitrina_seller]' ) ];
			}
		);
		self::assertSame( $block, $shortcode );
		foreach ( [ self::ESCAPED, 'Juridinių asmenų registras', 'Sandėlio g. &lt;b&gt;2&lt;/b&gt;, Kaunas', 'VVTAT<br>', '>Company code<', '>VAT code<' ] as $text ) {
			self::assertStringContainsString( $text, $block );
		}
		self::assertStringContainsString( '>Number of the certificate</th><td>123456<', $person );
		self::assertStringNotContainsString( 'VAT code', $person );
	}

	#[TestDox( '[LAW-02] e-mails to the customer say who sells, as HTML and as plain text, in the language of the e-mail; e-mails to the shop do not' )]
	public function test_mails(): void {
		$product = self::product();
		$order   = self::shop()->run(
			static function () use ( $product ): int {
				$order = Orders::create( 'processing' );
				$order->add_product( Products::get( $product ) );
				return $order->save();
			}
		);
		try {
			[ $lithuanian, $english ] = self::shop()->run( static fn (): array => [ Seller::mails( $order, 'lt_LT' ), Seller::mails( $order, 'en_US' ) ] );
		} finally {
			self::shop()->run( static fn (): bool => Orders::get( $order )->delete( true ) );
		}
		foreach ( [ $lithuanian, $english ] as $mail ) {
			self::assertStringContainsString( self::ESCAPED . '<br>', $mail['html'] );
			self::assertStringNotContainsString( '<script>alert', $mail['html'] );
			self::assertStringContainsString( 'Sandėlio g. &lt;b&gt;2', $mail['html'] );
			self::assertStringContainsString( '121215587', $mail['plain'] );
			self::assertStringContainsString( "labas@lino.example\n+370 612 34567\n", $mail['plain'] );
			self::assertStringContainsString( 'Sandėlio g. 2, Kaunas', $mail['plain'] );
			self::assertStringNotContainsString( 'alert', $mail['plain'] );
			self::assertStringNotContainsString( '121215587', $mail['shop'] );
		}
		self::assertStringContainsString( "\nSeller\n", $english['plain'] );
		self::assertStringContainsString( 'company code 121215587<br>VAT code LT119511515<br>', $english['html'] );
		// After the order.
		self::assertGreaterThan( strpos( $english['html'], 'order_item' ), strpos( $english['html'], self::ESCAPED ) );
	}

	#[TestDox( '[LAW-03] the front page has one Organization in its structured data, without what is not filled in; other pages have none' )]
	public function test_structured_data(): void {
		self::shop()->run( static fn () => Seller::save( [ 'vat_code' => '' ] ) );
		$page = self::visitor()->get( '/' )->body;
		self::assertSame( 1, substr_count( $page, '"Organization"' ) );
		preg_match_all( '~<script type="application/ld\+json">(.*?)</script>~s', $page, $found );
		$organizations = [];
		foreach ( $found[1] as $json ) {
			$data = json_decode( $json, true );
			self::assertIsArray( $data );
			foreach ( is_array( $data['@graph'] ?? null ) ? $data['@graph'] : [ $data ] as $item ) {
				if ( is_array( $item ) && ( $item['@type'] ?? '' ) === 'Organization' ) {
					$organizations[] = $item;
				}
			}
		}
		self::assertCount( 1, $organizations );
		self::assertSame( [ 'Lino namai', 'MB „Lino <script>alert(1)</script> namai“', '121215587', 'labas@lino.example' ], [ $organizations[0]['name'], $organizations[0]['legalName'], $organizations[0]['identifier'], $organizations[0]['email'] ] );
		self::assertArrayNotHasKey( 'vatID', $organizations[0] );
		self::assertStringNotContainsString( '"legalName"', self::visitor()->get( '/produktas/lino-skalbiniai/' )->body );
		self::assertStringNotContainsString( '"legalName"', self::visitor()->get( '/zurnalas/' )->body );
	}

	#[TestDox( '[LAW-74] an address that was saved in one text is shown as it was; with postcode and city, pages have the whole, structured data and invoices the parts' )]
	public function test_address(): void {
		$read = static fn ( string $street, string $postcode, string $city ): array => self::shop()->run(
			static function () use ( $street, $postcode, $city ): array {
				Seller::save( [
					'address'  => $street,
					'postcode' => $postcode,
					'city'     => $city,
				] );
				$party = SaleReader::seller();
				return [ SellerDetails::current()->address, $party->street, $party->postcode, $party->city ];
			}
		);
		self::assertSame( [ 'Lino g. 1, LT-01103 Vilnius', 'Lino g. 1, LT-01103 Vilnius', '', '' ], $read( 'Lino g. 1, LT-01103 Vilnius', '', '' ) );
		self::assertStringContainsString( '"address":"Lino g. 1, LT-01103 Vilnius"', self::visitor()->get( '/' )->body );
		self::assertSame( [ 'Lino g. <b>1, 01103 Vilnius', 'Lino g. <b>1', '01103', 'Vilnius' ], $read( 'Lino g. <b>1', '01103', 'Vilnius' ) );
		$page = self::visitor()->get( '/' )->body;
		self::assertStringContainsString( 'Lino g. &lt;b&gt;1, 01103 Vilnius', $page );
		self::assertStringContainsString( '"address":{"@type":"PostalAddress","streetAddress":"Lino g. \u003Cb\u003E1","postalCode":"01103","addressLocality":"Vilnius","addressCountry":"LT"}', $page );
	}

	#[TestDox( '[LAW-04] how reviews are checked stands above the reviews of a product, once the owner has confirmed it' )]
	public function test_reviews(): void {
		$path = '/produktas/lino-skalbiniai/';
		$page = self::visitor()->get( $path )->body;
		$note = strpos( $page, '<p class="vitrina-reviews-note">Tikriname &lt;b&gt;pirkėjus&lt;/b&gt;.</p>' );
		self::assertIsInt( $note );
		self::assertSame( 1, substr_count( $page, 'vitrina-reviews-note' ) );
		self::assertLessThan( strpos( $page, 'id="reviews"' ), $note );
		self::shop()->run( static fn () => Seller::save( [ 'reviews_confirmed' => '' ] ) );
		self::assertStringNotContainsString( 'vitrina-reviews-note', self::visitor()->get( $path )->body );
	}

	#[TestDox( '[LAW-05] another plugin can say who sells, by the filter; what is no Seller is ignored' )]
	public function test_filter(): void {
		$names = self::shop()->run(
			static function (): array {
				$names = [];
				foreach ( [ new SellerData( company: 'Kitas' ), 'a text', null ] as $other ) {
					$filter = static fn (): mixed => $other;
					add_filter( 'vitrina_seller', $filter );
					$names[] = SellerData::current()->company;
					remove_filter( 'vitrina_seller', $filter );
				}
				return $names;
			}
		);
		self::assertSame( [ 'Kitas', Seller::FIELDS['company'], Seller::FIELDS['company'] ], $names );
	}
}
