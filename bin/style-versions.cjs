/**
 * Writes `build/styles.php`: the hash of each built style's content, by its name. PHP
 * prints it as the style's version, so all machines with the same build print the
 * same address. Scripts have theirs in their own `.asset.php`.
 */
const { createHash } = require( 'crypto' );
const { readFileSync, readdirSync, writeFileSync } = require( 'fs' );
const path = require( 'path' );

/**
 * @param {string} folder A `build` folder.
 * @return {Record<string, string>} Name of the style → hash of its content.
 */
function styleVersions( folder ) {
	return Object.fromEntries(
		readdirSync( folder )
			.filter( ( file ) => file.endsWith( '.css' ) )
			.sort()
			.map( ( file ) => [
				file.replace( /\.css$/, '' ),
				createHash( 'sha256' )
					.update( readFileSync( path.join( folder, file ) ) )
					.digest( 'hex' )
					.slice( 0, 12 ),
			] )
	);
}

class StyleVersionsPlugin {
	/**
	 * After the files of other builds into the same folder, which are hashed as well.
	 *
	 * @param {import('webpack').Compiler} compiler
	 */
	apply( compiler ) {
		compiler.hooks.afterEmit.tap( 'StyleVersionsPlugin', () => {
			const versions = Object.entries(
				styleVersions( compiler.outputPath )
			);
			if ( versions.length > 0 ) {
				writeFileSync(
					path.join( compiler.outputPath, 'styles.php' ),
					`<?php return array(${ versions
						.map(
							( [ name, hash ] ) => `'${ name }' => '${ hash }'`
						)
						.join( ', ' ) });\n`
				);
			}
		} );
	}
}

module.exports = { StyleVersionsPlugin, styleVersions };
