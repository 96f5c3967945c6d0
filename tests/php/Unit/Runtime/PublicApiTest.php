<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PhpParser\Node\Expr\Variable;
use PhpParser\Node\Stmt\Class_;
use PhpParser\Node\Stmt\ClassLike;
use PhpParser\NodeFinder;
use PhpParser\ParserFactory;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * A plugin of an older build runs with the runtime of a newer one (decision 0001). The list has a line for each
 * constant and method that plugins can use: the method's parameters follow, and those with a default end with `?`.
 */
final class PublicApiTest extends TestCase {

	private const LIST = __DIR__ . '/Support/public-api.txt';

	#[TestDox( 'Nothing of the runtime that plugins can use was removed or renamed, and new parameters have defaults' )]
	public function test_the_api_only_grows(): void {
		$now = self::api();
		foreach ( self::listed() as $name => $parameters ) {
			self::assertArrayHasKey( $name, $now, "{$name} is missing in runtime/src." );
			foreach ( $now[ $name ] as $place => $parameter ) {
				$before = $parameters[ $place ] ?? '';
				self::assertContains( $parameter, $before === '' ? [ rtrim( $parameter, '?' ) . '?' ] : [ $before, "{$before}?" ], "{$name}: an older plugin cannot call it any more." );
			}
			self::assertGreaterThanOrEqual( count( $parameters ), count( $now[ $name ] ), "{$name} has lost a parameter." );
		}
	}

	#[TestDox( 'The list of what plugins can use is complete' )]
	public function test_the_list_is_complete(): void {
		$missing = array_diff_key( self::api(), self::listed() );
		self::assertSame( [], array_keys( $missing ), 'Add them to tests/php/Unit/Runtime/Support/public-api.txt.' );
	}

	/** @return array<string, list<string>> Parameters by `Class::method`; none for a constant. */
	private static function listed(): array {
		$listed = [];
		foreach ( (array) file( self::LIST, FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES ) as $line ) {
			$words           = explode( ' ', (string) $line );
			$name            = array_shift( $words );
			$listed[ $name ] = $words;
		}
		return $listed;
	}

	/** @return array<string, list<string>> As of listed(), from the sources. Subclasses use what is protected. */
	private static function api(): array {
		$api    = [];
		$parser = ( new ParserFactory() )->createForNewestSupportedVersion();
		foreach ( (array) glob( dirname( __DIR__, 4 ) . '/runtime/src/{,*/}*.php', GLOB_BRACE ) as $file ) {
			foreach ( ( new NodeFinder() )->findInstanceOf( $parser->parse( (string) file_get_contents( (string) $file ) ) ?? [], ClassLike::class ) as $class ) {
				$is_base = $class instanceof Class_ && ! $class->isFinal();
				foreach ( $class->getConstants() as $group ) {
					if ( $group->isPublic() || ( $is_base && $group->isProtected() ) ) {
						foreach ( $group->consts as $constant ) {
							$api[ "{$class->name}::{$constant->name}" ] = [];
						}
					}
				}
				foreach ( $class->getMethods() as $method ) {
					if ( ! $method->isPublic() && ! ( $is_base && $method->isProtected() ) ) {
						continue;
					}
					$parameters = [];
					foreach ( $method->params as $parameter ) {
						$name         = $parameter->var instanceof Variable && is_string( $parameter->var->name ) ? $parameter->var->name : '';
						$parameters[] = $name . ( $parameter->default !== null || $parameter->variadic ? '?' : '' );
					}
					$api[ "{$class->name}::{$method->name}" ] = $parameters;
				}
			}
		}
		return $api;
	}
}
