<?php
/**
 * Loads the classes of this folder and the models of bank payments inside WordPress, where Composer is not loaded.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

spl_autoload_register(
	static function ( string $name ): void {
		$folders = [
			'Vitrina\\Tests\\Fixtures\\'              => __DIR__,
			'Vitrina\\Tests\\Unit\\BankLink\\Support\\' => dirname( __DIR__ ) . '/Unit/BankLink/Support',
		];
		foreach ( $folders as $prefix => $folder ) {
			$file = "{$folder}/" . substr( $name, strlen( $prefix ) ) . '.php';
			if ( str_starts_with( $name, $prefix ) && is_file( $file ) ) {
				require_once $file;
			}
		}
	}
);
