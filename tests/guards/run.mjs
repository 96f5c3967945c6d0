#!/usr/bin/env node
/**
 * `npm run guards`: removes each guard that is listed in this folder from a copy of
 * the code, one at a time, and runs its test. If the test still passes, the guard
 * has no effect or is not tested.
 *
 * `npm run guards lpexpress` runs one list; a second word selects guards whose name
 * contains it.
 */
import {
	cpSync,
	existsSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ExpectedError, root, runMain } from '../../bin/run.mjs';
import { getShopUnavailableReason } from '../../bin/shop-availability.mjs';
import { testFolder } from './test-folder.mjs';

/**
 * @typedef {Object} Guard
 * @property {string}                                guard   What it prevents or ensures.
 * @property {string}                                file    Path of the file with the guard.
 * @property {string}                                [user]  A file that uses it, whose folder has the test; by default its own.
 * @property {string}                                find    Its code, which occurs exactly once in the file.
 * @property {string}                                replace The code without the guard.
 * @property {'unit'|'integration'|'jest'|undefined} [kind]  Kind of the test; integration by default.
 * @property {string}                                test    Filter that selects the test.
 */

const here = path.join( root, 'tests/guards' );
const shopName = 'guards';
const port = 8893;

// A test runs within a second after a file has changed, and must not see the old code.
process.env.VITRINA_WARM_LOOK = '0';

/** Built or installed files, which a fresh work tree does not contain. */
const copiedFolders = [
	'vendor',
	'runtime/build',
	'theme/build',
	'languages/build',
	...readdirSync( root )
		.filter( ( name ) => name.startsWith( 'plugin-' ) )
		.map( ( name ) => `${ name }/build` ),
];

/** Time limit of a command in ms: without its guard, a test may never end. */
const LONGEST = 10 * 60_000;

/**
 * @param {string}                 cwd
 * @param {string}                 program
 * @param {string[]}               args
 * @param {Record<string, string>} [env]
 */
function runIn( cwd, program, args, env = {} ) {
	return spawnSync( program, args, {
		cwd,
		encoding: 'utf8',
		timeout: LONGEST,
		// A test that is stuck does not handle other signals.
		killSignal: 'SIGKILL',
		env: { ...process.env, ...env },
	} );
}

/** Folder of the copy; one that an earlier run left behind is removed first. */
const copy = path.join( root, '.shop/guards-copy' );

/** Creates a copy of the last commit, with the built and installed files of this checkout. */
function makeCopy() {
	// A run that was killed has left its shop running.
	if ( existsSync( path.join( copy, '.shop', shopName ) ) ) {
		shop( 'stop' );
	}
	removeCopy();
	const added = runIn( root, 'git', [
		'worktree',
		'add',
		'--detach',
		'--quiet',
		copy,
	] );
	if ( added.status !== 0 ) {
		throw new ExpectedError(
			`The copy could not be created: ${ added.stderr }`
		);
	}
	symlinkSync(
		path.join( root, 'node_modules' ),
		path.join( copy, 'node_modules' )
	);
	for ( const folder of copiedFolders.filter( ( name ) =>
		existsSync( path.join( root, name ) )
	) ) {
		cpSync( path.join( root, folder ), path.join( copy, folder ), {
			recursive: true,
		} );
	}
}

function removeCopy() {
	runIn( root, 'git', [ 'worktree', 'remove', '--force', copy ] );
	rmSync( copy, { recursive: true, force: true } );
}

/**
 * @param {'start'|'stop'} action
 */
function shop( action ) {
	const args = [ 'tests/shop/cli.mjs', action, '--name', shopName ];
	const done = runIn( copy, process.execPath, [
		...args,
		...( action === 'start' ? [ '--port', String( port ) ] : [] ),
	] );
	if ( done.status !== 0 ) {
		throw new ExpectedError(
			`The shop did not ${ action }: ${ done.stderr || done.stdout }`
		);
	}
}

/**
 * @param {Guard} guard
 * @return {string} Its output; '' if it passed.
 */
function runTest( { kind = 'integration', file, user = file, test } ) {
	const done =
		kind === 'jest'
			? // By folder, because jest's --findRelatedTests misses dynamic imports.
				runIn( copy, 'npx', [
					'jest',
					testFolder( copy, user ),
					'-t',
					test,
				] )
			: runIn(
					copy,
					'php',
					[
						'vendor/bin/phpunit',
						`--testsuite=${ kind }`,
						'--no-progress',
						'--filter',
						test,
					],
					{ VITRINA_SHOP_DIR: `.shop/${ shopName }` }
				);
	if ( /No tests (executed|found)/.test( done.stdout ) ) {
		throw new ExpectedError( `No test matches "${ test }".` );
	}
	return done.status === 0
		? ''
		: `${ done.stdout }${ done.stderr }` || 'The test did not end.';
}

/**
 * @param {Guard[]} guards
 * @return {( Guard & { title: string } )[]} Their tests, in as few runs as possible: one of each kind for PHP.
 */
function groupTests( guards ) {
	/** @type {Map<string, Guard & { title: string }>} */
	const groups = new Map();
	for ( const guard of guards ) {
		const { kind = 'integration', file, user = file, test } = guard;
		const key =
			kind === 'jest' ? `${ testFolder( root, user ) } ${ test }` : kind;
		const group = groups.get( key );
		if ( ! group ) {
			groups.set( key, {
				...guard,
				title: kind === 'jest' ? test : `PHP, ${ kind }`,
			} );
		} else if ( kind !== 'jest' ) {
			group.test += `|${ test }`;
		}
	}
	return [ ...groups.values() ];
}

/**
 * @param {string} file Path of a source.
 * @return {string[]} Its copies in theme and plugins: the shop runs those of the runtime, not its source.
 */
function builtCopies( file ) {
	return copiedFolders
		.map( ( folder ) => path.join( copy, folder, file ) )
		.filter(
			( each ) => file.startsWith( 'runtime/src/' ) && existsSync( each )
		);
}

/**
 * @param {Guard} guard
 * @return {boolean} Whether its test fails without it.
 */
function isTested( guard ) {
	const file = path.join( copy, guard.file );
	const whole = readFileSync( file, 'utf8' );
	if ( whole.split( guard.find ).length !== 2 ) {
		throw new ExpectedError(
			`${ guard.file } does not contain the guard "${ guard.guard }" exactly once: update the list.`
		);
	}
	const files = [ file, ...builtCopies( guard.file ) ];
	const write = ( /** @type {string} */ code ) =>
		files.forEach( ( each ) => writeFileSync( each, code ) );
	write( whole.replace( guard.find, () => guard.replace ) );
	try {
		return runTest( guard ) !== '';
	} finally {
		write( whole );
	}
}

/** @return {Guard[]} The guards selected in the command line. */
function readGuards() {
	const [ list = '', word = '' ] = process.argv.slice( 2 );
	return readdirSync( here )
		.filter( ( name ) => name.endsWith( '.json' ) && name.includes( list ) )
		.flatMap( ( name ) =>
			JSON.parse( readFileSync( path.join( here, name ), 'utf8' ) )
		)
		.filter( ( { guard } ) => guard.includes( word ) );
}

await runMain( async () => {
	const guards = readGuards();
	const unavailable = await getShopUnavailableReason();
	const runnable = guards.filter(
		( { kind = 'integration' } ) => kind !== 'integration' || ! unavailable
	);
	makeCopy();
	/** @type {string[]} */
	const untested = [];
	try {
		if ( ! unavailable ) {
			console.log( 'Starting a shop of its own…' );
			shop( 'start' );
		}
		for ( const tests of groupTests( runnable ) ) {
			console.log( `With all guards in place: ${ tests.title }…` );
			const output = runTest( tests );
			if ( output ) {
				throw new ExpectedError(
					`A test fails with all guards in place:\n${ output }`
				);
			}
		}
		for ( const [ index, guard ] of runnable.entries() ) {
			const tested = isTested( guard );
			console.log(
				`[${ index + 1 }/${ runnable.length }] ${ tested ? 'tested' : 'NOT TESTED' }: ${ guard.guard }`
			);
			if ( ! tested ) {
				untested.push( guard.guard );
			}
		}
	} finally {
		if ( ! unavailable ) {
			shop( 'stop' );
		}
		removeCopy();
	}
	if ( runnable.length < guards.length ) {
		console.log(
			`Skipped: ${ guards.length - runnable.length } guards that need the shop (${ unavailable }).`
		);
	}
	console.log(
		`${ runnable.length - untested.length } of ${ runnable.length } guards are tested.`
	);
	process.exitCode = untested.length > 0 ? 1 : 0;
} );
