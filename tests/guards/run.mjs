#!/usr/bin/env node
/**
 * `npm run guards`: takes each guard listed beside this file out of the code,
 * one at a time, in a copy, and runs the test that is there for it. A guard
 * whose test still passes guards nothing, or nobody watches it.
 *
 * `npm run guards lpexpress` takes one list, a second word those whose name holds it.
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
import { PlainError, root, runMain } from '../../bin/run.mjs';
import { shopLacks } from '../../bin/shop-lacks.mjs';

/**
 * @typedef {Object} Guard
 * @property {string}                                guard   What it keeps out.
 * @property {string}                                file    Where it stands.
 * @property {string}                                find    Its code, found exactly once.
 * @property {string}                                replace What stands there without it.
 * @property {'unit'|'integration'|'jest'|undefined} [kind]  Of the test; integration if none is given.
 * @property {string}                                test    Filter that picks the test.
 */

const here = path.join( root, 'tests/guards' );
const shopName = 'guards';
const port = 8893;

/** Built or installed, so not in a fresh work tree. */
const brought = [
	'vendor',
	'runtime/build',
	'theme/build',
	...readdirSync( root )
		.filter( ( name ) => name.startsWith( 'plugin-' ) )
		.map( ( name ) => `${ name }/build` ),
];

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
		env: { ...process.env, ...env },
	} );
}

/** Where the copy stands; one that an earlier run left there is removed first. */
const copy = path.join( root, '.shop/guards-copy' );

/** Makes a copy of the last commit that runs, with what is built here. */
function makeCopy() {
	removeCopy();
	const added = runIn( root, 'git', [
		'worktree',
		'add',
		'--detach',
		'--quiet',
		copy,
	] );
	if ( added.status !== 0 ) {
		throw new PlainError( `No copy could be made: ${ added.stderr }` );
	}
	symlinkSync(
		path.join( root, 'node_modules' ),
		path.join( copy, 'node_modules' )
	);
	for ( const folder of brought.filter( ( name ) =>
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
		throw new PlainError(
			`The shop did not ${ action }: ${ done.stderr || done.stdout }`
		);
	}
}

/**
 * @param {Guard} guard
 * @return {string} What it printed; '' when it passed.
 */
function runTest( { kind = 'integration', file, test } ) {
	const done =
		kind === 'jest'
			? // By folder: a test that requires its parts by a list is related to none.
				runIn( copy, 'npx', [
					'jest',
					path.dirname( file ),
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
		throw new PlainError( `No test answers to "${ test }".` );
	}
	return done.status === 0 ? '' : done.stdout + done.stderr;
}

/**
 * @param {Guard} guard
 * @return {boolean} Whether its test fails without it.
 */
function isWatched( guard ) {
	const file = path.join( copy, guard.file );
	const whole = readFileSync( file, 'utf8' );
	if ( whole.split( guard.find ).length !== 2 ) {
		throw new PlainError(
			`${ guard.file } does not hold the guard "${ guard.guard }" exactly once: update the list.`
		);
	}
	writeFileSync(
		file,
		whole.replace( guard.find, () => guard.replace )
	);
	try {
		return runTest( guard ) !== '';
	} finally {
		writeFileSync( file, whole );
	}
}

/** @return {Guard[]} Those that were asked for. */
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
	const lacks = await shopLacks();
	const possible = guards.filter(
		( { kind = 'integration' } ) => kind !== 'integration' || ! lacks
	);
	makeCopy();
	/** @type {string[]} */
	const unwatched = [];
	try {
		if ( ! lacks ) {
			console.log( 'Starting a shop of its own…' );
			shop( 'start' );
		}
		for ( const test of new Set(
			possible.map( ( guard ) => JSON.stringify( guard.test ) )
		) ) {
			const guard = possible.find(
				( one ) => JSON.stringify( one.test ) === test
			);
			console.log( `With all guards in place: ${ guard?.test }…` );
			const said = guard ? runTest( guard ) : '';
			if ( said ) {
				throw new PlainError(
					`The test ${ test } fails with all guards in place:\n${ said }`
				);
			}
		}
		for ( const [ at, guard ] of possible.entries() ) {
			const watched = isWatched( guard );
			console.log(
				`[${ at + 1 }/${ possible.length }] ${ watched ? 'watched' : 'NOT WATCHED' }: ${ guard.guard }`
			);
			if ( ! watched ) {
				unwatched.push( guard.guard );
			}
		}
	} finally {
		if ( ! lacks ) {
			shop( 'stop' );
		}
		removeCopy();
	}
	if ( possible.length < guards.length ) {
		console.log(
			`Left out: ${ guards.length - possible.length } guards that need the shop (${ lacks }).`
		);
	}
	console.log(
		`${ possible.length - unwatched.length } of ${ possible.length } guards are watched.`
	);
	process.exitCode = unwatched.length > 0 ? 1 : 0;
} );
