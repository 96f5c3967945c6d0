/**
 * Downloads a zip, checks that it is complete, and unpacks it. A broken zip is
 * deleted.
 */
import { spawnSync } from 'node:child_process';
import {
	closeSync,
	createWriteStream,
	existsSync,
	fstatSync,
	mkdirSync,
	openSync,
	readSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { printLine } from './output.mjs';

/**
 * A zip ends with a record that contains the offset of its directory; an incomplete
 * download has none.
 *
 * @param {string} file
 * @return {boolean} Whether the zip is complete.
 */
export function zipIsWhole( file ) {
	const handle = openSync( file, 'r' );
	try {
		const { size } = fstatSync( handle );
		const length = Math.min( size, 66_000 );
		const tail = Buffer.alloc( length );
		readSync( handle, tail, 0, length, size - length );
		const at = tail.lastIndexOf(
			Buffer.from( [ 0x50, 0x4b, 0x05, 0x06 ] )
		);
		if ( at < 0 || at + 22 > length ) {
			return false;
		}
		const directory =
			tail.readUInt32LE( at + 12 ) + tail.readUInt32LE( at + 16 );
		return directory === size - length + at;
	} finally {
		closeSync( handle );
	}
}

/**
 * @param {string} url
 * @param {string} file
 */
async function fetchTo( url, file ) {
	const response = await fetch( url, {
		signal: AbortSignal.timeout( 600_000 ),
	} ).catch( () => {
		throw new Error( `${ new URL( url ).host } cannot be reached` );
	} );
	if ( ! response.ok || ! response.body ) {
		throw new Error(
			`${ new URL( url ).host } answered ${ response.status }`
		);
	}
	const total = Number( response.headers.get( 'content-length' ) ?? 0 );
	let got = 0;
	let shown = 0;
	const body = Readable.fromWeb(
		/** @type {import('node:stream/web').ReadableStream} */ (
			response.body
		)
	);
	body.on( 'data', ( chunk ) => {
		got += chunk.length;
		if ( total && got - shown > total / 10 ) {
			shown = got;
			printLine(
				`  ${ Math.round( ( got / total ) * 100 ) } % of ${ mb( total ) } MB`
			);
		}
	} );
	await pipeline( body, createWriteStream( file ) );
	if ( total && got !== total ) {
		throw new Error( `only ${ mb( got ) } of ${ mb( total ) } MB arrived` );
	}
}

/**
 * @param {number} bytes
 */
function mb( bytes ) {
	return ( bytes / 1e6 ).toFixed( 1 );
}

/**
 * @param {string} zip
 * @param {string} folder
 */
function unpack( zip, folder ) {
	mkdirSync( folder, { recursive: true } );
	const tools = [
		[ 'unzip', '-q', zip, '-d', folder ],
		[ 'python3', '-m', 'zipfile', '-e', zip, folder ],
		[
			'php',
			'-r',
			'$z=new ZipArchive();exit($z->open($argv[1])===true&&$z->extractTo($argv[2])?0:1);',
			zip,
			folder,
		],
		[ 'bsdtar', '-xf', zip, '-C', folder ],
	];
	for ( const [ command = '', ...args ] of tools ) {
		const result = spawnSync( command, args, { stdio: 'ignore' } );
		if ( result.status === 0 ) {
			return;
		}
	}
	throw new Error(
		'the zip could not be unpacked (unzip, python3 or PHP with zip is needed)'
	);
}

/**
 * @param {Object}                       options
 * @param {import('./resolve.mjs').Part} options.part
 * @param {string}                       options.folder Target folder.
 * @param {string}                       options.cache
 */
export async function download( { part, folder, cache } ) {
	mkdirSync( cache, { recursive: true } );
	const zip = join( cache, `${ part.slug }-${ part.version }.zip` );
	if ( existsSync( zip ) && ! zipIsWhole( zip ) ) {
		printLine(
			`The ${ part.title } zip in the cache is only half there: thrown away.`
		);
		rmSync( zip );
	}
	if ( ! existsSync( zip ) ) {
		printLine(
			`· Downloading ${ part.title } ${ part.version } from ${ new URL( part.url ).host }…`
		);
		const half = `${ zip }.part`;
		try {
			await fetchTo( part.url, half );
			if ( ! zipIsWhole( half ) ) {
				throw new Error( 'what arrived is not a whole zip' );
			}
			renameSync( half, zip );
		} finally {
			rmSync( half, { force: true } );
		}
	}
	const fresh = `${ folder }.unpacking`;
	rmSync( fresh, { recursive: true, force: true } );
	try {
		unpack( zip, fresh );
		rmSync( folder, { recursive: true, force: true } );
		renameSync( join( fresh, part.slug ), folder );
	} finally {
		rmSync( fresh, { recursive: true, force: true } );
	}
	rmSync( zip );
}
