/**
 * Adds a guard to the PHP files of a zip, so that a file does nothing when it is
 * requested by itself: wordpress.org requires that of every file. The sources have no
 * guard, because a file that only declares a class does nothing anyway.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const GUARD = "defined( 'ABSPATH' ) || exit;";

/** Guards that a file may already have. */
const GUARDED = /defined\(\s*'(ABSPATH|WPINC|WP_UNINSTALL_PLUGIN)'\s*\)/;

/** What has to come before the guard, if present: comments, strict types, namespace. */
const START =
	/^<\?php\s(?:\s*\/\*[^]*?\*\/)*(?:\s*declare\s*\([^)]*\)\s*;)?(?:(?:\s*\/\*[^]*?\*\/)*\s*namespace\s+[\w\\]+\s*;)?/;

/**
 * Inserts the guard after what has to come before it, on the same line, so that lines
 * keep their numbers.
 *
 * @param {string} code Code of a PHP file.
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
