<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Support;

use Closure;
use LogicException;
use PhpToken;
use ReflectionFunction;

/**
 * PHP code that calls a closure in another process: the closure's namespace, imports,
 * captured variables and source.
 *
 * The closure is static, captures scalars and arrays, and names no class as `self`. It may
 * use WordPress, the plugins, and the classes that tests/php/Fixtures/autoload.php loads.
 */
final class ClosureSource {

	/**
	 * @param list<PhpToken> $tokens Of the file that defines the closure.
	 */
	private function __construct(
		private readonly ReflectionFunction $closure,
		private readonly array $tokens,
	) {}

	/**
	 * @return string A PHP file; it returns what the closure returns, serialized and in base64.
	 */
	public static function of( Closure $closure ): string {
		$reflection = new ReflectionFunction( $closure );
		$tokens     = PhpToken::tokenize( (string) file_get_contents( (string) $reflection->getFileName() ) );
		$source     = new self( $reflection, array_values( $tokens ) );
		$variables  = var_export( $reflection->getClosureUsedVariables(), true );
		$autoload   = var_export( dirname( __DIR__, 2 ) . '/Fixtures/autoload.php', true );
		return "<?php\ndeclare( strict_types=1 );\n{$source->header()}\nrequire_once {$autoload};\nextract( {$variables} );\nreturn base64_encode( serialize( ( {$source->code()} )() ) );";
	}

	/**
	 * @return string The namespace and the imports of the file.
	 */
	private function header(): string {
		$header = '';
		foreach ( $this->tokens as $index => $token ) {
			if ( $token->is( [ T_CLASS, T_TRAIT, T_INTERFACE, T_ENUM ] ) ) {
				break;
			}
			// A closure's `use` has a bracket.
			if ( $token->is( T_NAMESPACE ) || ( $token->is( T_USE ) && ! self::is_sign( $this->tokens[ $index + 2 ], '(' ) ) ) {
				$header .= $this->text( $index, $this->find_end( $index ) ) . ";\n";
			}
		}
		return $header;
	}

	private function code(): string {
		$line   = $this->closure->getStartLine();
		$starts = array_keys( array_filter( $this->tokens, static fn ( PhpToken $token ): bool => $token->line === $line && $token->is( [ T_FUNCTION, T_FN ] ) ) );
		$ranges = [];
		foreach ( $starts as $start ) {
			$end = $this->find_end( $start );
			// A closure inside the previous one is part of it.
			if ( $ranges === [] || $start > end( $ranges )[1] ) {
				$ranges[] = [ $start, $end ];
			}
		}
		if ( count( $ranges ) !== 1 || ! $this->is_static( $ranges[0][0] ) ) {
			throw new LogicException( "{$this->closure->getFileName()}:{$line} must start one static closure." );
		}
		return 'static ' . $this->text( ...$ranges[0] );
	}

	private function is_static( int $start ): bool {
		return $this->tokens[ $start - 2 ]->is( T_STATIC );
	}

	/**
	 * @return int Index behind the last token of the closure or statement that starts at this index.
	 */
	private function find_end( int $start ): int {
		$is_function = $this->tokens[ $start ]->is( T_FUNCTION );
		$depth       = 0;
		for ( $index = $start; isset( $this->tokens[ $index ] ); $index++ ) {
			$token = $this->tokens[ $index ];
			if ( $depth === 0 && self::is_sign( $token, ',;)]}' ) ) {
				return $index;
			}
			if ( self::is_sign( $token, '([{' ) || $token->is( [ T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES, T_ATTRIBUTE ] ) ) {
				++$depth;
			}
			if ( self::is_sign( $token, ')]}' ) ) {
				--$depth;
				if ( $is_function && $depth === 0 && self::is_sign( $token, '}' ) ) {
					return $index + 1;
				}
			}
		}
		throw new LogicException( 'The code does not end.' );
	}

	/**
	 * @return bool Whether the token is one of these signs; text inside a string is not.
	 */
	private static function is_sign( PhpToken $token, string $signs ): bool {
		return $token->id < 256 && str_contains( $signs, $token->text );
	}

	private function text( int $start, int $end ): string {
		return implode( '', array_map( static fn ( PhpToken $token ): string => $token->text, array_slice( $this->tokens, $start, $end - $start ) ) );
	}
}
