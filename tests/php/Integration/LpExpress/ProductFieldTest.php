<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\LpExpress;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;
use Vitrina\Tests\Integration\Support\Visitor;

final class ProductFieldTest extends TerminalTestCase {

	private const META = 'woo_lithuaniapost_allowed_terminal';

	#[TestDox( '[TERM-01] the owner ticks that a product does not fit into a terminal, sees it ticked, and unticks it' )]
	#[Group( 'full' )]
	public function test_saved(): void {
		$id = self::shop()->run(
			static fn (): int => Products::create(
				[
					'name'          => 'Didelė dėžė',
					'regular_price' => '5',
				]
			)
		);
		try {
			$admin = self::visitor();
			$admin->log_in( 'admin' );
			self::save( $admin, $id, [ self::META => [ 'whatever' ] ] );
			self::assertSame( 'yes', self::kept( $id ) );
			self::assertSame( 1, preg_match( '/id="' . self::META . '"[^>]* checked/', $admin->get( "/wp-admin/post.php?post={$id}&action=edit" )->body ) );
			self::save( $admin, $id, [] );
			self::assertSame( '', self::kept( $id ) );
		} finally {
			self::shop()->run( static fn () => wp_delete_post( $id, true ) );
		}
	}

	/** @param array<string, mixed> $fields */
	private static function save( Visitor $admin, int $id, array $fields ): void {
		$form = $admin->get( "/wp-admin/post.php?post={$id}&action=edit" )->body;
		foreach ( [ '_wpnonce', 'woocommerce_meta_nonce' ] as $name ) {
			self::assertSame( 1, preg_match( "/name=\"{$name}\" value=\"([^\"]+)\"/", $form, $found ) );
			$fields[ $name ] = $found[1] ?? '';
		}
		$admin->post(
			'/wp-admin/post.php',
			$fields + [
				'action'       => 'editpost',
				'post_ID'      => $id,
				'post_type'    => 'product',
				'post_title'   => 'Didelė dėžė',
				'product-type' => 'simple',
			]
		);
	}

	private static function kept( int $id ): string {
		return self::shop()->run(
			static function () use ( $id ): string {
				$value = get_post_meta( $id, 'woo_lithuaniapost_allowed_terminal', true );
				return is_string( $value ) ? $value : '';
			}
		);
	}
}
