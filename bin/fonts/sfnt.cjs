/**
 * Reads and writes the tables of an uncompressed font:
 * https://learn.microsoft.com/typography/opentype/spec/otff
 */

const HEADER = 12;
const RECORD = 16;

/**
 * @param {Buffer} font
 * @return {Map<string, Buffer>} The tables by tag.
 */
function readTables( font ) {
	const tables = new Map();
	for ( let index = 0; index < font.readUInt16BE( 4 ); index++ ) {
		const record = HEADER + RECORD * index;
		const start = font.readUInt32BE( record + 8 );
		tables.set(
			font.toString( 'latin1', record, record + 4 ),
			font.subarray( start, start + font.readUInt32BE( record + 12 ) )
		);
	}
	return tables;
}

/**
 * @param {Buffer} table A length that is a multiple of 4.
 * @return {number} The checksum in the table's record.
 */
function sum( table ) {
	let result = 0;
	for ( let at = 0; at < table.length; at += 4 ) {
		result = ( result + table.readUInt32BE( at ) ) % 0x100000000;
	}
	return result;
}

/**
 * `head.checkSumAdjustment`, a sum over the whole file, is left as it is: the
 * encoder of WOFF2 calculates it anew.
 *
 * @param {Buffer}              version The first four bytes of the file.
 * @param {Map<string, Buffer>} tables  By tag.
 * @return {Buffer} The font.
 */
function writeTables( version, tables ) {
	const tags = [ ...tables.keys() ].sort();
	const power = Math.floor( Math.log2( tags.length ) );
	const directory = Buffer.alloc( HEADER + RECORD * tags.length );
	version.copy( directory, 0, 0, 4 );
	directory.writeUInt16BE( tags.length, 4 );
	directory.writeUInt16BE( RECORD * 2 ** power, 6 );
	directory.writeUInt16BE( power, 8 );
	directory.writeUInt16BE( RECORD * ( tags.length - 2 ** power ), 10 );

	const parts = [ directory ];
	let start = directory.length;
	for ( const [ index, tag ] of tags.entries() ) {
		const table = tables.get( tag ) ?? Buffer.alloc( 0 );
		const padded = Buffer.alloc( Math.ceil( table.length / 4 ) * 4 );
		table.copy( padded );
		const record = HEADER + RECORD * index;
		directory.write( tag, record, 'latin1' );
		directory.writeUInt32BE( sum( padded ), record + 4 );
		directory.writeUInt32BE( start, record + 8 );
		directory.writeUInt32BE( table.length, record + 12 );
		parts.push( padded );
		start += padded.length;
	}
	return Buffer.concat( parts );
}

module.exports = { readTables, writeTables };
