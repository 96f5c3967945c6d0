<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;
use Vitrina\Tests\Integration\Support\Visitor;

final class VideoFieldTest extends TerminalTestCase {

	private const VIDEO = 'https://vimeo.com/76979871';

	private int $product_id = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->product_id = self::shop()->run(
			static fn (): int => Products::create(
				[
					'name'          => 'Bandomasis',
					'regular_price' => '5',
				]
			)
		);
	}

	protected function tearDown(): void {
		if ( $this->product_id > 0 ) {
			$id = $this->product_id;
			self::shop()->run(
				static function () use ( $id ): void {
					wp_delete_post( $id, true );
					Users::delete_by_name( 'video_writer' );
					delete_option( 'woocommerce_meta_box_errors' );
				}
			);
		}
		parent::tearDown();
	}

	#[TestDox( '[PROD-09] the owner saves a video with the product, sees it again, and takes it away' )]
	#[Group( 'full' )]
	public function test_saved(): void {
		$admin = self::logged_in( 'admin', 'admin' );
		$this->save( $admin, self::VIDEO );
		self::assertSame( self::VIDEO, $this->kept() );
		self::assertStringContainsString( 'value="' . self::VIDEO . '"', $admin->get( $this->edit_page() )->body );
		self::assertStringContainsString( 'href="' . self::VIDEO . '"', self::visitor()->get( "/?p={$this->product_id}&post_type=product" )->body );
		$this->save( $admin, '' );
		self::assertSame( '', $this->kept() );
	}

	#[TestDox( '[PROD-09] what is no video of a known place is refused, with a word about it, and changes nothing' )]
	#[Group( 'full' )]
	public function test_refused(): void {
		$admin = self::logged_in( 'admin', 'admin' );
		$this->save( $admin, self::VIDEO );
		foreach ( [ 'https://evil.example/a.mp4', 'javascript:alert(1)', '"><script>alert(1)</script>', 'https://youtu.be@evil.example/aaaaaaaaaaa' ] as $address ) {
			// The answer is the page that WordPress leads back to.
			$page = $this->save( $admin, $address );
			self::assertSame( self::VIDEO, $this->kept(), $address );
			self::assertTrue( str_contains( $page, 'Vaizdo įrašas neįrašytas' ), $address );
			self::assertStringNotContainsString( $address, $page );
		}
	}

	#[TestDox( '[PROD-09] nobody saves it without the right to edit products or without WooCommerce\'s nonce' )]
	#[Group( 'full' )]
	public function test_who_may(): void {
		$admin = self::logged_in( 'admin', 'admin' );
		$this->save( $admin, self::VIDEO, woocommerce_nonce: '0123456789' );
		self::assertSame( '', $this->kept() );

		self::shop()->run(
			static function (): void {
				Users::ensure( 'video_writer', 'author' );
			}
		);
		$writer = self::logged_in( 'video_writer', 'video_writer' );
		$nonces = $this->nonces( $admin );
		$writer->post( '/wp-admin/post.php', $this->form( self::VIDEO, $nonces['post'], $nonces['woocommerce'] ) );
		self::visitor()->post( '/wp-admin/post.php', $this->form( self::VIDEO, $nonces['post'], $nonces['woocommerce'] ) );
		self::assertSame( '', $this->kept() );
	}

	private function save( Visitor $who, string $address, ?string $woocommerce_nonce = null ): string {
		$nonces = $this->nonces( $who );
		return $who->post( '/wp-admin/post.php', $this->form( $address, $nonces['post'], $woocommerce_nonce ?? $nonces['woocommerce'] ) )->body;
	}

	/**
	 * @return array{post: string, woocommerce: string}
	 */
	private function nonces( Visitor $who ): array {
		$page = $who->get( $this->edit_page() )->body;
		preg_match( '/name="_wpnonce" value="([^"]+)"/', $page, $post );
		preg_match( '/name="woocommerce_meta_nonce" value="([^"]+)"/', $page, $woocommerce );
		return [
			'post'        => $post[1] ?? '',
			'woocommerce' => $woocommerce[1] ?? '',
		];
	}

	/**
	 * @return array<string, string>
	 */
	private function form( string $address, string $post_nonce, string $woocommerce_nonce ): array {
		return [
			'action'                 => 'editpost',
			'post_ID'                => (string) $this->product_id,
			'post_type'              => 'product',
			'post_title'             => 'Bandomasis',
			'post_status'            => 'publish',
			'product-type'           => 'simple',
			'_regular_price'         => '5',
			'_wpnonce'               => $post_nonce,
			'woocommerce_meta_nonce' => $woocommerce_nonce,
			'_vitrina_video_url'     => $address,
		];
	}

	private function edit_page(): string {
		return "/wp-admin/post.php?post={$this->product_id}&action=edit";
	}

	/**
	 * @phpstan-impure The shop changes between two looks.
	 */
	private function kept(): string {
		$id   = $this->product_id;
		$kept = self::shop()->run( static fn (): mixed => get_post_meta( $id, '_vitrina_video_url', true ) );
		return is_string( $kept ) ? $kept : '';
	}
}
