#!/usr/bin/env node
/**
 * `npm test`: runs all checks, but only those browser tests and races that fit into a
 * quarter of an hour. `npm run test:full` runs all of them; see docs/testing.md. Both
 * install missing packages, print which steps are skipped and why, and end with one
 * line of counts.
 * `npm test lint unit` runs the steps of these groups.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
	isInstalled,
	installComposerPackages,
	installPackages,
	root,
	run,
	runMain,
	runQuietly,
} from './run.mjs';
import { chromiumUnavailableReason } from '../tests/chromium.mjs';
import {
	getClusterUnavailableReason,
	getShopUnavailableReason,
} from './shop-availability.mjs';

const phpQuiet = [ '-d', 'error_reporting=E_ALL & ~E_DEPRECATED' ];
const php = () =>
	existsSync( path.join( root, 'vendor/bin/phpunit' ) )
		? ''
		: 'PHP or Composer is missing';

/**
 * Maximum number of steps that run at the same time: one more than the two cores of our
 * machines, because some steps wait for a shop half of the time.
 */
const CONCURRENCY = 3;

/** How often the names of running steps are printed, in ms. */
const PROGRESS = 60_000;

/**
 * @typedef {Object} Step
 * @property {string}                       group        Name in the command line.
 * @property {string}                       title        What it checks.
 * @property {string[]}                     command      Program and arguments.
 * @property {boolean}                      [isParallel] Whether it can run at the same time as other steps.
 * @property {boolean}                      [isFullOnly] Whether only `npm run test:full` runs it, or its name in the command line.
 * @property {() => string|Promise<string>} [skipReason] Why it cannot run here; '' if it can.
 * @property {string}                       [hint]       Help for a failure.
 */

/**
 * Of the parallel steps, the long ones come first: a long one that starts last would run
 * alone.
 *
 * @type {Step[]}
 */
const steps = [
	{
		group: 'build',
		title: 'build',
		command: [ process.execPath, 'bin/build.mjs' ],
	},
	{
		group: 'unit',
		title: 'unit: scripts',
		isParallel: true,
		command: [ 'npx', 'jest' ],
	},
	{
		group: 'load',
		title: 'eight requests of one shopper at once, on the real shop',
		isParallel: true,
		command: [ process.execPath, 'tests/load/on-the-shop.mjs' ],
		skipReason: getShopUnavailableReason,
	},
	{
		group: 'lint',
		title: 'lint: scripts',
		isParallel: true,
		command: [ 'npx', 'eslint', '.', '--max-warnings=0' ],
	},
	{
		group: 'workbench',
		title: 'widgets in Chromium',
		isParallel: true,
		command: [
			'npx',
			'playwright',
			'test',
			'--config=tests/workbench/playwright.config.ts',
		],
		skipReason: chromiumUnavailableReason,
	},
	{
		group: 'types',
		title: 'types: TypeScript',
		isParallel: true,
		command: [ 'npx', 'tsc' ],
	},
	{
		group: 'php-unit',
		title: 'unit: PHP',
		isParallel: true,
		command: [
			'php',
			'vendor/bin/phpunit',
			'--testsuite=unit',
			'--no-progress',
		],
		skipReason: php,
	},
	{
		group: 'types',
		title: 'types: PHP',
		isParallel: true,
		command: [
			'php',
			'vendor/bin/phpstan',
			'analyse',
			'--no-progress',
			'--memory-limit=2G',
		],
		skipReason: php,
	},
	{
		group: 'lint',
		title: 'lint: format',
		isParallel: true,
		command: [
			'npx',
			'prettier',
			'--check',
			'--log-level=warn',
			'**/*.{cjs,js,mjs,ts,tsx}',
		],
		hint: 'Run `npm run format`.',
	},
	{
		group: 'lint',
		title: 'lint: unused code',
		isParallel: true,
		command: [ 'npx', 'knip', '--no-progress' ],
	},
	{
		group: 'lint',
		title: 'lint: PHP',
		isParallel: true,
		command: [ 'php', ...phpQuiet, 'vendor/bin/phpcs', '-q' ],
		skipReason: php,
	},
	{
		group: 'lint',
		title: 'lint: imports',
		isParallel: true,
		command: [ 'npx', 'depcruise', 'src', '--output-type', 'err-long' ],
		hint: 'A file imports what its folder may not. The table "Rooms" in docs/architecture.md says who may use what, and bin/rooms.cjs holds it for this check.',
	},
	{
		group: 'lint',
		title: 'lint: styles',
		isParallel: true,
		command: [ 'npx', 'stylelint', 'src/**/*.scss' ],
	},
	{
		group: 'lint',
		title: 'lint: walls in PHP',
		isParallel: true,
		command: [ 'php', 'tests/php/Walls/check.php' ],
		skipReason: php,
		hint: 'A PHP file uses what its folder may not. "PHP style" in docs/architecture.md has the rules, and tests/php/Walls/Exceptions.php what is excepted.',
	},
	{
		group: 'lint',
		title: 'lint: catalogues',
		isParallel: true,
		command: [ process.execPath, 'bin/catalogues.mjs', '--check' ],
		skipReason: () =>
			isInstalled( 'xgettext' ) ? '' : 'gettext is missing',
	},
	{
		group: 'sizes',
		title: 'sizes',
		isParallel: true,
		command: [ 'npx', 'size-limit' ],
	},
	{
		group: 'integration',
		title: 'PHP on the real shop',
		command: [ process.execPath, 'tests/php/on-the-shop.mjs' ],
		skipReason: async () => php() || ( await getShopUnavailableReason() ),
	},
	{
		group: 'cluster',
		title: 'races on two web servers, with Redis and Varnish',
		command: [ process.execPath, 'tests/load/cluster/on-the-cluster.mjs' ],
		isFullOnly: true,
		skipReason: async () =>
			( await getShopUnavailableReason() ) ||
			( await getClusterUnavailableReason() ),
	},
	{
		group: 'e2e',
		title: 'end to end on the real shop',
		command: [ 'npx', 'playwright', 'test' ],
		skipReason: async () =>
			chromiumUnavailableReason() || ( await getShopUnavailableReason() ),
	},
];

await runMain( async () => {
	const isFull = process.argv.includes( '--full' );
	const groups = process.argv
		.slice( 2 )
		.filter( ( argument ) => argument !== '--full' );
	await installPackages();
	await installComposerPackages();

	const selected = steps.filter(
		( { group, isFullOnly } ) =>
			groups.includes( group ) ||
			( groups.length === 0 && ( isFull || ! isFullOnly ) )
	);
	/** @type {string[]} */
	const failed = [];
	/** @type {string[]} */
	const skipped = [];
	const env = { VITRINA_TESTS: isFull ? 'full' : 'fast' };
	/** @type {Set<string>} */
	const running = new Set();
	const progress = setInterval( () => {
		if ( running.size > 0 ) {
			console.log( `· Still running: ${ [ ...running ].join( '; ' ) }` );
		}
	}, PROGRESS );
	progress.unref();

	/**
	 * @param {Step} step
	 */
	async function runStep( {
		title,
		command,
		isParallel,
		skipReason,
		hint = '',
	} ) {
		const reason = ( await skipReason?.() ) ?? '';
		if ( reason ) {
			skipped.push( `${ title }: ${ reason }` );
			return;
		}
		const [ program = '', ...args ] = command;
		const startTime = Date.now();
		let code;
		if ( isParallel ) {
			console.log( `· ${ title } starts` );
			running.add( title );
			const result = await runQuietly( program, args, env );
			running.delete( title );
			code = result.code;
			console.log( `\n▸ ${ title }\n${ result.output }`.trimEnd() );
		} else {
			console.log( `\n▸ ${ title }` );
			code = await run( program, args, env );
		}
		const seconds = ( ( Date.now() - startTime ) / 1000 ).toFixed( 1 );
		console.log(
			`  ${ code === 0 ? 'passed' : 'FAILED' } in ${ seconds } s`
		);
		if ( code !== 0 ) {
			failed.push( `${ title }. ${ hint }`.trim() );
		}
	}

	for ( let next = 0; next < selected.length; ) {
		const end = selected.findIndex(
			( { isParallel }, index ) => index >= next && ! isParallel
		);
		const parallel = selected.slice( next, end === -1 ? undefined : end );
		next += parallel.length;
		await runConcurrently( CONCURRENCY, parallel, runStep );
		const single = selected[ next ];
		if ( single ) {
			next++;
			await runStep( single );
		}
	}

	clearInterval( progress );
	for ( const line of skipped ) {
		console.log( `Skipped: ${ line }.` );
	}
	for ( const line of failed ) {
		console.log( `Failed: ${ line }` );
	}
	if ( ! isFull && groups.length === 0 ) {
		console.log(
			'Only in `npm run test:full`: the browser tests marked "@full", the PHP tests of the group "full", longer races, and races on two web servers.'
		);
	}
	const passed = selected.length - failed.length - skipped.length;
	console.log(
		`\n${ passed } passed, ${ failed.length } failed, ${ skipped.length } skipped`
	);
	process.exitCode = failed.length > 0 ? 1 : 0;
} );

/**
 * Runs a task for each item, a few at the same time.
 *
 * @template T
 * @param {number}                     concurrency
 * @param {T[]}                        items
 * @param {(item: T) => Promise<void>} task
 */
async function runConcurrently( concurrency, items, task ) {
	const waiting = [ ...items ];
	await Promise.all(
		Array.from( { length: concurrency }, async () => {
			for ( let item = waiting.shift(); item; item = waiting.shift() ) {
				await task( item );
			}
		} )
	);
}
