/**
 * Makes the shop's font files from those of the packages: only the characters and
 * the weights that its styles use.
 */
const { convert } = require( 'fontverter' );
const subsetFont = require( 'subset-font' );
const { characters } = require( './letters.cjs' );
const { readTables, writeTables } = require( './sfnt.cjs' );

/** @typedef {Record<string, number | { min: number, max: number }>} Axes */

/**
 * @typedef {Object} Cut
 * @property {Axes}                   pinned    Axes with one value or a part left.
 * @property {Record<string, number>} [kerning] Where the kerning of the axes that stay is
 *                                              taken from: one for all weights is half
 *                                              as large.
 * @property {string[]}               features  OpenType features that stay.
 */

/**
 * By the beginning of a file's name. Headings have weights from 380 to 450 and sizes
 * from 18 to 48 px: the axes for that would weigh more than all letters.
 *
 * @type {Record<string, Cut>}
 */
const cuts = {
	'fraunces-': {
		pinned: { wght: 400, opsz: 36 },
		// `rvrn` changes letters by size.
		features: [ 'kern', 'liga', 'rvrn' ],
	},
	'instrument-sans-': {
		pinned: {},
		kerning: { wght: 400 },
		features: [ 'kern', 'liga', 'tnum' ],
	},
	'eb-garamond-': {
		pinned: { wght: 450 },
		features: [ 'kern', 'liga' ],
	},
	'outfit-': {
		pinned: { wght: 500 },
		features: [ 'kern', 'liga' ],
	},
	'figtree-': {
		pinned: { wght: { min: 400, max: 700 } },
		kerning: { wght: 400 },
		features: [ 'kern', 'liga', 'tnum' ],
	},
};

/** Tables of the kerning, and of how it changes with the weight. */
const KERNING = [ 'GPOS', 'GDEF' ];

/**
 * @param {string} name A file's name.
 * @param {Buffer} font Its content, WOFF2.
 * @return {Promise<Buffer>} The smaller font, WOFF2.
 */
async function subset( name, font ) {
	const cut = Object.entries( cuts ).find( ( [ beginning ] ) =>
		name.startsWith( beginning )
	)?.[ 1 ];
	if ( ! cut ) {
		throw new Error(
			`${ name }: bin/fonts/subset.cjs does not say what stays of this font.`
		);
	}
	/** @param {Axes} variationAxes */
	const instance = ( variationAxes ) =>
		subsetFont( font, characters, {
			targetFormat: 'sfnt',
			keepFeatures: cut.features,
			noHinting: true,
			variationAxes,
		} );

	const made = await instance( cut.pinned );
	if ( ! cut.kerning ) {
		return convert( made, 'woff2' );
	}
	const still = readTables(
		await instance( { ...cut.pinned, ...cut.kerning } )
	);
	const tables = readTables( made );
	const glyphs = tables.get( 'cmap' );
	if ( ! glyphs || ! still.get( 'cmap' )?.equals( glyphs ) ) {
		throw new Error(
			`${ name }: the kerning belongs to other numbers of glyphs.`
		);
	}
	for ( const tag of KERNING ) {
		const table = still.get( tag );
		if ( table ) {
			tables.set( tag, table );
		} else {
			tables.delete( tag );
		}
	}
	return convert( writeTables( made, tables ), 'woff2' );
}

module.exports = { subset };
