/**
 * Renders the drawings to JPEG, in every size, with the list that WordPress is
 * given. What an earlier run drew exactly so is taken over.
 */
import { createHash } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { printLine } from '../../output.mjs';
import { pictures } from './list.mjs';
import { sizesOf } from './sizes.mjs';

const QUALITY = { quality: 82, progressive: true };

/**
 * @typedef {Object} Entry
 * @property {string}                                                                                                 file     Its name.
 * @property {number}                                                                                                 width    In pixels.
 * @property {number}                                                                                                 height   In pixels.
 * @property {number}                                                                                                 filesize In bytes.
 * @property {string}                                                                                                 alt      What it shows.
 * @property {string}                                                                                                 drawing  Which drawing it shows.
 * @property {Record<string, { file: string, width: number, height: number, 'mime-type': string, filesize: number }>} sizes    Its smaller copies.
 */

/**
 * @param {import('./list.mjs').Picture} picture
 * @param {string}                       svg
 * @param {string}                       folder
 * @return {Promise<Omit<Entry, 'alt' | 'drawing'>>} Its files.
 */
async function render( picture, svg, folder ) {
	const { name, width, height } = picture;
	const raw = await sharp( Buffer.from( svg ), { unlimited: true } )
		.resize( width, height )
		.removeAlpha()
		.raw()
		.toBuffer();
	const source = () => sharp( raw, { raw: { width, height, channels: 3 } } );
	const file = `${ name }.jpg`;
	await source().jpeg( QUALITY ).toFile( join( folder, file ) );
	/** @type {Entry['sizes']} */
	const sizes = {};
	for ( const [ size, wide, high ] of sizesOf( width, height ) ) {
		const small = `${ name }-${ wide }x${ high }.jpg`;
		const { size: bytes } = await source()
			.resize( wide, high, { fit: 'cover', kernel: 'lanczos3' } )
			.jpeg( QUALITY )
			.toFile( join( folder, small ) );
		sizes[ size ] = {
			file: small,
			width: wide,
			height: high,
			'mime-type': 'image/jpeg',
			filesize: bytes,
		};
	}
	return {
		file,
		width,
		height,
		filesize: statSync( join( folder, file ) ).size,
		sizes,
	};
}

/**
 * @param {string} shelf Where earlier runs lie.
 * @return {Map<string, { folder: string, entry: Entry }>} Earlier pictures by drawing.
 */
function earlier( shelf ) {
	const found = new Map();
	for ( const name of existsSync( shelf ) ? readdirSync( shelf ) : [] ) {
		const index = join( shelf, name, 'index.json' );
		if ( existsSync( index ) ) {
			for ( const entry of Object.values(
				JSON.parse( readFileSync( index, 'utf8' ) )
			) ) {
				found.set( entry.drawing, {
					folder: join( shelf, name ),
					entry,
				} );
			}
		}
	}
	return found;
}

/**
 * @param {string} target Where the pictures belong; does not exist yet.
 */
export async function renderAll( target ) {
	const shelf = dirname( target );
	const before = earlier( shelf );
	const folder = `${ target }.${ process.pid }`;
	mkdirSync( folder, { recursive: true } );
	const all = pictures();
	/** @type {Record<string, Entry>} */
	const index = {};
	let done = 0;
	const queue = [ ...all ];
	const work = async () => {
		for ( let picture = queue.shift(); picture; picture = queue.shift() ) {
			const svg = picture.draw();
			const drawing = createHash( 'sha256' )
				.update(
					JSON.stringify( [
						picture.name,
						picture.width,
						picture.height,
						QUALITY,
						sizesOf( picture.width, picture.height ),
					] )
				)
				.update( svg )
				.digest( 'hex' )
				.slice( 0, 20 );
			const old = before.get( drawing );
			if ( old ) {
				for ( const { file } of [
					old.entry,
					...Object.values( old.entry.sizes ),
				] ) {
					copyFileSync(
						join( old.folder, file ),
						join( folder, file )
					);
				}
				index[ picture.name ] = { ...old.entry, alt: picture.alt };
			} else {
				const files = await render( picture, svg, folder );
				index[ picture.name ] = { ...files, alt: picture.alt, drawing };
			}
			done++;
			if ( done % 25 === 0 || done === all.length ) {
				printLine( `  ${ done } of ${ all.length } pictures` );
			}
		}
	};
	try {
		await Promise.all(
			Array.from( { length: availableParallelism() }, work )
		);
		const sorted = Object.fromEntries(
			all.map( ( { name } ) => [ name, index[ name ] ] )
		);
		writeFileSync(
			join( folder, 'index.json' ),
			JSON.stringify( sorted, null, '\t' )
		);
		if ( existsSync( target ) ) {
			rmSync( folder, { recursive: true, force: true } );
			return;
		}
		renameSync( folder, target );
	} catch ( error ) {
		rmSync( folder, { recursive: true, force: true } );
		throw error;
	}
	keepNewest( shelf, target );
}

/**
 * @param {string} shelf
 * @param {string} newest
 */
function keepNewest( shelf, newest ) {
	const old = readdirSync( shelf )
		// Half-made ones have a number behind a dot, and may be somebody's work.
		.filter( ( name ) => ! name.includes( '.' ) )
		.map( ( name ) => join( shelf, name ) )
		.filter( ( path ) => path !== newest )
		.sort( ( a, b ) => statSync( b ).mtimeMs - statSync( a ).mtimeMs )
		.slice( 2 );
	for ( const path of old ) {
		rmSync( path, { recursive: true, force: true } );
	}
}
