import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} root Folder of the code.
 * @param {string} file A script, from there.
 * @return {string} The folder with the tests of a script, from there: its own, or the nearest above.
 */
export function testFolder( root, file ) {
	const folder = path.dirname( file );
	return folder === '.' || existsSync( path.join( root, folder, 'test' ) )
		? folder
		: testFolder( root, folder );
}
