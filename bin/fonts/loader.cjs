const path = require( 'node:path' );
const { subset } = require( './subset.cjs' );

/**
 * Webpack loader for the fonts of the packages.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {Buffer} font
 */
module.exports = function ( font ) {
	const done = this.async();
	subset( path.basename( this.resourcePath ), font ).then(
		( result ) => done( null, result ),
		done
	);
};
module.exports.raw = true;
