#!/usr/bin/env node
/**
 * `npm test`: every check, in the order in which they find faults soonest; of the
 * browser tests and races those that fit into a quarter of an hour. `npm run
 * test:full` runs all of them; see docs/testing.md. Installs what is missing, says
 * what it leaves out and why, and ends with one line of counts. `npm test lint unit`
 * runs the steps of these names.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
	has,
	installComposerPackages,
	installPackages,
	root,
	run,
	runMain,
	runQuietly,
} from './run.mjs';
import { chromiumLacks } from '../tests/chromium.mjs';
import { shopLacks } from './shop-lacks.mjs';

const phpQuiet = [ '-d', 'error_reporting=E_ALL & ~E_DEPRECATED' ];
const php = () =>
	existsSync( path.join( root, 'vendor/bin/phpunit' ) )
		? ''
		: 'PHP or Composer is missing';

/** How many steps that need no shop run at once. */
const LANES = 2;

/**
 * @typedef {Object} Step
 * @property {string}                       group      Name to ask for it.
 * @property {string}                       title      What it checks.
 * @property {string[]}                     command    Program and arguments.
 * @property {boolean}                      [isBeside] Whether it can run beside other steps.
 * @property {() => string|Promise<string>} [lacks]    Why it cannot run here; '' when it can.
 * @property {string}                       [hint]     What to know when it fails.
 */

/** @type {Step[]} */
const steps = [
	{
		group: 'build',
		title: 'build',
		command: [ process.execPath, 'bin/build.mjs' ],
	},
	{
		group: 'unit',
		title: 'unit: scripts',
		isBeside: true,
		command: [ 'npx', 'jest' ],
	},
	{
		group: 'lint',
		title: 'lint: scripts',
		isBeside: true,
		command: [ 'npx', 'eslint', '.', '--max-warnings=0' ],
	},
	{
		group: 'lint',
		title: 'lint: imports',
		isBeside: true,
		command: [ 'npx', 'depcruise', 'src', '--output-type', 'err-long' ],
		hint: 'A file imports what its folder may not. The table "Rooms" in docs/architecture.md says who may use what, and bin/rooms.cjs holds it for this check.',
	},
	{
		group: 'lint',
		title: 'lint: styles',
		isBeside: true,
		command: [ 'npx', 'stylelint', 'src/**/*.scss' ],
	},
	{
		group: 'lint',
		title: 'lint: unused code',
		isBeside: true,
		command: [ 'npx', 'knip', '--no-progress' ],
	},
	{
		group: 'lint',
		title: 'lint: PHP',
		isBeside: true,
		command: [ 'php', ...phpQuiet, 'vendor/bin/phpcs', '-q' ],
		lacks: php,
	},
	{
		group: 'lint',
		title: 'lint: walls in PHP',
		isBeside: true,
		command: [ 'php', 'tests/php/Walls/check.php' ],
		lacks: php,
		hint: 'A PHP file uses what its folder may not. "PHP style" in docs/architecture.md has the rules, and tests/php/Walls/Exceptions.php what is excepted.',
	},
	{
		group: 'lint',
		title: 'lint: catalogues',
		isBeside: true,
		command: [ process.execPath, 'bin/catalogues.mjs', '--check' ],
		lacks: () => ( has( 'xgettext' ) ? '' : 'gettext is missing' ),
	},
	{
		group: 'types',
		title: 'types: TypeScript',
		isBeside: true,
		command: [ 'npx', 'tsc' ],
	},
	{
		group: 'types',
		title: 'types: PHP',
		isBeside: true,
		command: [
			'php',
			'vendor/bin/phpstan',
			'analyse',
			'--no-progress',
			'--memory-limit=2G',
		],
		lacks: php,
	},
	{
		group: 'sizes',
		title: 'sizes',
		isBeside: true,
		command: [ 'npx', 'size-limit' ],
	},
	{
		group: 'php-unit',
		title: 'unit: PHP',
		isBeside: true,
		command: [
			'php',
			'vendor/bin/phpunit',
			'--testsuite=unit',
			'--no-progress',
		],
		lacks: php,
	},
	{
		group: 'workbench',
		title: 'widgets in Chromium',
		command: [
			'npx',
			'playwright',
			'test',
			'--config=tests/workbench/playwright.config.ts',
		],
		lacks: chromiumLacks,
	},
	{
		group: 'integration',
		title: 'PHP on the real shop',
		command: [ process.execPath, 'tests/php/on-the-shop.mjs' ],
		lacks: async () => php() || ( await shopLacks() ),
	},
	{
		group: 'load',
		title: 'eight requests of one shopper at once, on the real shop',
		command: [ process.execPath, 'tests/load/on-the-shop.mjs' ],
		lacks: shopLacks,
	},
	{
		group: 'e2e',
		title: 'end to end on the real shop',
		command: [ 'npx', 'playwright', 'test' ],
		lacks: async () => chromiumLacks() || ( await shopLacks() ),
	},
];

await runMain( async () => {
	const isFull = process.argv.includes( '--full' );
	const asked = process.argv
		.slice( 2 )
		.filter( ( argument ) => argument !== '--full' );
	await installPackages();
	await installComposerPackages();

	const chosen = steps.filter(
		( { group } ) => asked.length === 0 || asked.includes( group )
	);
	/** @type {string[]} */
	const failed = [];
	/** @type {string[]} */
	const leftOut = [];
	const env = { VITRINA_TESTS: isFull ? 'full' : 'fast' };

	/**
	 * @param {Step} step
	 */
	async function runStep( { title, command, isBeside, lacks, hint = '' } ) {
		const reason = ( await lacks?.() ) ?? '';
		if ( reason ) {
			leftOut.push( `${ title }: ${ reason }` );
			return;
		}
		const [ program = '', ...args ] = command;
		const began = Date.now();
		let code;
		if ( isBeside ) {
			console.log( `· ${ title } begins` );
			const result = await runQuietly( program, args, env );
			code = result.code;
			console.log( `\n▸ ${ title }\n${ result.output }`.trimEnd() );
		} else {
			console.log( `\n▸ ${ title }` );
			code = await run( program, args, env );
		}
		const seconds = ( ( Date.now() - began ) / 1000 ).toFixed( 1 );
		console.log(
			`  ${ code === 0 ? 'passed' : 'FAILED' } in ${ seconds } s`
		);
		if ( code !== 0 ) {
			failed.push( `${ title }. ${ hint }`.trim() );
		}
	}

	for ( let next = 0; next < chosen.length; ) {
		const end = chosen.findIndex(
			( { isBeside }, index ) => index >= next && ! isBeside
		);
		const beside = chosen.slice( next, end === -1 ? undefined : end );
		next += beside.length;
		await inLanes( LANES, beside, runStep );
		const alone = chosen[ next ];
		if ( alone ) {
			next++;
			await runStep( alone );
		}
	}

	for ( const line of leftOut ) {
		console.log( `Left out: ${ line }.` );
	}
	for ( const line of failed ) {
		console.log( `Failed: ${ line }` );
	}
	if ( ! isFull && asked.length === 0 ) {
		console.log(
			'Left for `npm run test:full`: the browser tests marked "@full", the PHP tests of the group "full", and longer races.'
		);
	}
	const passed = chosen.length - failed.length - leftOut.length;
	console.log(
		`\n${ passed } passed, ${ failed.length } failed, ${ leftOut.length } skipped`
	);
	process.exitCode = failed.length > 0 ? 1 : 0;
} );

/**
 * Runs tasks a few at a time.
 *
 * @template T
 * @param {number}                     lanes How many at once.
 * @param {T[]}                        items
 * @param {(item: T) => Promise<void>} task
 */
async function inLanes( lanes, items, task ) {
	const waiting = [ ...items ];
	await Promise.all(
		Array.from( { length: lanes }, async () => {
			for ( let item = waiting.shift(); item; item = waiting.shift() ) {
				await task( item );
			}
		} )
	);
}
