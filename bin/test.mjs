#!/usr/bin/env node
/**
 * `npm test`: every check, in the order in which they find faults soonest.
 * Installs what is missing, says what it leaves out and why, and ends with one
 * line of counts. `npm test lint unit` runs the steps of these names.
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
} from './run.mjs';
import { shopLacks } from './shop-lacks.mjs';

const phpQuiet = [ '-d', 'error_reporting=E_ALL & ~E_DEPRECATED' ];
const chromium = () =>
	existsSync( '/usr/bin/chromium' ) || process.env.CHROMIUM_PATH
		? ''
		: 'there is no Chromium at /usr/bin/chromium (set CHROMIUM_PATH)';
const php = () =>
	existsSync( path.join( root, 'vendor/bin/phpunit' ) )
		? ''
		: 'PHP or Composer is missing';

/**
 * @typedef {Object} Step
 * @property {string}                       group   Name to ask for it.
 * @property {string}                       title   What it checks.
 * @property {string[]}                     command Program and arguments.
 * @property {() => string|Promise<string>} [lacks] Why it cannot run here; '' when it can.
 * @property {string}                       [hint]  What to know when it fails.
 */

/** @type {Step[]} */
const steps = [
	{
		group: 'build',
		title: 'build',
		command: [ process.execPath, 'bin/build.mjs' ],
	},
	{
		group: 'lint',
		title: 'lint: scripts',
		command: [ 'npx', 'eslint', '.', '--max-warnings=0' ],
	},
	{
		group: 'lint',
		title: 'lint: imports',
		command: [ 'npx', 'depcruise', 'src', '--output-type', 'err-long' ],
		hint: 'A file imports what its folder may not. The table "Rooms" in docs/architecture.md says who may use what, and bin/rooms.cjs holds it for this check.',
	},
	{
		group: 'lint',
		title: 'lint: styles',
		command: [ 'npx', 'stylelint', 'src/**/*.scss' ],
	},
	{
		group: 'lint',
		title: 'lint: unused code',
		command: [ 'npx', 'knip', '--no-progress' ],
	},
	{
		group: 'lint',
		title: 'lint: PHP',
		command: [ 'php', ...phpQuiet, 'vendor/bin/phpcs', '-q' ],
		lacks: php,
	},
	{
		group: 'lint',
		title: 'lint: walls in PHP',
		command: [ 'php', 'tests/php/Walls/check.php' ],
		lacks: php,
		hint: 'A PHP file uses what its folder may not. "PHP style" in docs/architecture.md has the rules, and tests/php/Walls/Exceptions.php what is excepted.',
	},
	{
		group: 'lint',
		title: 'lint: catalogues',
		command: [ process.execPath, 'bin/catalogues.mjs', '--check' ],
		lacks: () => ( has( 'xgettext' ) ? '' : 'gettext is missing' ),
	},
	{
		group: 'types',
		title: 'types: TypeScript',
		command: [ 'npx', 'tsc' ],
	},
	{
		group: 'types',
		title: 'types: PHP',
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
		command: [ 'npx', 'size-limit' ],
	},
	{
		group: 'unit',
		title: 'unit: scripts',
		command: [ 'npx', 'jest' ],
	},
	{
		group: 'php-unit',
		title: 'unit: PHP',
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
		lacks: chromium,
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
		lacks: async () => chromium() || ( await shopLacks() ),
	},
];

await runMain( async () => {
	const asked = process.argv.slice( 2 );
	await installPackages();
	await installComposerPackages();

	const chosen = steps.filter(
		( { group } ) => asked.length === 0 || asked.includes( group )
	);
	/** @type {string[]} */
	const failed = [];
	/** @type {string[]} */
	const leftOut = [];

	for ( const { title, command, lacks, hint = '' } of chosen ) {
		const reason = ( await lacks?.() ) ?? '';
		if ( reason ) {
			leftOut.push( `${ title }: ${ reason }` );
			continue;
		}
		console.log( `\n▸ ${ title }` );
		const began = Date.now();
		const [ program = '', ...args ] = command;
		const code = await run( program, args );
		const seconds = ( ( Date.now() - began ) / 1000 ).toFixed( 1 );
		console.log(
			`  ${ code === 0 ? 'passed' : 'FAILED' } in ${ seconds } s`
		);
		if ( code !== 0 ) {
			failed.push( `${ title }. ${ hint }`.trim() );
		}
	}

	for ( const line of leftOut ) {
		console.log( `Left out: ${ line }.` );
	}
	for ( const line of failed ) {
		console.log( `Failed: ${ line }` );
	}
	const passed = chosen.length - failed.length - leftOut.length;
	console.log(
		`\n${ passed } passed, ${ failed.length } failed, ${ leftOut.length } skipped`
	);
	process.exitCode = failed.length > 0 ? 1 : 0;
} );
