/**
 * Runs the PHP tests that need WordPress inside a fresh native shop.
 */
import { onAShop } from '../../bin/on-a-shop.mjs';
import { run, runMain } from '../../bin/run.mjs';

await runMain( async () => {
	process.exitCode = await onAShop( 'php', 8891, () =>
		run(
			'php',
			[
				'vendor/bin/phpunit',
				'--testsuite=integration',
				'--no-progress',
				...process.argv.slice( 2 ),
			],
			{ VITRINA_SHOP_DIR: '.shop/php' }
		)
	);
} );
