<?php
/**
 * Prints a line for each use that the rooms of docs/architecture.md do not allow; exits with 1 if there is one.
 */

declare( strict_types=1 );

namespace Vitrina\Tests\Walls;

$vitrina_root = dirname( __DIR__, 3 );
require "{$vitrina_root}/vendor/autoload.php";

$vitrina_walls = new Walls( Exceptions::ALL, WordPressNames::of_the_stubs( $vitrina_root ) );
$vitrina_files = Walls::files( $vitrina_root );
$vitrina_count = 0;
foreach ( $vitrina_files as $vitrina_file ) {
	foreach ( $vitrina_walls->breaches( $vitrina_file, (string) file_get_contents( "{$vitrina_root}/{$vitrina_file}" ) ) as $vitrina_breach ) {
		echo $vitrina_breach, "\n";
		++$vitrina_count;
	}
}
echo count( $vitrina_files ), " files, {$vitrina_count} breaches of walls.\n";
exit( $vitrina_count > 0 ? 1 : 0 );
