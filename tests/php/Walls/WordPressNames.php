<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Walls;

/**
 * What WordPress and WooCommerce define, as their stubs have it, but for what PHP has itself.
 */
final class WordPressNames {

	/** The stubs have few of them. */
	private const CONSTANTS = '/^(ABSPATH|(WP|WC|DB|AUTH|COOKIE)_\w+|COOKIE(PATH|HASH)|(MINUTE|HOUR|DAY|WEEK|MONTH|YEAR)_IN_SECONDS|ARRAY_[AKN]|OBJECT(_K)?)$/';

	/** @var array<string, true> Names in small letters. */
	private array $types = [];

	/** @var array<string, true> Names in small letters. */
	private array $functions = [];

	/**
	 * @param list<string> $stubs Files.
	 */
	public function __construct( array $stubs ) {
		foreach ( $stubs as $file ) {
			$this->read( (string) file_get_contents( $file ) );
		}
	}

	/**
	 * @param string $root The repository's.
	 */
	public static function of_the_stubs( string $root ): self {
		$folder = "{$root}/vendor/php-stubs";
		return new self(
			[
				"{$folder}/wordpress-stubs/wordpress-stubs.php",
				"{$folder}/woocommerce-stubs/woocommerce-stubs.php",
				"{$folder}/woocommerce-stubs/woocommerce-packages-stubs.php",
			]
		);
	}

	public function has( UsedName $use ): bool {
		$name = strtolower( $use->name );
		return match ( $use->kind ) {
			UsedKind::Type => ( isset( $this->types[ $name ] ) && ! self::is_type_of_php( $use->name ) ) || str_starts_with( $name, 'automattic\\' ),
			UsedKind::Callee => isset( $this->functions[ $name ] ) && ! self::is_of_php( $name ),
			UsedKind::Constant => preg_match( self::CONSTANTS, $use->name ) === 1,
			UsedKind::Hook => true,
		};
	}

	/** WordPress fills in for functions that old versions of PHP lack. */
	private static function is_of_php( string $name ): bool {
		return in_array( $name, get_defined_functions()['internal'], true ) || preg_match( '/^(mb|iconv|ctype|hash|array|str|json)_/', $name ) === 1;
	}

	/** Packages inside WooCommerce have types of such names. */
	private static function is_type_of_php( string $name ): bool {
		return ( class_exists( $name, false ) || interface_exists( $name, false ) ) && ( new \ReflectionClass( $name ) )->isInternal();
	}

	private function read( string $code ): void {
		// In the stubs, methods are indented and have a visibility.
		preg_match_all( '/^\s{0,4}(?:abstract |final |readonly )*(class|interface|trait|function) &?(\w+)/m', $code, $found, PREG_SET_ORDER );
		foreach ( $found as [ , $kind, $name ] ) {
			if ( $kind === 'function' ) {
				$this->functions[ strtolower( $name ) ] = true;
			} else {
				$this->types[ strtolower( $name ) ] = true;
			}
		}
	}
}
