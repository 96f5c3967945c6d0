<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Walls;

use PhpParser\Error;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\ParserFactory;

/**
 * What PHP files of a room may use: the table "Rooms" and "PHP style" of docs/architecture.md.
 *
 * @phpstan-import-type Exception from Exceptions
 */
final readonly class Walls {

	/** Folder of a unit => its namespace. */
	private const UNITS = [
		'plugin-bank-link' => 'Vitrina\BankLink',
		'plugin-companion' => 'Vitrina\Companion',
		'plugin-discounts' => 'Vitrina\Discounts',
		'plugin-lpexpress' => 'Vitrina\LpExpress',
		'runtime'          => 'Vitrina\Runtime',
		'theme'            => 'Vitrina\Theme',
	];

	/** Folders of plugin-companion/src that the other ones stand on. */
	private const SHARED = [ 'Codes', 'Settings', 'Storage', 'Visitors' ];

	/** Pure rules that the Domain/ of several modules stands on. */
	private const SHARED_DOMAIN = 'Vitrina\Companion\Codes\Domain';

	/** Hooks by which a shop decides what may be bought, for how much, and what becomes of the order. */
	private const BUSINESS = '/^woocommerce_(
		(variation_)?is_purchasable
		| (add_to|update)_cart_validation | add_to_cart_product_id
		| product_(variation_)?get_(price|regular_price|sale_price|stock_quantity|stock_status)
		| before_calculate_totals | cart_calculate_fees | calculated_total
		| package_rates | available_payment_gateways
		| checkout_process | after_checkout_validation | checkout_create_order.* | checkout_order_processed
		| payment_complete | order_status_.*
	)$/x';

	/**
	 * @param list<Exception> $exceptions What there is, and why.
	 */
	public function __construct( private array $exceptions, private WordPressNames $names ) {}

	/**
	 * @param string $root The repository's.
	 * @return list<string> Paths below it.
	 */
	public static function files( string $root ): array {
		$found = [];
		foreach ( array_keys( self::UNITS ) as $unit ) {
			$all = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( "{$root}/{$unit}", \FilesystemIterator::SKIP_DOTS ) );
			foreach ( $all as $file ) {
				assert( $file instanceof \SplFileInfo );
				$path = substr( $file->getPathname(), strlen( $root ) + 1 );
				if ( str_ends_with( $path, '.php' ) && preg_match( '#/(build|node_modules|vendor)/#', $path ) !== 1 ) {
					$found[] = $path;
				}
			}
		}
		sort( $found );
		return $found;
	}

	/**
	 * @param string $path Below the root, with slashes.
	 * @param string $code PHP.
	 * @return list<Breach> In order of lines.
	 */
	public function breaches( string $path, string $code ): array {
		$parser    = ( new ParserFactory() )->createForNewestSupportedVersion();
		$names     = new UsedNames();
		$traverser = new NodeTraverser( new NameResolver(), $names );
		try {
			$traverser->traverse( $parser->parse( $code ) ?? [] );
		} catch ( Error $error ) {
			return [ new Breach( $path, $error->getStartLine(), 'no-php', $error->getRawMessage(), 'It cannot be read.' ) ];
		}

		$breaches = [];
		foreach ( $names->all as $use ) {
			foreach ( $this->rules( $path, $use ) as $rule => $why ) {
				if ( ! $this->is_excepted( $path, $use->name, $rule ) ) {
					// A name that is imported and used is reported once.
					$breaches[ "{$rule} {$use->name}" ] ??= new Breach( $path, $use->line, $rule, $use->name, $why );
				}
			}
		}
		return array_values( $breaches );
	}

	/**
	 * @return iterable<string, string> Broken rule => message.
	 */
	private function rules( string $path, UsedName $use ): iterable {
		$unit = strtok( $path, '/' );
		$own  = self::UNITS[ $unit ] ?? '';

		if ( $use->kind !== UsedKind::Hook && str_starts_with( $use->name, 'Vitrina\\' ) && ! self::is_within( $use->name, $own ) && ! self::is_within( $use->name, self::UNITS['runtime'] ) ) {
			yield 'units-apart' => 'Theme and plugins are installed one by one: of ours each may use itself and the runtime alone.';
		}
		if ( preg_match( '#^plugin-[^/]+/src/((?:[^/]+/)?Domain)/#', $path, $found ) === 1 ) {
			$domain = $own . '\\' . str_replace( '/', '\\', $found[1] );
			if ( $use->kind !== UsedKind::Hook && str_starts_with( $use->name, 'Vitrina\\' ) && ! self::is_within( $use->name, $domain ) && ! self::is_within( $use->name, self::SHARED_DOMAIN ) ) {
				yield 'domain-alone' => 'Domain/ is the innermost layer: it uses nothing of ours but itself and Codes/Domain. An interface that it needs stands in Domain/.';
			}
			if ( $this->names->has( $use ) ) {
				yield 'domain-pure' => 'Domain/ is plain PHP, without WordPress and WooCommerce.';
			}
		}
		if ( $unit === 'plugin-companion' && preg_match( '#^plugin-companion/src/([^/]+)/#', $path, $found ) === 1 && preg_match( '/^Vitrina\\\\Companion\\\\([^\\\\]+)\\\\/', $use->name, $used ) === 1 && $used[1] !== $found[1] && ! in_array( $used[1], self::SHARED, true ) ) {
			yield 'modules-apart' => 'The folders of the companion do not use one another. Plugin.php puts them together; what two need stands in src/, src/Codes, src/Settings, src/Storage or src/Visitors.';
		}
		if ( $unit === 'theme' ) {
			if ( $use->kind === UsedKind::Hook && preg_match( self::BUSINESS, $use->name ) === 1 ) {
				yield 'theme-decides-nothing' => 'The theme shows a shop. What may be bought, and for how much, is decided in a plugin, so that it holds under any theme.';
			}
			if ( strtolower( $use->name ) === 'wpdb' && ! str_contains( $path, '/Storage/' ) ) {
				yield 'theme-sql' => 'SQL stands in Storage/.';
			}
		}
	}

	private static function is_within( string $name, string $space ): bool {
		return $name === $space || str_starts_with( $name, $space . '\\' );
	}

	private function is_excepted( string $path, string $name, string $rule ): bool {
		foreach ( $this->exceptions as $exception ) {
			if ( $exception['rule'] === $rule && str_starts_with( $path, $exception['in'] ) && in_array( $name, $exception['may_use'], true ) ) {
				return true;
			}
		}
		return false;
	}
}
