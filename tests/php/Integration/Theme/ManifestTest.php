<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;

final class ManifestTest extends ThemeTestCase {

	/** @return array<mixed> */
	private static function box( string $html, string $id ): array {
		preg_match( "#<script[^>]*id=\"{$id}\"[^>]*>(.*?)</script>#s", $html, $found );
		$data = json_decode( $found[1] ?? '', true );
		return is_array( $data ) ? $data : [];
	}

	#[TestDox( '[FIX-31] A script that the page brings is not loaded by the core as well: a plugin that combines scripts takes away the id by which the core would know it' )]
	public function test_fix_31_the_manifest_leaves_out_what_the_page_brings(): void {
		$visitor = self::visitor();
		self::assertSame( 200, $visitor->post( '/?wc-ajax=add_to_cart', [ 'product_id' => (string) self::product() ] )->status );
		$html = $visitor->get( '/apmokejimas/' )->body;
		preg_match_all( '#<script(?=[^>]*\ssrc=)[^>]*\sid="([\w-]+)-js"#', $html, $printed );
		self::assertContains( 'vitrina-cart', $printed[1] );
		$scripts = self::box( $html, 'vitrina-islands' )['scripts'] ?? [];
		self::assertIsArray( $scripts );
		self::assertNotEmpty( $scripts );
		self::assertSame( [], array_values( array_intersect( array_keys( $scripts ), $printed[1] ) ) );
	}

	#[TestDox( 'The quick view loads the styles of a product page on a listing, and not again on a product page' )]
	public function test_styles_of_the_page(): void {
		foreach ( [ '/produktas/lino-skalbiniai/' => false, '/parduotuve/' => true ] as $path => $is_loaded ) {
			$manifest = self::box( self::visitor()->get( $path )->body, 'vitrina-islands' );
			self::assertIsArray( $manifest['styles'] ?? null );
			self::assertArrayHasKey( 'vitrina-quick-view', $manifest['styles'], $path );
			self::assertSame( $is_loaded, isset( $manifest['styles']['vitrina-product'] ), $path );
		}
	}

	#[TestDox( '[FIX-31] PHP says where the theme’s chunks are' )]
	public function test_fix_31_the_settings_name_the_folder_of_the_chunks(): void {
		$folder = self::box( self::visitor()->get( '/' )->body, 'vitrina-settings' )['themeChunks'] ?? '';
		self::assertIsString( $folder );
		self::assertStringEndsWith( '/themes/vitrina/build/', $folder );
	}
}
