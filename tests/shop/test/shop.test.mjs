/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import {
	mkdirSync,
	mkdtempSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArgs } from '../args.mjs';
import { buildIsDue } from '../fresh-build.mjs';
import { portIsFree, runningPid } from '../native/processes.mjs';
import { findPrograms } from '../native/programs.mjs';
import { ShopError, runMain } from '../output.mjs';
import { startShop } from '../shop.mjs';
import { startWpEnv } from '../wp-env.mjs';

/** @type {string} */
let folder;
/** @type {string[]} */
let said;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'vitrina-test-' ) );
	said = [];
	jest.spyOn( process.stderr, 'write' ).mockImplementation( ( text ) => {
		said.push( String( text ) );
		return true;
	} );
} );

afterEach( () => {
	rmSync( folder, { recursive: true, force: true } );
	jest.restoreAllMocks();
} );

/**
 * @param {( port: number ) => Promise<void>} test
 */
async function withTakenPort( test ) {
	const server = createServer();
	await new Promise( ( done ) =>
		server.listen( 0, '127.0.0.1', () => done( undefined ) )
	);
	const address = server.address();
	try {
		await test( typeof address === 'object' && address ? address.port : 0 );
	} finally {
		await new Promise( ( done ) => server.close( done ) );
	}
}

describe( 'arguments', () => {
	it( 'reads a command, its options and what follows', () => {
		const args = readArgs( [
			'wp-eval',
			'a.php',
			'--name',
			'one',
			'--port',
			'9000',
			'--strict',
		] );
		expect( args ).toMatchObject( {
			command: 'wp-eval',
			rest: [ 'a.php' ],
			name: 'one',
			port: 9000,
			strict: true,
			native: false,
		} );
	} );

	it.each( [ 'x', '80', '70000', '12.5', '' ] )(
		'refuses the port "%s"',
		( port ) => {
			expect( () => readArgs( [ 'start', '--port', port ] ) ).toThrow(
				'--port takes a number'
			);
		}
	);

	it( 'refuses an option it does not know', () => {
		expect( () => readArgs( [ 'start', '--prot', '9000' ] ) ).toThrow(
			ShopError
		);
	} );
} );

describe( 'bad situations', () => {
	it( 'knows a taken port from a free one', async () => {
		let taken = 0;
		await withTakenPort( async ( port ) => {
			taken = port;
			expect( await portIsFree( port ) ).toBe( false );
		} );
		expect( await portIsFree( taken ) ).toBe( true );
	} );

	it( 'says which port is taken and what to do, before it starts anything in wp-env', async () => {
		await withTakenPort( async ( port ) => {
			const found = { folder, version: '1' };
			await expect(
				startWpEnv( { port, wordpress: found, woocommerce: found } )
			).rejects.toThrow(
				`Port ${ port } is taken by another program. Give another one: npm start -- --port ${ port + 1 }`
			);
		} );
	} );

	it( 'refuses a name that cannot be a folder', async () => {
		await expect( startShop( { name: '../x' } ) ).rejects.toThrow(
			'A shop’s name'.replace( '’', "'" )
		);
	} );

	it( 'says what to install when there is no PHP', () => {
		const { PATH } = process.env;
		process.env.PATH = folder;
		try {
			expect( () => findPrograms() ).toThrow(
				/PHP is not installed.*apt-get install/s
			);
		} finally {
			process.env.PATH = PATH;
		}
	} );

	it( 'names the module that PHP lacks', () => {
		const { PATH } = process.env;
		writeFileSync(
			join( folder, 'php8.2' ),
			'#!/bin/sh\n[ "$1" = -m ] && printf "curl\\ndom\\nintl\\nmbstring\\nmysqli\\nzip\\n" || printf 8.2.1\n',
			{ mode: 0o755 }
		);
		process.env.PATH = `${ folder }:${ PATH }`;
		try {
			expect( () => findPrograms() ).toThrow(
				'PHP 8.2 lacks the module gd.'
			);
		} finally {
			process.env.PATH = PATH;
		}
	} );

	it( 'does not take another program for a server of its own', () => {
		const file = join( folder, 'a.pid' );
		writeFileSync( file, `${ process.pid }\n/usr/sbin/mariadbd\n` );
		expect( runningPid( file ) ).toBeNull();
		writeFileSync( file, `${ process.pid }\n${ process.execPath }\n` );
		expect( runningPid( file ) ).toBe( process.pid );
	} );

	it( 'shows a foreseen error as a sentence, with its exit code', async () => {
		const before = process.exitCode;
		await runMain( () =>
			Promise.reject( new ShopError( 'It rains. Take an umbrella.', 2 ) )
		);
		expect( process.exitCode ).toBe( 2 );
		expect( said.join( '' ) ).toBe( '\nIt rains. Take an umbrella.\n' );
		process.exitCode = before;
	} );
} );

describe( 'when a build is due', () => {
	const builds = [
		'theme/build',
		'runtime/build',
		'plugin-bank-link/build',
		'plugin-companion/build',
		'plugin-discounts/build',
		'plugin-lpexpress/build',
	];

	/**
	 * @param {string} path
	 * @param {number} age  In seconds.
	 */
	function plant( path, age ) {
		mkdirSync( join( folder, path ), { recursive: true } );
		const file = join( folder, path, 'a.js' );
		writeFileSync( file, '' );
		utimesSync( file, Date.now() / 1000 - age, Date.now() / 1000 - age );
	}

	it( 'is due where one is missing', () => {
		plant( 'src', 100 );
		plant( 'theme/build', 50 );
		expect( buildIsDue( folder ) ).toBe(
			'runtime/build, plugin-bank-link/build, plugin-companion/build, plugin-discounts/build, plugin-lpexpress/build is missing'
		);
	} );

	it( 'is due where a source is newer, and not otherwise', () => {
		plant( 'src', 100 );
		builds.forEach( ( build ) => plant( build, 50 ) );
		expect( buildIsDue( folder ) ).toBe( '' );
		plant( 'src', 10 );
		expect( buildIsDue( folder ) ).toBe( 'src has changed' );
	} );
} );
