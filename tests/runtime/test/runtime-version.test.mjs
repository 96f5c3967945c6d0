import { execFileSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runtimeVersion, stampVersion } from '../../../bin/runtime-version.cjs';

/** @type {string} */
let root;

/**
 * @param {string} name
 * @param {number} time Seconds.
 */
function write( name, time ) {
	const file = path.join( root, name );
	mkdirSync( path.dirname( file ), { recursive: true } );
	writeFileSync( file, `${ time }` );
	utimesSync( file, time, time );
}

/** @param {string[]} args */
const git = ( ...args ) => execFileSync( 'git', [ '-C', root, ...args ] );

/** @param {number} time Seconds. */
function commit( time ) {
	git( 'add', '.' );
	const date = `${ time } +0200`;
	execFileSync(
		'git',
		[
			...[ '-C', root, '-c', 'user.name=a', '-c', 'user.email=a@a.lt' ],
			...[ 'commit', '--quiet', '-m', 'change' ],
		],
		{
			env: {
				...process.env,
				GIT_AUTHOR_DATE: date,
				GIT_COMMITTER_DATE: date,
			},
		}
	);
}

beforeEach( () => {
	root = mkdtempSync( path.join( tmpdir(), 'vitrina-version-' ) );
	writeFileSync(
		path.join( root, 'package.json' ),
		JSON.stringify( { version: '1.2.3' } )
	);
	writeFileSync( path.join( root, '.gitignore' ), 'build\n' );
	write( 'runtime/src/A.php', 1700001000 );
	write( 'src/core/index.ts', 1700002000 );
} );

afterEach( () => rmSync( root, { recursive: true, force: true } ) );

describe( 'The version of a copy of the runtime', () => {
	it( 'is that of the last commit of what it is made of, whenever it is built', () => {
		git( 'init', '--quiet' );
		commit( 1700005000 );
		expect( runtimeVersion( root ) ).toBe( '1.2.3.1700005000' );

		write( 'docs/a.md', 1700009000 );
		write( 'runtime/build/core.js', 1700009000 );
		expect( runtimeVersion( root ) ).toBe( '1.2.3.1700005000' );
		commit( 1700009000 );
		expect( runtimeVersion( root ) ).toBe( '1.2.3.1700005000' );
	} );

	it( 'rises with each change, before it is committed and after', () => {
		git( 'init', '--quiet' );
		commit( 1700005000 );

		write( 'runtime/src/A.php', 1700006000 );
		expect( runtimeVersion( root ) ).toBe( '1.2.3.1700006000' );
		write( 'src/a new folder/new.ts', 1700006500 );
		expect( runtimeVersion( root ) ).toBe( '1.2.3.1700006500' );
		commit( 1700007000 );
		expect( runtimeVersion( root ) ).toBe( '1.2.3.1700007000' );
	} );

	it( 'is that of the newest file where there is no repository', () => {
		write( 'runtime/build/core.js', 1700009000 );
		expect( runtimeVersion( root ) ).toBe( '1.2.3.1700002000' );
	} );
} );

describe( 'The build', () => {
	it( 'writes the version into the file that says it', () => {
		const source = readFileSync( 'runtime/classes.php', 'utf8' );
		expect( stampVersion( source, '1.2.3.4' ) ).toContain(
			"[ '1.2.3.4' => __DIR__ ]"
		);
	} );

	it( 'stops where there is no place for it', () => {
		expect( () => stampVersion( '<?php', '1.2.3.4' ) ).toThrow( '0.0.0' );
	} );
} );
