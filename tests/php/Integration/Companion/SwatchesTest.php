<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Swatches\TermSwatch;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Plugins;
use Vitrina\Tests\Fixtures\Terms;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Shop;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Runtime\Swatches\Swatch;
use WC_Product_Variable;
use WP_Term;

final class SwatchesTest extends TestCase {

	private const PRODUCT = '/produktas/dvylika-spalvu/';
	private const TERMS   = '/wp-admin/edit-tags.php?taxonomy=pa_spalva&post_type=product';

	private static ?Shop $shop = null;

	private int $term = 0;

	private string $log_before = '';

	protected function setUp(): void {
		self::$shop ??= Shop::from_environment();
		if ( self::$shop === null ) {
			self::markTestSkipped( 'There is no shop: VITRINA_SHOP_DIR does not name one.' );
		}
		$this->log_before = self::$shop->log();
		$this->term       = self::$shop->run_cached( static fn (): int => Terms::find( 'gintaro', 'pa_spalva' )->term_id );
	}

	protected function tearDown(): void {
		$id = $this->term;
		self::$shop?->run(
			static function () use ( $id ): void {
				Database::wpdb()->update( Database::wpdb()->terms, [ 'name' => 'Gintaro' ], [ 'term_id' => $id ] );
				foreach ( [ 'secondary_color', 'is_dual_color', 'product_attribute_image' ] as $key ) {
					delete_term_meta( $id, $key );
				}
				update_term_meta( $id, 'product_attribute_color', '#b9762b' );
				clean_term_cache( $id, 'pa_spalva' );
			}
		);
	}

	protected function assertPostConditions(): void {
		self::assertSame( $this->log_before, self::shop()->log(), 'PHP complained.' );
	}

	#[TestDox( '[PROD-06] names and values of swatches are escaped' )]
	public function test_escaped(): void {
		$html = self::html_of_values( 'a" onfocus="x' );
		self::assertSame( 2, substr_count( $html, 'role="radio"' ) );
		self::assertStringNotContainsString( 'onfocus="x', $html );
		self::assertStringNotContainsString( '<b>', $html );
	}

	#[TestDox( '[PROD-06] the name of the selected value is escaped' )]
	public function test_escaped_selection(): void {
		$html = self::html_of_values( '<b>b</b>' );
		self::assertStringContainsString( ': &lt;b&gt;b&lt;/b&gt;</span>', $html );
		self::assertStringNotContainsString( '<b>', $html );
	}

	/** What a form shows for an attribute with two values, one of them selected. */
	private static function html_of_values( string $selected ): string {
		return self::shop()->run(
			static function () use ( $selected ): string {
				ob_start();
				wc_dropdown_variation_attribute_options(
					[
						'options'   => [ 'a" onfocus="x', '<b>b</b>' ],
						'attribute' => 'Dydis',
						'product'   => new WC_Product_Variable(),
						'selected'  => $selected,
					]
				);
				return (string) ob_get_clean();
			}
		);
	}

	#[TestDox( '[PROD-06] the owner edits two colours of a term, and finds them in the list of terms and in the shop' )]
	#[Group( 'full' )]
	public function test_owner_edits_a_term(): void {
		$admin = self::admin();
		$this->edit(
			$admin,
			[
				'product_attribute_color' => '#ABCDEF',
				'secondary_color'         => '#123456',
			]
		);
		self::assertSame(
			[
				'product_attribute_color' => '#abcdef',
				'secondary_color'         => '#123456',
				'is_dual_color'           => 'yes',
			],
			$this->meta()
		);
		self::assertStringContainsString( 'linear-gradient(135deg,#abcdef 50%,#123456 50%)', $admin->get( self::TERMS )->body );
		self::assertStringContainsString( 'linear-gradient(135deg,#abcdef 50%,#123456 50%)', self::visitor()->get( self::PRODUCT )->body );
	}

	#[TestDox( '[PROD-06] a new term gets its colour with its name' )]
	public function test_new_term(): void {
		$admin = self::admin();
		$page  = $admin->get( self::TERMS );
		$admin->post(
			'/wp-admin/admin-ajax.php',
			[
				'action'                  => 'add-tag',
				'taxonomy'                => 'pa_spalva',
				'post_type'               => 'product',
				'screen'                  => 'edit-pa_spalva',
				'tag-name'                => 'Bandomoji',
				'_wpnonce_add-tag'        => $page->field( '_wpnonce_add-tag' ),
				'vitrina_swatch_nonce'    => $page->field( 'vitrina_swatch_nonce' ),
				'product_attribute_color' => '#010203',
			]
		);
		$color = self::shop()->run(
			static function (): mixed {
				$term  = Terms::find( 'bandomoji', 'pa_spalva' )->term_id;
				$color = get_term_meta( $term, 'product_attribute_color', true );
				wp_delete_term( $term, 'pa_spalva' );
				return $color;
			}
		);
		self::assertSame( '#010203', $color );
	}

	/**
	 * @return array<string, array{array<string, string>}>
	 */
	public static function refused(): array {
		return [
			'no nonce'                => [ [ 'vitrina_swatch_nonce' => '' ] ],
			'a nonce of another kind' => [ [ 'vitrina_swatch_nonce' => 'abcdef1234' ] ],
		];
	}

	/**
	 * @param array<string, string> $fields
	 */
	#[DataProvider( 'refused' )]
	#[TestDox( '[ROLE-01] [PROD-06] a term keeps its colour where the request has $_dataName' )]
	public function test_nonce( array $fields ): void {
		$this->edit( self::admin(), $fields + [ 'product_attribute_color' => '#000000' ] );
		self::assertSame( [ 'product_attribute_color' => '#b9762b' ], $this->meta() );
	}

	#[TestDox( '[ROLE-01] [PROD-06] who may not edit terms changes no colour, with a nonce of their own or of another attribute' )]
	public function test_capability(): void {
		$term = $this->term;
		$save = static fn ( string $user, string $of ): mixed => self::shop()->run(
			static function () use ( $term, $user, $of ): mixed {
				wp_set_current_user( Users::get( $user )->ID );
				$_POST = [
					'vitrina_swatch_nonce'    => wp_create_nonce( "vitrina_swatch_{$of}" ),
					'product_attribute_color' => '#000000',
				];
				do_action( 'edited_term', $term, $term, 'pa_spalva', [] );
				return get_term_meta( $term, 'product_attribute_color', true );
			}
		);
		self::assertSame( '#b9762b', $save( 'rasa', 'pa_spalva' ) );
		self::assertSame( '#b9762b', $save( 'admin', 'pa_turis' ) );
		self::assertSame( '#000000', $save( 'admin', 'pa_spalva' ), 'The owner may.' );
	}

	#[TestDox( '[PROD-06] what is no colour and no picture is not kept' )]
	public function test_sanitises(): void {
		$this->edit(
			self::admin(),
			[
				'product_attribute_color' => 'red;background:url(//evil.example)',
				'secondary_color'         => '#123456',
			]
		);
		self::assertSame( [], $this->meta() );

		$ids = self::shop()->run(
			static function (): array {
				$first = static fn ( string $type ): int => get_posts(
					[
						'post_type'   => $type,
						'numberposts' => 1,
					]
				)[0]->ID;
				$image = $first( 'attachment' );
				$read  = static fn ( mixed $id ): int => TermSwatch::from_fields( [ 'product_attribute_image' => $id ] )->image;
				return [ $read( $first( 'page' ) ), $read( 'x' ), $read( [ $image ] ), $read( PHP_INT_MAX ), $read( (string) $image ) === $image ];
			}
		);
		self::assertSame( [ 0, 0, 0, 0, true ], $ids );
	}

	#[TestDox( '[PROD-06] [LIST-04] hostile names and colours of terms are text and nothing else: product page, card, list of terms' )]
	public function test_escapes(): void {
		$id = $this->term;
		self::shop()->run(
			static function () use ( $id ): void {
				Database::wpdb()->update( Database::wpdb()->terms, [ 'name' => 'Gintaro"><script>hostile</script><b x="' ], [ 'term_id' => $id ] );
				update_term_meta( $id, 'secondary_color', '#fff;x:"><script>hostile</script>' );
				update_term_meta( $id, 'is_dual_color', 'yes' );
				clean_term_cache( $id, 'pa_spalva' );
			}
		);
		foreach ( [ self::visitor()->get( self::PRODUCT ), self::visitor()->get( '/kategorija/zvakes/' ), self::admin()->get( self::TERMS ) ] as $page ) {
			self::assertSame( 200, $page->status );
			self::assertStringNotContainsString( '<script>hostile', $page->body );
			self::assertStringContainsString( 'script&gt;hostile', $page->body );
			self::assertStringNotContainsString( ';x:', $page->body );
		}
	}

	#[TestDox( '[PROD-06] reads the colours of WooCommerce’s own visual attributes, and shows a name where there is none' )]
	public function test_other_meta(): void {
		$id    = $this->term;
		$found = self::shop()->run(
			static function () use ( $id ): array {
				$kind = static function ( string $type ) use ( $id ): array {
					$term   = get_term( $id );
					$swatch = Swatch::of_term( $term instanceof WP_Term ? $term : throw new LogicException( 'There is no such term.' ), $type, 'x' );
					return [ $swatch->kind, $swatch->color ];
				};
				delete_term_meta( $id, 'product_attribute_color' );
				$none = $kind( 'color' );
				update_term_meta( $id, 'color', '#0a0b0c' );
				$own   = $kind( 'wc-visual' );
				$label = $kind( 'button' );
				delete_term_meta( $id, 'color' );
				return [ $none, $own, $label ];
			}
		);
		self::assertSame( [ [ 'label', '' ], [ 'color', '#0a0b0c' ], [ 'label', '' ] ], $found );
	}

	#[TestDox( '[PROD-06] where the common swatches plugin is active, ours step aside in the shop and in wp-admin' )]
	#[Group( 'full' )]
	public function test_steps_aside(): void {
		self::shop()->run(
			static function (): void {
				file_put_contents( WP_PLUGIN_DIR . '/another-swatches.php', "<?php\n/* Plugin Name: Another */\nfunction woo_variation_swatches() {}" );
				Plugins::activate( 'another-swatches.php' );
			}
		);
		try {
			self::assertStringNotContainsString( 'class="swatches"', self::visitor()->get( self::PRODUCT )->body );
			self::assertSame( '', self::admin()->get( self::TERMS )->field( 'vitrina_swatch_nonce' ) );
		} finally {
			self::shop()->run(
				static function (): void {
					Plugins::deactivate( 'another-swatches.php' );
					unlink( WP_PLUGIN_DIR . '/another-swatches.php' );
				}
			);
		}
		self::assertStringContainsString( 'class="swatches"', self::visitor()->get( self::PRODUCT )->body );
	}

	/**
	 * @param array<string, string> $fields
	 */
	private function edit( Visitor $admin, array $fields ): void {
		$page = $admin->get( "/wp-admin/term.php?taxonomy=pa_spalva&tag_ID={$this->term}&post_type=product" );
		self::assertNotSame( '', $page->field( 'vitrina_swatch_nonce' ) );
		$admin->post(
			'/wp-admin/edit-tags.php',
			$fields + [
				'action'               => 'editedtag',
				'tag_ID'               => $this->term,
				'taxonomy'             => 'pa_spalva',
				'name'                 => 'Gintaro',
				'slug'                 => 'gintaro',
				'_wpnonce'             => $page->field( '_wpnonce' ),
				'vitrina_swatch_nonce' => $page->field( 'vitrina_swatch_nonce' ),
			]
		);
	}

	/**
	 * @return array<array-key, mixed>
	 */
	private function meta(): array {
		$id = $this->term;
		return self::shop()->run(
			static function () use ( $id ): array {
				$meta = [];
				foreach ( [ 'product_attribute_color', 'secondary_color', 'is_dual_color' ] as $key ) {
					$meta[ $key ] = get_term_meta( $id, $key, true );
				}
				return array_filter( $meta, static fn ( mixed $value ): bool => $value !== '' );
			}
		);
	}

	private static function admin(): Visitor {
		$visitor = self::visitor();
		$visitor->log_in( 'admin' );
		return $visitor;
	}

	private static function visitor(): Visitor {
		return new Visitor( self::shop()->url );
	}

	private static function shop(): Shop {
		return self::$shop ?? throw new LogicException( 'Only for tests that are not skipped.' );
	}
}
