<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use RuntimeException;
use Vitrina\LpExpress\Hookable;

/**
 * Lets demo content hand over a list without knowing a class of this plugin.
 */
final readonly class ImportRequest implements Hookable {

	public function __construct( private Importer $importer ) {}

	public function register_hooks(): void {
		add_action( 'vitrina_demo_import_terminals', $this->import( ... ) );
	}

	/**
	 * @param mixed $file Path of a CSV or JSON file.
	 * @throws RuntimeException When it is not taken over as a whole.
	 */
	public function import( mixed $file ): void {
		// Demo shops change between many terminals and few.
		$result = $this->importer->import_file( is_string( $file ) ? $file : '', '', true );
		if ( $result->refused !== null ) {
			throw new RuntimeException( esc_html( (string) Messages::insane( $result->refused ) ) );
		}
	}
}
