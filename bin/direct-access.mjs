/**
 * A PHP file of a zip does nothing when it is requested by itself: wordpress.org asks
 * for that in every file. The sources do without the line, as a file that declares a
 * class does nothing either.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const GUARD = "defined( 'ABSPATH' ) || exit;";

/** Guards that a file may already have. */
const GUARDED = /defined\(\s*'(ABSPATH|WPINC|WP_UNINSTALL_PLUGIN)'\s*\)/;

/** What has to come first in a file, as far as it is there: comments, strict types, namespace. */
const START =
	/^<\?php\s(?:\s*\/\*[^]*?\*\/)*(?:\s*declare\s*\([^)]*\)\s*;)?(?:(?:\s*\/\*[^]*?\*\/)*\s*namespace\s+[\w\\]+\s*;)?/;

/**
 * Puts the guard behind what has to come first, on the same line, so that lines keep their numbers.
 *
 * @param {string} code Of a PHP file.
 * @return {string} The code with a guard.
 */
export const withGuard = ( code ) =>
	GUARDED.test( code )
		? code
		: code.replace(
				START,
				( start ) =>
					`${ start.trimEnd() } ${ GUARD }${ start.slice( start.trimEnd().length ) }`
			);

/**
 * @param {string} file
 */
export function addGuard( file ) {
	const code = readFileSync( file, 'utf8' );
	const guarded = withGuard( code );
	if ( guarded !== code ) {
		writeFileSync( file, guarded );
	}
}
