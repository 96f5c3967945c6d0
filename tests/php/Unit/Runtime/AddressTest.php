<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PHPUnit\Framework\TestCase;
use Vitrina\Runtime\Address;

final class AddressTest extends TestCase {

	private string $root;

	protected function setUp(): void {
		$this->root = sys_get_temp_dir() . '/vitrina-address-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->root . '/source/build', 0700, true );
		mkdir( $this->root . '/source-of-another', 0700 );
		symlink( $this->root . '/source', $this->root . '/theme' );
	}

	protected function tearDown(): void {
		unlink( $this->root . '/theme' );
		rmdir( $this->root . '/source/build' );
		rmdir( $this->root . '/source' );
		rmdir( $this->root . '/source-of-another' );
		rmdir( $this->root );
	}

	public function test_a_linked_theme_has_the_address_of_the_link(): void {
		$uri = 'https://shop.example/wp-content/themes/vitrina/';
		self::assertSame(
			'https://shop.example/wp-content/themes/vitrina/build',
			Address::url_inside( $this->root . '/source/build', $this->root . '/theme', $uri )
		);
	}

	public function test_a_folder_with_a_similar_name_is_not_inside(): void {
		self::assertNull( Address::url_inside( $this->root . '/source-of-another', $this->root . '/source', 'https://x.example' ) );
	}
}
