<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\ProductFacts\Completeness;
use Vitrina\Companion\ProductFacts\FactsMeta;
use Vitrina\Companion\ProductFacts\FactsView;
use Vitrina\Companion\ProductFacts\Guarantee;
use Vitrina\Companion\ProductFacts\ProductFacts;
use Vitrina\Companion\ProductFacts\TermFields;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Output;
use Vitrina\Tests\Fixtures\ProductCsv;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\QueryCounter;
use Vitrina\Tests\Fixtures\Terms;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;
use Vitrina\Tests\Integration\Support\Visitor;
use WC_Product_Variable;
use WC_Product_Variation;

final class ProductFactsTest extends TerminalTestCase {

	private int $product = 0;

	private int $brand = 0;

	private int $category = 0;

	private int $parent_category = 0;

	protected function setUp(): void {
		parent::setUp();
		[ $this->product, $this->brand, $this->parent_category, $this->category ] = self::shop()->run(
			static function (): array {
				$brand   = Terms::create( 'Bandomasis ženklas', 'product_brand' );
				$parent  = Terms::create( 'Bandomoji grupė', 'product_cat' );
				$child   = Terms::create( 'Bandomoji pogrupė', 'product_cat', $parent );
				$product = Products::create(
					[
						'name'          => 'Bandomoji žvakė',
						'regular_price' => '5',
						'sku'           => 'BAND-1',
						'category_ids'  => [ $child ],
					]
				);
				wp_set_object_terms( $product, [ $brand ], 'product_brand' );
				return [ $product, $brand, $parent, $child ];
			}
		);
	}

	protected function tearDown(): void {
		if ( $this->product > 0 ) {
			[ $product, $brand, $terms ] = [ $this->product, $this->brand, [ $this->category, $this->parent_category ] ];
			self::shop()->run(
				static function () use ( $product, $brand, $terms ): void {
					Products::delete( [ $product ] );
					wp_delete_term( $brand, 'product_brand' );
					foreach ( $terms as $term ) {
						wp_delete_term( $term, 'product_cat' );
					}
					delete_option( 'woocommerce_meta_box_errors' );
				}
			);
		}
		parent::tearDown();
	}

	#[TestDox( '[LAW-20] [LAW-21] a product page shows the manufacturer of the brand and the warnings of the deepest category, until the product has its own' )]
	#[Group( 'full' )]
	public function test_inherited_and_overridden(): void {
		self::assertStringNotContainsString( 'vitrina-facts', $this->page(), 'An SKU alone is no section.' );
		$this->fill_in( $this->parent_category, [ 'warnings' => 'Iš grupės', 'responsible_name' => 'Atstovas' ] );
		$this->fill_in( $this->category, [ 'warnings' => "Iš pogrupės\nantra eilutė" ] );
		$this->fill_in( $this->brand, [ 'manufacturer_name' => 'UAB „Vaškas“', 'manufacturer_address' => 'Bičių g. 1, Kaunas', 'manufacturer_contact' => 'labas@vaskas.lt', 'guarantee_months' => '36' ] );
		$page = $this->page();
		foreach ( [ 'UAB „Vaškas“<br>Bičių g. 1, Kaunas<br><a href="mailto:labas@vaskas.lt">', 'Iš pogrupės<br />', '<dd>Atstovas</dd>', '<dd>BAND-1</dd>', '36 ' ] as $text ) {
			self::assertStringContainsString( $text, $page );
		}
		self::assertStringNotContainsString( 'Iš grupės', $page );
		self::assertMatchesRegularExpression( '/"manufacturer":\{"@type":"Organization","name":"UAB [^}]+"email":"labas@vaskas.lt"\}/u', $page );

		$this->fill_in_product( [ 'manufacturer_name' => 'Kita įmonė', 'warnings' => 'Savas' ] );
		$page = $this->page();
		self::assertStringContainsString( '<dd>Kita įmonė</dd>', $page );
		self::assertStringNotContainsString( 'Bičių g. 1', $page, 'The address belongs to another manufacturer.' );
		self::assertStringContainsString( '<dd>Savas</dd>', $page );
		self::assertStringNotContainsString( 'Iš pogrupės', $page );

		$this->fill_in_product( [ 'warnings' => '', 'no_warnings' => 'yes' ] );
		self::assertStringNotContainsString( 'Iš pogrupės', $this->page() );
	}

	#[TestDox( '[LAW-20] [LAW-21] facts that only a variation has are on the product page; those of a variation that is not published are not' )]
	public function test_of_variations_only(): void {
		[ $html, $of_private ] = self::shop()->run(
			static function (): array {
				$product = new WC_Product_Variable();
				$product->set_name( 'Rinkinys' );
				$product->set_attributes( [ Products::variation_attribute( 'Dydis', [ 'S', 'M' ] ) ] );
				$product->save();
				$variation = new WC_Product_Variation();
				$variation->set_parent_id( $product->get_id() );
				$variation->set_attributes( [ 'dydis' => 'S' ] );
				$variation->set_regular_price( '5' );
				FactsMeta::set( $variation, [ 'warnings' => 'Tik mažas' ] );
				$variation->save();
				$show = static function () use ( $product ): string {
					$fresh = Products::get( $product->get_id() );
					$facts = ProductFacts::of( $fresh );
					ob_start();
					if ( FactsView::is_shown( $fresh, $facts ) ) {
						FactsView::print( $fresh, $facts );
					}
					return (string) ob_get_clean();
				};
				$seen = [ $show() ];
				$variation->set_status( 'private' );
				$variation->save();
				$seen[] = $show();
				Products::delete( [ $variation->get_id(), $product->get_id() ] );
				return $seen;
			}
		);
		self::assertMatchesRegularExpression( '~<h3>S</h3>.*<dd>Tik mažas</dd>~su', $html );
		self::assertSame( '', $of_private );
	}

	#[TestDox( '[LAW-21] in another theme the facts are a tab of WooCommerce’s, and the quick view leads to them' )]
	public function test_other_theme(): void {
		$this->fill_in( $this->brand, [ 'manufacturer_name' => 'UAB „Vaškas“' ] );
		$quick = self::visitor()->post( '/?wc-ajax=goya_product_ajax', [ 'product_id' => (string) $this->product ] )->body;
		self::assertStringContainsString( '#tab-product_facts"', $quick );
		$remove = self::shop()->add_code( 'other-theme', static function (): void {
			$theme = static fn (): string => 'storefront';
			add_filter( 'template', $theme );
			add_filter( 'stylesheet', $theme );
		} );
		try {
			$page = $this->page();
		} finally {
			$remove();
		}
		self::assertStringContainsString( 'themes/storefront', $page );
		self::assertMatchesRegularExpression( '/id="tab-product_facts"(?s:.*)<dd>UAB „Vaškas“<\/dd>/u', $page );
	}

	#[TestDox( '[LAW-72] in a block theme the product page has the facts once, as a tab, the unit price, and the guarantee below the button; the block of facts replaces the tab' )]
	public function test_block_theme(): void {
		$this->fill_in( $this->brand, [ 'manufacturer_name' => 'UAB „Vaškas“ <i>' ] );
		$id     = $this->product;
		$before = self::shop()->run(
			static function () use ( $id ): mixed {
				$before  = get_option( Guarantee::OPTION );
				$pictures = get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 1, 'fields' => 'ids' ] );
				Guarantee::save( '', [ 'file' => $pictures[0] ?? 0, 'text' => 'Teisinė garantija', 'url' => 'https://europa.eu/' ] );
				update_post_meta( $id, '_vitrina_net_content', '250' );
				update_post_meta( $id, '_vitrina_net_content_unit', 'ml' );
				return $before;
			}
		);
		$remove = self::shop()->add_code( 'block-theme', static function (): void {
			$theme = static fn (): string => 'twentytwentythree';
			add_filter( 'template', $theme );
			add_filter( 'stylesheet', $theme );
		} );
		try {
			$page = $this->page();
		} finally {
			$remove();
		}
		self::assertStringContainsString( 'themes/twentytwentythree', $page );
		self::assertSame( 1, substr_count( $page, '<dd>UAB „Vaškas“ &lt;i&gt;</dd>' ) );
		self::assertSame( 1, substr_count( $page, 'class="vitrina-guarantee"' ) );
		self::assertMatchesRegularExpression( '/name="add-to-cart"(?s:.*)class="vitrina-guarantee"(?s:.*)id="tab-product_facts"/', $page );
		self::assertStringContainsString( '20,00', (string) strstr( $page, '<small class="vitrina-unit-price">' ) );

		[ $block, $tabs, $empty ] = self::shop()->run(
			static function () use ( $id, $before ): array {
				$GLOBALS['post']                         = get_post( $id );
				$GLOBALS['product']                      = Products::get( $id );
				$GLOBALS['_wp_current_template_content'] = '<!-- wp:vitrina/product-facts /-->';
				$texts = [ do_blocks( '<!-- wp:vitrina/product-facts /-->' ), array_keys( (array) apply_filters( 'woocommerce_product_tabs', [] ) ) ];
				$before === false ? delete_option( Guarantee::OPTION ) : update_option( Guarantee::OPTION, $before );
				return [ ...$texts, do_blocks( '<!-- wp:vitrina/product-guarantee /-->' ) ];
			}
		);
		self::assertStringContainsString( '<h2>', $block );
		self::assertStringContainsString( '<dd>UAB „Vaškas“ &lt;i&gt;</dd>', $block );
		self::assertNotContains( 'product_facts', $tabs );
		self::assertSame( '', $empty );
	}

	#[TestDox( '[LAW-21] [SEC-01] a manufacturer with a script in it is text: on the page, in structured data, in forms of wp-admin' )]
	public function test_escapes(): void {
		$hostile = '"><script>hostile</script>';
		$this->fill_in( $this->brand, [ 'manufacturer_name' => $hostile, 'manufacturer_address' => $hostile, 'warnings' => $hostile ] );
		$admin = self::logged_in( 'admin', 'admin' );
		foreach ( [ $this->page(), $admin->get( "/wp-admin/term.php?taxonomy=product_brand&tag_ID={$this->brand}" )->body, $admin->get( $this->edit_page() )->body ] as $page ) {
			self::assertStringNotContainsString( '<script>hostile', $page );
			self::assertStringContainsString( 'script&gt;hostile', $page );
		}
		// Name, address and warnings.
		self::assertGreaterThanOrEqual( 3, substr_count( $this->page(), '&gt;&lt;script&gt;hostile' ) );
	}

	#[TestDox( '[LAW-20] the owner fills in a brand and a product in wp-admin; what is not valid changes nothing and is named' )]
	#[Group( 'full' )]
	public function test_forms(): void {
		$admin = self::logged_in( 'admin', 'admin' );
		$this->save_brand( $admin, [ 'manufacturer_name' => "UAB \\ 'Vaškas'", 'identifier' => 'X' ] );
		self::assertSame( [ 'manufacturer_name' => "UAB \\ 'Vaškas'" ], $this->of_brand() );
		$page = $this->save_brand( $admin, [ 'manufacturer_name' => 'Kita', 'manufacturer_contact' => 'javascript:alert(1)' ] );
		self::assertSame( [ 'manufacturer_name' => 'Kita' ], $this->of_brand() );
		self::assertStringContainsString( 'notice-error', $page );

		$this->save_product( $admin, [ 'warnings' => "Nedeginkite\nbe priežiūros", 'guarantee_months' => '24', 'manufacturer_country' => 'XX' ] );
		self::assertSame( [ 'warnings' => "Nedeginkite\nbe priežiūros", 'guarantee_months' => '24' ], $this->of_product() );
		self::assertStringContainsString( 'placeholder="Kita"', $admin->get( $this->edit_page() )->body, 'What it inherits.' );
		$this->save_product( $admin, [ 'warnings' => '' ], woocommerce_nonce: '0123456789' );
		self::assertArrayHasKey( 'warnings', $this->of_product() );
		$this->save_product( $admin, [ 'warnings' => '', 'guarantee_months' => [ '1' ] ] );
		self::assertSame( [ 'guarantee_months' => '24' ], $this->of_product() );
	}

	#[TestDox( '[ROLE-01] [LAW-20] a brand keeps its facts where the request has no nonce of this form' )]
	public function test_nonce(): void {
		$this->save_brand( self::logged_in( 'admin', 'admin' ), [ 'manufacturer_name' => 'Kita' ], 'abcdef1234' );
		self::assertSame( [], $this->of_brand() );
	}

	#[TestDox( '[ROLE-01] [LAW-20] who may not edit brands changes no facts, with a nonce of their own or of another taxonomy' )]
	public function test_capability(): void {
		$brand = $this->brand;
		$save  = static fn ( string $user, string $of ): array => self::shop()->run(
			static function () use ( $brand, $user, $of ): array {
				( new TermFields() )->register_hooks();
				wp_set_current_user( Users::get( $user )->ID );
				$_POST = [
					'vitrina_facts_nonce' => wp_create_nonce( "vitrina_facts_{$of}" ),
					'vitrina_facts'       => [ 'manufacturer_name' => 'Kita' ],
				];
				do_action( 'edited_term', $brand, $brand, 'product_brand', [] );
				return FactsMeta::of_term( $brand );
			}
		);
		self::assertSame( [], $save( 'rasa', 'product_brand' ) );
		self::assertSame( [], $save( 'admin', 'product_cat' ) );
		self::assertSame( [ 'manufacturer_name' => 'Kita' ], $save( 'admin', 'product_brand' ), 'The owner may.' );
	}

	#[TestDox( '[LAW-73] quick edit of a product saves its facts and leaves the others; what is not valid changes nothing and is named in the row; without WooCommerce’s nonce nothing changes' )]
	#[Group( 'full' )]
	public function test_quick_edit(): void {
		$this->fill_in_product( [ 'warnings' => 'Karšta <b>', 'guarantee_months' => '24' ] );
		$admin = self::logged_in( 'admin', 'admin' );
		$list  = $admin->get( '/wp-admin/edit.php?post_type=product&s=Bandomoji' );
		self::assertStringContainsString( '<div class="vitrina-facts-values">{&quot;warnings&quot;:&quot;Karšta \u003Cb\u003E', $list->body );
		self::assertSame( 1, preg_match( '/<textarea name="vitrina_facts\[warnings\]"[^>]* disabled>/', $list->body ), 'Without the script an empty field would delete what is stored.' );
		$edit = fn ( array $facts, string $nonce ): string => $admin->post(
			'/wp-admin/admin-ajax.php',
			[
				'action'                       => 'inline-save',
				'post_type'                    => 'product',
				'post_ID'                      => (string) $this->product,
				'screen'                       => 'edit-product',
				'post_view'                    => 'list',
				'post_title'                   => 'Bandomoji žvakė',
				'_inline_edit'                 => $list->field( '_inline_edit' ),
				'_status'                      => 'publish',
				'woocommerce_quick_edit'       => '1',
				'woocommerce_quick_edit_nonce' => $nonce,
				'_regular_price'               => '5',
				'vitrina_facts'                => $facts,
			]
		)->body;
		$nonce = $list->field( 'woocommerce_quick_edit_nonce' );
		$edit( [ 'warnings' => 'Ne' ], '0123456789' );
		self::assertSame( [ 'warnings' => 'Karšta <b>', 'guarantee_months' => '24' ], $this->of_product() );
		$row = $edit( [ 'warnings' => "Nauja\\ 'eilutė", 'manufacturer_contact' => 'javascript:alert(1)', 'guarantee_label' => '1', 'manufacturer_name' => '' ], $nonce );
		self::assertSame( [ 'warnings' => "Nauja\\ 'eilutė", 'guarantee_months' => '24' ], $this->of_product() );
		self::assertStringContainsString( 'notice-error', $row );
		self::assertStringNotContainsString( 'notice-error', $edit( [ 'warnings' => '' ], $nonce ) );
		self::assertSame( [ 'guarantee_months' => '24' ], $this->of_product() );
	}

	#[TestDox( '[LAW-73] bulk edit changes only what is filled in, of products that the user may edit' )]
	#[Group( 'full' )]
	public function test_bulk_edit(): void {
		$this->fill_in_product( [ 'warnings' => 'Karšta', 'no_warnings' => 'yes', 'identifier' => 'X1' ] );
		$admin = self::logged_in( 'admin', 'admin' );
		$list  = $admin->get( '/wp-admin/edit.php?post_type=product&s=Bandomoji' );
		$edit  = fn ( Visitor $who, array $facts, string $nonce ): string => $who->get(
			'/wp-admin/edit.php?' . http_build_query(
				[
					'post_type'                    => 'product',
					'action'                       => 'edit',
					'bulk_edit'                    => '1',
					'_wpnonce'                     => $list->field( '_wpnonce' ),
					'post'                         => [ $this->product ],
					'_status'                      => '-1',
					'post_author'                  => '-1',
					'woocommerce_bulk_edit'        => '1',
					'change_stock'                 => '',
					'woocommerce_quick_edit_nonce' => $nonce,
					'vitrina_facts_bulk'           => $facts,
				]
			)
		)->body;
		$nonce = $list->field( 'woocommerce_quick_edit_nonce' );
		$edit( $admin, [ 'manufacturer_name' => 'Ne' ], '0123456789' );
		self::assertArrayNotHasKey( 'manufacturer_name', $this->of_product() );
		$page = $edit( $admin, [ 'manufacturer_name' => "UAB „Vaškas“ 'ir' \\ Ko", 'manufacturer_contact' => 'x', 'warnings' => '', 'no_warnings' => 'no', 'identifier' => 'Kitas' ], $nonce );
		self::assertSame( [ 'identifier' => 'X1', 'manufacturer_name' => "UAB „Vaškas“ 'ir' \\ Ko", 'warnings' => 'Karšta' ], self::sorted( $this->of_product() ) );
		self::assertStringContainsString( 'notice-error', $page );
		self::shop()->run( static function (): void {
			Users::ensure( 'facts_author', 'author' );
		} );
		try {
			$edit( self::logged_in( 'facts_author', 'facts_author' ), [ 'manufacturer_name' => 'Ne' ], $nonce );
		} finally {
			self::shop()->run( static fn () => Users::delete_by_name( 'facts_author' ) );
		}
		self::assertSame( "UAB „Vaškas“ 'ir' \\ Ko", $this->of_product()['manufacturer_name'] ?? '' );
	}

	/**
	 * @param array<string, string> $facts
	 * @return array<string, string>
	 */
	private static function sorted( array $facts ): array {
		ksort( $facts );
		return $facts;
	}

	#[TestDox( '[LAW-22] WooCommerce’s REST API writes the facts of a product, tells what applies, and refuses what is not valid before it saves' )]
	#[Group( 'full' )]
	public function test_rest(): void {
		$this->fill_in( $this->brand, [ 'manufacturer_name' => 'UAB „Vaškas“' ] );
		$id      = $this->product;
		$request = static fn ( string $user, array $facts ): array => self::shop()->run(
			static function () use ( $id, $user, $facts ): array {
				wp_set_current_user( Users::get( $user )->ID );
				$request = new \WP_REST_Request( 'PUT', "/wc/v3/products/{$id}" );
				$request->set_body_params( [ 'name' => 'Per REST', 'vitrina_facts' => $facts ] );
				$response = rest_do_request( $request );
				$data     = $response->get_data();
				$found    = is_array( $data ) ? $data['vitrina_facts'] ?? [] : [];
				return [ $response->get_status(), is_array( $found ) ? [ 'applied' => (array) ( $found['applied'] ?? [] ) ] + $found : [], get_the_title( $id ) ];
			}
		);
		foreach ( [ [ 'manufacturer_contact' => 'javascript:alert(1)' ], [ 'guarantee_months' => '-1' ], [ 'manufacturer_country' => 'XX' ], [ 'warnings' => str_repeat( 'a', 5001 ) ], [ 'other' => 'x' ] ] as $facts ) {
			[ $status, , $title ] = $request( 'admin', $facts );
			self::assertSame( [ 400, 'Bandomoji žvakė' ], [ $status, $title ] );
		}
		self::assertSame( 403, $request( 'rasa', [ 'warnings' => 'Ne' ] )[0] );
		[ $status, $facts ] = $request( 'admin', [ 'warnings' => "Viena\ndvi" ] );
		self::assertSame( 200, $status );
		self::assertSame( [ "Viena\ndvi", '' ], [ $facts['warnings'], $facts['manufacturer_name'] ] );
		self::assertSame( [ 'warnings' => "Viena\ndvi", 'identifier' => 'BAND-1', 'manufacturer_name' => 'UAB „Vaškas“' ], $facts['applied'] );
		self::assertSame( [ 'warnings' => "Viena\ndvi" ], $this->of_product() );
	}

	#[TestDox( '[LAW-22] what WooCommerce’s CSV export writes, its import reads: with lines and formulas; a row with an invalid value is not imported' )]
	public function test_csv(): void {
		$facts = [ 'manufacturer_name' => '=cmd|x', 'manufacturer_address' => "Bičių g. 1\nKaunas", 'manufacturer_contact' => 'labas@vaskas.lt', 'warnings' => "-10 °C\n@šaltis" ];
		$this->fill_in_product( $facts );
		$id               = $this->product;
		[ $csv, $result ] = self::shop()->run(
			static function () use ( $id ): array {
				wp_set_current_user( Users::get( 'admin' )->ID );
				$csv = ProductCsv::export( $id );
				FactsMeta::set( Products::get( $id ), [] );
				$product = Products::get( $id );
				FactsMeta::set( $product, array_fill_keys( array_keys( FactsMeta::of_product( $id ) ), '' ) );
				$product->save();
				return [ $csv, [ ProductCsv::import( $csv ), ProductCsv::import( str_replace( 'labas@vaskas.lt', 'javascript:x', $csv ) ) ] ];
			}
		);
		self::assertStringContainsString( "'=cmd|x", $csv );
		self::assertStringNotContainsString( '_vitrina_fact', $csv, 'Once, not as meta too.' );
		self::assertSame( [ [ 1, 0 ], [ 0, 1 ] ], $result );
		self::assertEquals( $facts, $this->of_product() );
	}

	#[TestDox( '[LAW-23] Vitrina → Product facts counts what products lack with what they inherit, and leads to the list of them' )]
	public function test_completeness(): void {
		$lacks = fn (): array => array_keys( array_filter( self::lacking(), fn ( array $ids ): bool => in_array( $this->product, $ids, true ) ) );
		self::assertSame( [ 'manufacturer', 'responsible', 'warnings' ], $lacks() );
		$this->fill_in( $this->parent_category, [ 'warnings' => 'Iš grupės' ] );
		$this->fill_in( $this->brand, [ 'manufacturer_name' => 'UAB „Vaškas“', 'manufacturer_address' => 'Bičių g. 1, Kaunas', 'manufacturer_contact' => 'labas@vaskas.lt', 'manufacturer_country' => 'CN' ] );
		self::assertSame( [ 'responsible' ], $lacks() );
		$admin  = self::logged_in( 'admin', 'admin' );
		$screen = $admin->get( '/wp-admin/admin.php?page=vitrina-product-facts' )->body;
		self::assertMatchesRegularExpression( '/' . count( self::lacking()['responsible'] ) . ' \S+ ' . self::total() . '/u', $screen );
		$in_list = fn ( string $what ): bool => str_contains( $admin->get( "/wp-admin/edit.php?post_type=product&post_status=publish&vitrina_lacks={$what}&s=Bandomoji" )->body, "post-{$this->product}\"" );
		self::assertSame( [ true, false ], [ $in_list( 'responsible' ), $in_list( 'manufacturer' ) ] );
		$this->fill_in( $this->brand, [ 'manufacturer_country' => 'LT' ] );
		self::assertSame( [], $lacks() );
		self::assertFalse( $in_list( 'responsible' ) );
		self::assertSame( 403, self::logged_in( 'rasa', 'rasa' )->get( '/wp-admin/admin.php?page=vitrina-product-facts' )->status );
	}

	#[TestDox( '[LAW-23] a thousand products are checked in a few queries, correctly' )]
	public function test_many_products(): void {
		$this->fill_in( $this->brand, [ 'warnings' => 'Karšta' ] );
		$brand                       = $this->brand;
		[ $without, $with, $queries ] = self::shop()->run(
			static function () use ( $brand ): array {
				$db     = Database::wpdb();
				$before = count( Completeness::check()[1]['warnings'] );
				$tt_id  = Terms::find( 'bandomasis-zenklas', 'product_brand' )->term_taxonomy_id;
				$rows   = implode( ',', array_fill( 0, 1000, "('Daug','daug','publish','product','','','','','')" ) );
				$db->query( "INSERT INTO {$db->posts} (post_title,post_name,post_status,post_type,post_content,post_excerpt,to_ping,pinged,post_content_filtered) VALUES {$rows}" );
				$db->query( "INSERT INTO {$db->term_relationships} (object_id, term_taxonomy_id) SELECT ID, {$tt_id} FROM {$db->posts} WHERE post_title = 'Daug' AND MOD(ID, 2) = 0" );
				$lacking = [];
				$queries = QueryCounter::during( static function () use ( &$lacking ): void {
					$lacking = Completeness::check()[1];
				} );
				$db->query( "DELETE FROM {$db->term_relationships} WHERE object_id IN (SELECT ID FROM {$db->posts} WHERE post_title = 'Daug')" );
				$db->query( "DELETE FROM {$db->posts} WHERE post_title = 'Daug'" );
				return [ count( $lacking['warnings'] ) - $before, $brand, $queries ];
			}
		);
		self::assertSame( 500, $without );
		self::assertLessThanOrEqual( 20, $queries );
	}

	#[TestDox( '[LAW-21] a list of products sends no query for facts, and a page of an English shop is English' )]
	public function test_costs(): void {
		$this->fill_in( $this->brand, [ 'manufacturer_name' => 'UAB „Vaškas“' ] );
		$remove = self::shop()->add_code( 'count-facts', static function (): void {
			$counter = QueryCounter::start( '/_vitrina_fact/' );
			add_filter( 'locale', static fn (): string => 'en_US' );
			add_action( 'wp_footer', static function () use ( $counter ): void {
				echo '<i id="fact-queries">' . esc_html( (string) $counter->get() ) . '</i>';
			} );
		} );
		try {
			$list = self::visitor()->get( '/?post_type=product' )->body;
			$page = $this->page();
		} finally {
			$remove();
		}
		self::assertStringContainsString( '<i id="fact-queries">0</i>', $list );
		self::assertStringContainsString( 'Manufacturer and safety', $page );
		preg_match( '/<details class="product-tabs__item product_facts_tab".*?<\/details>/s', $page, $found );
		self::assertStringContainsString( '<dt><b>Manufacturer</b></dt>', $found[0] ?? '' );
		self::assertLessThan( 600, strlen( (string) gzencode( $page, 9 ) ) - strlen( (string) gzencode( str_replace( $found[0] ?? '', '', $page ), 9 ) ) );
	}

	#[TestDox( '[LAW-24] in a shop with several languages the warnings are in the language of the page, otherwise marked as in the default one' )]
	public function test_languages(): void {
		$this->fill_in( $this->brand, [ 'warnings' => 'Karšta', 'warnings_en' => 'Hot' ] );
		$remove = self::shop()->add_code( 'languages', static function (): void {
			add_filter( 'wpml_default_language', static fn (): string => 'lt' );
			add_filter( 'wpml_current_language', static fn (): string => is_string( $_GET['language'] ?? null ) ? $_GET['language'] : 'lt' );
			add_filter( 'wpml_active_languages', static fn (): array => array_fill_keys( [ 'lt', 'en', 'de' ], [ 'native_name' => 'X' ] ) );
		} );
		try {
			self::assertStringContainsString( '<dd>Karšta</dd>', $this->page() );
			self::assertStringContainsString( '<dd>Hot</dd>', $this->page( '&language=en' ) );
			self::assertStringContainsString( '<dd lang="lt">Karšta</dd>', $this->page( '&language=de' ) );
			self::assertContains( $this->product, self::lacking()['warnings'], 'German is missing.' );
			$this->fill_in( $this->brand, [ 'warnings_de' => 'Heiß' ] );
			self::assertNotContains( $this->product, self::lacking()['warnings'] );
		} finally {
			$remove();
		}
	}

	/**
	 * @return array<string, list<int>>
	 */
	private static function lacking(): array {
		return self::shop()->run( static fn (): array => Completeness::check()[1] );
	}

	private static function total(): int {
		return self::shop()->run( static fn (): int => Completeness::check()[0] );
	}

	private function page( string $more = '' ): string {
		return self::visitor()->get( '/?post_type=product&p=' . $this->product . $more )->body;
	}

	private function edit_page(): string {
		return "/wp-admin/post.php?post={$this->product}&action=edit";
	}

	/**
	 * @param array<string, string> $values
	 */
	private function fill_in( int $term, array $values ): void {
		self::shop()->run(
			static function () use ( $term, $values ): void {
				FactsMeta::save_term( $term, $values );
			}
		);
	}

	/**
	 * @param array<string, string> $values
	 */
	private function fill_in_product( array $values ): void {
		$id = $this->product;
		self::shop()->run(
			static function () use ( $id, $values ): void {
				$product = Products::get( $id );
				FactsMeta::set( $product, $values );
				$product->save();
			}
		);
	}

	/**
	 * @return array<string, string>
	 * @phpstan-impure The shop changes between two looks.
	 */
	private function of_brand(): array {
		$brand = $this->brand;
		return self::shop()->run( static fn (): array => FactsMeta::of_term( $brand ) );
	}

	/**
	 * @return array<string, string>
	 * @phpstan-impure The shop changes between two looks.
	 */
	private function of_product(): array {
		$id = $this->product;
		return self::shop()->run( static fn (): array => FactsMeta::of_product( $id ) );
	}

	/**
	 * @param array<string, mixed> $facts
	 * @return string The page that WordPress leads to.
	 */
	private function save_brand( Visitor $who, array $facts, ?string $nonce = null ): string {
		$page = $who->get( "/wp-admin/term.php?taxonomy=product_brand&tag_ID={$this->brand}&post_type=product" );
		return $who->post(
			'/wp-admin/edit-tags.php',
			[
				'action'              => 'editedtag',
				'tag_ID'              => (string) $this->brand,
				'taxonomy'            => 'product_brand',
				'post_type'           => 'product',
				'name'                => 'Bandomasis ženklas',
				'_wpnonce'            => $page->field( '_wpnonce' ),
				'vitrina_facts_nonce' => $nonce ?? $page->field( 'vitrina_facts_nonce' ),
				'vitrina_facts'       => $facts,
			]
		)->body;
	}

	/**
	 * @param array<string, mixed> $facts
	 */
	private function save_product( Visitor $who, array $facts, ?string $woocommerce_nonce = null ): void {
		$page = $who->get( $this->edit_page() );
		$who->post(
			'/wp-admin/post.php',
			[
				'action'                 => 'editpost',
				'post_ID'                => (string) $this->product,
				'post_type'              => 'product',
				'post_title'             => 'Bandomoji žvakė',
				'post_status'            => 'publish',
				'product-type'           => 'simple',
				'_regular_price'         => '5',
				'_sku'                   => 'BAND-1',
				'_wpnonce'               => $page->field( '_wpnonce' ),
				'woocommerce_meta_nonce' => $woocommerce_nonce ?? $page->field( 'woocommerce_meta_nonce' ),
				'vitrina_facts'          => $facts,
			]
		);
	}
}
