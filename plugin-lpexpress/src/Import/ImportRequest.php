<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

use RuntimeException;
use Vitrina\Runtime\Hookable;

/** Lets demo content import a list through an action, without using a class of this plugin. */
final readonly class ImportRequest implements Hookable {

	public function __construct( private Importer $importer ) {}

	public function register_hooks(): void {
		add_action( 'vitrina_demo_import_terminals', $this->import( ... ) );
	}

	/** @throws RuntimeException When the list is rejected. */
	public function import( mixed $file ): void {
		// Forced: demo shops switch between long and short lists.
		$result = $this->importer->import_file( is_string( $file ) ? $file : '', '', true );
		if ( $result->problem !== null ) {
			throw new RuntimeException( esc_html( (string) Messages::list_problem( $result->problem ) ) );
		}
	}
}
