/**
 * Runs the PHP tests that need WordPress inside a fresh native shop.
 */
import { run, runMain, PlainError } from '../../bin/run.mjs';

const cli = 'tests/shop/cli.mjs';
const name = 'php';

await runMain( async () => {
	if (
		( await run( process.execPath, [
			cli,
			'reset',
			'--name',
			name,
			'--port',
			'8891',
		] ) ) !== 0
	) {
		throw new PlainError( 'The shop for the PHP tests did not start.' );
	}
	const code = await run(
		'php',
		[
			'vendor/bin/phpunit',
			'--testsuite=integration',
			'--no-progress',
			...process.argv.slice( 2 ),
		],
		{ VITRINA_SHOP_DIR: `.shop/${ name }` }
	);
	await run( process.execPath, [ cli, 'stop', '--name', name ] );
	process.exitCode = code;
} );
