/**
 * Builds the library by which the companion makes PDF files of invoices: copies it from
 * `vendor` into the companion's `build` folder.
 */
import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import {
	ExpectedError,
	installComposerPackages,
	isInstalled,
	root,
	run,
} from './run.mjs';

const target = path.join( root, 'plugin-companion/build/vendor' );
const result = path.join( target, 'autoload.php' );

/** If one of these files is newer than the built library, the library is built again. */
const sources = [
	'bin/library.php',
	'vendor/composer/installed.json',
	'vendor/dompdf/dompdf/VERSION',
].map( ( file ) => path.join( root, file ) );

/**
 * Builds the library if it is missing or old. Without PHP or Composer the rest of the
 * build works, but invoices are only pages, not PDF files.
 */
export async function buildLibrary() {
	await installComposerPackages();
	if ( ! isInstalled( 'php' ) || ! sources.every( existsSync ) ) {
		console.log(
			'PDF files of invoices are left out: they need PHP and Composer (composer install).'
		);
		return;
	}
	/** @param {string} file */
	const time = ( file ) => statSync( file ).mtimeMs;
	if (
		existsSync( result ) &&
		sources.every( ( file ) => time( file ) <= time( result ) )
	) {
		return;
	}
	rmSync( target, { recursive: true, force: true } );
	const code = await run( 'php', [
		path.join( root, 'bin/library.php' ),
		path.join( root, 'vendor' ),
		target,
	] );
	if ( code !== 0 ) {
		throw new ExpectedError(
			'The library for PDF files could not be built: the lines above show why.'
		);
	}
}
