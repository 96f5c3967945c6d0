/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import zlib from 'node:zlib';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { download, zipIsWhole } from '../download.mjs';
import { PARTS, resolvePart, versionIn } from '../resolve.mjs';

/** @type {string} */
let folder;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'vitrina-test-' ) );
	jest.spyOn( process.stderr, 'write' ).mockReturnValue( true );
} );

afterEach( () => {
	rmSync( folder, { recursive: true, force: true } );
	jest.restoreAllMocks();
} );

/**
 * @param {string} path
 * @param {string} version
 */
function plantWooCommerce( path, version ) {
	mkdirSync( path, { recursive: true } );
	writeFileSync(
		join( path, 'woocommerce.php' ),
		`<?php\n/**\n * Plugin Name: WooCommerce\n * Version: ${ version }\n */\n`
	);
}

/**
 * The smallest zip there is: one empty file, `woocommerce/woocommerce.php`, stored.
 *
 * @param {string} body
 * @return {Buffer} The zip.
 */
function zipOf( body ) {
	const name = Buffer.from( 'woocommerce/woocommerce.php' );
	const data = Buffer.from( body );
	const crc = /** @type {any} */ ( zlib ).crc32( data );
	const local = Buffer.alloc( 30 );
	local.writeUInt32LE( 0x04034b50, 0 );
	local.writeUInt16LE( 20, 4 );
	local.writeUInt32LE( crc, 14 );
	local.writeUInt32LE( data.length, 18 );
	local.writeUInt32LE( data.length, 22 );
	local.writeUInt16LE( name.length, 26 );
	const central = Buffer.alloc( 46 );
	central.writeUInt32LE( 0x02014b50, 0 );
	central.writeUInt16LE( 20, 4 );
	central.writeUInt16LE( 20, 6 );
	central.writeUInt32LE( crc, 16 );
	central.writeUInt32LE( data.length, 20 );
	central.writeUInt32LE( data.length, 24 );
	central.writeUInt16LE( name.length, 28 );
	const offset = 30 + name.length + data.length;
	const end = Buffer.alloc( 22 );
	end.writeUInt32LE( 0x06054b50, 0 );
	end.writeUInt16LE( 1, 8 );
	end.writeUInt16LE( 1, 10 );
	end.writeUInt32LE( 46 + name.length, 12 );
	end.writeUInt32LE( offset, 16 );
	return Buffer.concat( [ local, name, data, central, name, end ] );
}

/**
 * @param {Buffer}                           zip
 * @param {( url: string ) => Promise<void>} test
 */
async function served( zip, test ) {
	const server = createServer( ( request, response ) => response.end( zip ) );
	await new Promise( ( done ) =>
		server.listen( 0, '127.0.0.1', () => done( undefined ) )
	);
	const address = server.address();
	try {
		await test(
			`http://127.0.0.1:${ typeof address === 'object' ? address?.port : '' }/a.zip`
		);
	} finally {
		server.closeAllConnections();
		await new Promise( ( done ) => server.close( done ) );
	}
}

describe( 'finding WordPress and WooCommerce', () => {
	it( 'takes the folder that the environment names, whatever its version', async () => {
		plantWooCommerce( join( folder, 'mine' ), '12.3.4' );
		const found = await resolvePart( 'woocommerce', {
			env: { WOOCOMMERCE_DIR: join( folder, 'mine' ) },
			cache: folder,
			offline: true,
		} );
		expect( found ).toEqual( {
			folder: join( folder, 'mine' ),
			version: '12.3.4',
		} );
	} );

	it( 'refuses a named folder that holds something else, and says so', async () => {
		await expect(
			resolvePart( 'woocommerce', {
				env: { WOOCOMMERCE_DIR: folder },
				cache: folder,
			} )
		).rejects.toThrow( `${ folder } does not hold WooCommerce` );
	} );

	it( 'takes the pinned version from the cache', async () => {
		const { version } = PARTS.woocommerce;
		plantWooCommerce( join( folder, `woocommerce-${ version }` ), version );
		const found = await resolvePart( 'woocommerce', {
			env: {},
			cache: folder,
			offline: true,
		} );
		expect( found.version ).toBe( version );
	} );

	it( 'does not take another version that lies in the pinned one’s place', async () => {
		plantWooCommerce(
			join( folder, `woocommerce-${ PARTS.woocommerce.version }` ),
			'1.0'
		);
		await expect(
			resolvePart( 'woocommerce', {
				env: {},
				cache: folder,
				offline: true,
			} )
		).rejects.toThrow( 'was not found' );
	} );

	it( 'names the three things that help when WooCommerce is missing', async () => {
		const failed = resolvePart( 'woocommerce', {
			env: {},
			cache: folder,
			offline: true,
		} );
		await expect( failed ).rejects.toThrow(
			/1\. unpack.*\n.*2\. set WOOCOMMERCE_DIR.*\n.*3\. connect/
		);
	} );
} );

describe( 'downloading', () => {
	const body = '<?php\n/**\n * Version: 9.9.9\n */\n';

	it( 'unpacks what it downloaded and leaves no zip behind', async () => {
		await served( zipOf( body ), async ( url ) => {
			const part = { ...PARTS.woocommerce, version: '9.9.9', url };
			const target = join( folder, 'woocommerce-9.9.9' );
			await download( { part, folder: target, cache: folder } );
			expect( versionIn( part, target ) ).toBe( '9.9.9' );
			expect( readdirSync( folder ) ).toEqual( [ 'woocommerce-9.9.9' ] );
		} );
	} );

	it( 'throws a half-downloaded zip away and downloads anew', async () => {
		const whole = zipOf( body );
		writeFileSync(
			join( folder, 'woocommerce-9.9.9.zip' ),
			whole.subarray( 0, 40 )
		);
		await served( whole, async ( url ) => {
			const part = { ...PARTS.woocommerce, version: '9.9.9', url };
			const target = join( folder, 'woocommerce-9.9.9' );
			await download( { part, folder: target, cache: folder } );
			expect( versionIn( part, target ) ).toBe( '9.9.9' );
		} );
	} );

	it( 'keeps nothing of a download that broke off', async () => {
		await served( zipOf( body ).subarray( 0, 60 ), async ( url ) => {
			const part = { ...PARTS.woocommerce, version: '9.9.9', url };
			await expect(
				download( { part, folder: join( folder, 'x' ), cache: folder } )
			).rejects.toThrow( 'not a whole zip' );
			expect( readdirSync( folder ) ).toEqual( [] );
		} );
	} );

	it( 'says which host cannot be reached', async () => {
		const part = { ...PARTS.woocommerce, url: 'http://127.0.0.1:9/a.zip' };
		await expect(
			download( { part, folder: join( folder, 'x' ), cache: folder } )
		).rejects.toThrow( '127.0.0.1:9 cannot be reached' );
	} );

	it( 'tells a whole zip from a cut one', () => {
		const whole = zipOf( body );
		writeFileSync( join( folder, 'whole.zip' ), whole );
		writeFileSync(
			join( folder, 'cut.zip' ),
			whole.subarray( 0, whole.length - 10 )
		);
		writeFileSync( join( folder, 'headless.zip' ), whole.subarray( 20 ) );
		writeFileSync( join( folder, 'page.zip' ), '<html>Not found</html>' );
		const verdicts = [ 'whole', 'cut', 'headless', 'page' ].map( ( name ) =>
			zipIsWhole( join( folder, `${ name }.zip` ) )
		);
		expect( verdicts ).toEqual( [ true, false, false, false ] );
	} );
} );
