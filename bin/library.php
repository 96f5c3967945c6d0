<?php
/**
 * Copies the library that makes PDF files from `vendor/` into a plugin, with namespaces of its own: another plugin
 * may carry another version of it. `php bin/library.php VENDOR TARGET`
 */

declare( strict_types=1 );

namespace Vitrina\Bin;

use FilesystemIterator;
use PhpToken;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** Joined to the first part of a name: php-font-lib reads the second part of the names of its classes. */
const PREFIX = 'VitrinaCompanion';

/** First parts of the names of the packages. */
const ROOTS = [ 'Dompdf', 'FontLib', 'Svg', 'Masterminds', 'Sabberworm' ];

/** Package → folders and files that are needed. */
const PACKAGES = [
	'dompdf/dompdf'             => [ 'src', 'lib/Cpdf.php', 'lib/res/html.css', 'lib/fonts/DejaVuSans.ttf', 'lib/fonts/DejaVuSans.ufm', 'lib/fonts/DejaVuSans-Bold.ttf', 'lib/fonts/DejaVuSans-Bold.ufm', 'VERSION', 'LICENSE.LGPL' ],
	'dompdf/php-font-lib'       => [ 'src', 'maps', 'LICENSE' ],
	'dompdf/php-svg-lib'        => [ 'src', 'LICENSE' ],
	'masterminds/html5'         => [ 'src', 'LICENSE.txt' ],
	'sabberworm/php-css-parser' => [ 'src', 'LICENSE' ],
];

/** Namespace → folder of its classes. */
const FOLDERS = [
	'Dompdf\\'      => 'dompdf/dompdf/src/',
	'FontLib\\'     => 'dompdf/php-font-lib/src/FontLib/',
	'Svg\\'         => 'dompdf/php-svg-lib/src/Svg/',
	'Masterminds\\' => 'masterminds/html5/src/',
	'Sabberworm\\CSS\\' => 'sabberworm/php-css-parser/src/',
];

/** Prefixes the names of the packages in statements, types and texts that are names of classes. */
function prefixed( string $code ): string {
	$roots    = implode( '|', ROOTS );
	$result   = '';
	$previous = null;
	foreach ( PhpToken::tokenize( $code ) as $token ) {
		$is_absolute = $token->is( T_NAME_FULLY_QUALIFIED ) && preg_match( "~^\\\\({$roots})\\\\~", $token->text ) === 1;
		// Elsewhere such a name is relative to the namespace.
		$is_declared = $token->is( [ T_NAME_QUALIFIED, T_STRING ] ) && $previous?->is( [ T_NAMESPACE, T_USE, T_FUNCTION ] ) === true && preg_match( "~^({$roots})(\\\\|$)~", $token->text ) === 1 && ( $token->is( T_NAME_QUALIFIED ) || ! $previous->is( T_FUNCTION ) );
		$result     .= match ( true ) {
			$is_absolute => '\\' . PREFIX . substr( $token->text, 1 ),
			$is_declared => PREFIX . $token->text,
			$token->is( [ T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE ] ) => preg_replace( "~^([\"']?(?:\\\\\\\\)?)((?:{$roots})\\\\\\\\)~", '$1' . PREFIX . '$2', $token->text ),
			default => $token->text,
		};
		if ( ! $token->isIgnorable() ) {
			$previous = $token;
		}
	}
	return $result;
}

/** @return list<string> Files of a package, below its folder. */
function files( string $folder, string $part ): array {
	if ( ! is_dir( "{$folder}/{$part}" ) ) {
		return is_file( "{$folder}/{$part}" ) ? [ $part ] : [];
	}
	$files = [];
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "{$folder}/{$part}", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
		assert( $file instanceof SplFileInfo );
		$files[] = substr( $file->getPathname(), strlen( $folder ) + 1 );
	}
	return $files;
}

function write( string $file, string $content ): void {
	if ( ! is_dir( dirname( $file ) ) ) {
		mkdir( dirname( $file ), 0777, true );
	}
	file_put_contents( $file, $content );
}

[ , $vendor, $target ] = [ ...$argv, '', '' ];
foreach ( PACKAGES as $package => $parts ) {
	foreach ( $parts as $part ) {
		foreach ( files( "{$vendor}/{$package}", $part ) as $file ) {
			$content = (string) file_get_contents( "{$vendor}/{$package}/{$file}" );
			write( "{$target}/{$package}/{$file}", str_ends_with( $file, '.php' ) ? prefixed( $content ) : $content );
		}
	}
}
$fonts = [
	'normal'      => 'DejaVuSans',
	'bold'        => 'DejaVuSans-Bold',
	'italic'      => 'DejaVuSans',
	'bold_italic' => 'DejaVuSans-Bold',
];
write( "{$target}/dompdf/dompdf/lib/fonts/installed-fonts.dist.json", (string) json_encode( array_fill_keys( [ 'sans-serif', 'dejavu sans', 'serif', 'monospace' ], $fonts ), JSON_PRETTY_PRINT ) );
write(
	"{$target}/autoload.php",
	"<?php\n/** Made by bin/library.php: the packages below, with namespaces of their own. Their licences are beside them. */\n\nspl_autoload_register(\n\tstatic function ( string \$name ): void {\n\t\tforeach ( " . var_export( array_combine( array_map( static fn ( string $space ): string => PREFIX . $space, array_keys( FOLDERS ) ), FOLDERS ), true ) . " as \$space => \$folder ) {\n\t\t\t\$file = \$name === '" . PREFIX . "Dompdf\\Cpdf' ? 'dompdf/dompdf/lib/Cpdf.php' : \$folder . str_replace( '\\\\', '/', substr( \$name, strlen( \$space ) ) ) . '.php';\n\t\t\tif ( str_starts_with( \$name, \$space ) && is_file( __DIR__ . \"/{\$file}\" ) ) {\n\t\t\t\trequire_once __DIR__ . \"/{\$file}\";\n\t\t\t\treturn;\n\t\t\t}\n\t\t}\n\t}\n);\n"
);

// Fonts are measured here, so that a shop needs no folder to store it.
require "{$target}/autoload.php";
$fonts  = "{$target}/dompdf/dompdf/lib/fonts";
$dompdf = new \VitrinaCompanionDompdf\Dompdf( [ 'fontCache' => $fonts ] );
$dompdf->loadHtml( '<p>a<b>b</b></p>', 'UTF-8' );
$dompdf->render();
if ( ! str_starts_with( (string) $dompdf->output(), '%PDF' ) || ! is_file( "{$fonts}/DejaVuSans-Bold.ufm.json" ) ) {
	fwrite( STDERR, "The library makes no PDF files.\n" );
	exit( 1 );
}
