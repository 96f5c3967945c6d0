<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use CURLStringFile;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\ProductFacts\FactsMeta;
use Vitrina\Companion\ProductFacts\Guarantee;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\SiteHealth;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;

final class GuaranteeTest extends TerminalTestCase {

	private const URL = 'https://europa.eu/youreurope/notice_lt.htm';

	private const SCREEN = '/wp-admin/admin.php?page=vitrina-product-facts';

	private int $file = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->file = self::shop()->run_cached( static fn (): int => get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 1 ] )[0]->ID );
	}

	protected function tearDown(): void {
		if ( self::has_shop() ) {
			$id = self::product();
			self::shop()->run(
				static function () use ( $id ): void {
					update_option( Guarantee::OPTION, [] );
					$product = Products::get( $id );
					FactsMeta::set( $product, array_fill_keys( [ 'guarantee_months', 'guarantee_label' ], '' ) );
					$product->save();
					foreach ( get_posts( [ 'post_type' => 'attachment', 'title' => 'official-notice', 'numberposts' => -1 ] ) as $post ) {
						wp_delete_attachment( $post->ID, true );
					}
				}
			);
		}
		parent::tearDown();
	}

	#[TestDox( '[LAW-25] the owner’s file of the notice is shown below the button and in both checkouts, with its text and a link to Your Europe; without it nothing is' )]
	#[Group( 'full' )]
	public function test_shown(): void {
		$shopper = self::shopper();
		$pages   = fn (): array => [ self::visitor()->get( $this->product_page() )->body, $shopper->get( self::checkout() )->body, $this->block_checkout( $shopper ) ];
		foreach ( $pages() as $page ) {
			self::assertStringNotContainsString( 'vitrina-guarantee', $page );
		}
		self::assertStringContainsString( 'notice-success', $this->save( self::logged_in( 'admin', 'admin' ), [] )->body );
		foreach ( $pages() as $page ) {
			self::assertMatchesRegularExpression( '#<p class="vitrina-guarantee"><a href="' . preg_quote( self::URL, '#' ) . '"[^>]*><img[^>]+alt="Dveji metai&quot;&gt;garantijos"#', $page );
		}
	}

	#[TestDox( '[LAW-25] a file that is uploaded with the form becomes the notice' )]
	public function test_upload(): void {
		$admin  = self::logged_in( 'admin', 'admin' );
		$pixel  = base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true );
		$fields = [ 'notice_default_upload' => new CURLStringFile( $pixel, 'official-notice.png', 'image/png' ) ] + $this->fields( $admin, [ 'notice_default_file' => '' ] );
		$admin->upload( '/wp-admin/admin-post.php', $fields );
		self::assertStringContainsString( 'official-notice', self::visitor()->get( $this->product_page() )->body );
	}

	#[TestDox( '[LAW-25] an upload that WordPress refuses is not saved as a notice without a file, and the screen says so' )]
	public function test_refused_upload(): void {
		$admin  = self::logged_in( 'admin', 'admin' );
		$fields = [ 'notice_default_upload' => new CURLStringFile( '<?php', 'official-notice.php', 'image/png' ) ] + $this->fields( $admin, [ 'notice_default_file' => '' ] );
		self::assertStringContainsString( 'notice-error', $admin->upload( '/wp-admin/admin-post.php', $fields )->body );
		self::assertSame( [], $this->stored() );
	}

	#[TestDox( '[LAW-25] what is not complete, no picture, or no site of the European Union is refused' )]
	public function test_refused(): void {
		$admin = self::logged_in( 'admin', 'admin' );
		foreach ( FastRun::first( 3, [ [ 'notice_default_file' => '999999999' ], [ 'notice_default_text' => '' ], [ 'notice_default_url' => 'https://europa.eu.evil.example/' ], [ 'notice_default_file' => 'x' ], [ 'notice_default_url' => '' ], [ 'notice_default_url' => 'javascript:alert(1)//europa.eu/' ], [ 'notice_default_url' => 'https://user@evil.example/https://europa.eu/' ] ] ) as $fields ) {
			self::assertStringContainsString( 'notice-error', $this->save( $admin, $fields )->body, (string) json_encode( $fields ) );
			self::assertSame( [], $this->stored() );
		}
	}

	#[TestDox( '[ROLE-01] [LAW-25] the notice is saved neither without the form’s nonce nor by a customer' )]
	public function test_who_may(): void {
		$admin = self::logged_in( 'admin', 'admin' );
		self::assertSame( 403, $this->save( $admin, [ '_wpnonce' => 'abcdef1234' ] )->status );
		self::assertSame( [], $this->stored() );
		$customer = self::logged_in( 'rasa', 'rasa' );
		$remove   = self::shop()->add_code( 'own-nonce', static function (): void {
			add_action( 'wp_footer', static fn () => wp_nonce_field( 'vitrina_guarantee_save' ) );
		} );
		try {
			$nonce = $customer->get( '/' )->field( '_wpnonce' );
		} finally {
			$remove();
		}
		self::assertNotSame( '', $nonce );
		self::assertSame( 403, $customer->post( '/wp-admin/admin-post.php', [ '_wpnonce' => $nonce ] + $this->fields( $admin, [] ) )->status );
		self::assertSame( [], $this->stored() );
	}

	#[TestDox( '[LAW-26] the producer’s label is shown on the product page only for more than 24 months' )]
	public function test_label(): void {
		foreach ( [ '24' => false, '25' => true ] as $months => $is_shown ) {
			[ $id, $file ] = [ self::product(), (string) $this->file ];
			self::shop()->run(
				static function () use ( $id, $file, $months ): void {
					$product = Products::get( $id );
					FactsMeta::set( $product, [ 'guarantee_months' => (string) $months, 'guarantee_label' => $file ] );
					$product->save();
				}
			);
			self::assertSame( $is_shown, str_contains( self::visitor()->get( $this->product_page() )->body, 'vitrina-guarantee' ) );
		}
	}

	#[TestDox( '[LAW-27] Site Health tells what products lack, and that the notice is missing since 27 September 2026' )]
	public function test_site_health(): void {
		/** @var \Closure(bool): array{array{status: string, description: string, actions: string}, array{status: string, description: string, actions: string}} $health */
		$health = static fn ( bool $is_there ): array => self::shop()->run(
			static function () use ( $is_there ): array {
				( new \Vitrina\Companion\ProductFacts\SiteHealth() )->register_hooks();
				$file = get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 1 ] )[0]->ID;
				update_option( Guarantee::OPTION, $is_there ? [ '' => [ 'file' => $file, 'text' => 'x', 'url' => 'https://europa.eu/' ] ] : [] );
				return [ SiteHealth::result( 'vitrina_product_facts' ), SiteHealth::result( 'vitrina_guarantee_notice' ) ];
			}
		);
		[ $facts, $notice ] = $health( false );
		self::assertSame( [ 'recommended', 'recommended' ], [ $facts['status'], $notice['status'] ] );
		self::assertStringContainsString( '2025/1960', $notice['description'] );
		self::assertSame( 4, substr_count( $facts['description'] . '<li>', '<li>' ), 'Every product of the demo shop has an SKU.' );
		self::assertSame( 'good', $health( true )[1]['status'] );
	}

	private function product_page(): string {
		return '/?post_type=product&p=' . self::product();
	}

	private static function checkout(): string {
		return self::shop()->run_cached( static fn (): string => wp_make_link_relative( wc_get_checkout_url() ) );
	}

	/** With the block instead of the shortcode, in every request of this visitor. */
	private function block_checkout( Visitor $shopper ): string {
		$remove = self::shop()->add_code( 'block-checkout', static function (): void {
			add_filter( 'the_content', static fn ( mixed $content ): mixed => is_checkout() ? do_blocks( '<!-- wp:woocommerce/checkout --><div class="wp-block-woocommerce-checkout"></div><!-- /wp:woocommerce/checkout -->' ) : $content, 1 );
		} );
		try {
			return $shopper->get( self::checkout() )->body;
		} finally {
			$remove();
		}
	}

	/**
	 * @return array<array-key, mixed>
	 * @phpstan-impure The shop changes between two looks.
	 */
	private function stored(): array {
		return self::shop()->run( static fn (): array => array_filter( Guarantee::stored( '' ), static fn ( mixed $value ): bool => $value !== '' && $value !== 0 ) );
	}

	/**
	 * @param array<string, string> $fields
	 */
	private function save( Visitor $who, array $fields ): Response {
		return $who->post( '/wp-admin/admin-post.php', $this->fields( $who, $fields ) );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, string>
	 */
	private function fields( Visitor $who, array $fields ): array {
		return $fields + [
			'action'              => 'vitrina_guarantee_save',
			'_wpnonce'            => $who->get( self::SCREEN )->field( '_wpnonce' ),
			'notice_default_file' => (string) $this->file,
			'notice_default_text' => 'Dveji metai">garantijos',
			'notice_default_url'  => self::URL,
		];
	}
}
