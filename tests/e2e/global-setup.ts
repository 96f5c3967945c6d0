import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Starts the shop the tests run on, unless SHOP_NAME names one that runs.
 * A child process, because Playwright's own loader would rewrite the modules.
 */
export default function globalSetup(): void {
	const cli = path.resolve( __dirname, '../shop/cli.mjs' );
	const run = ( ...args: string[] ) =>
		execFileSync( process.execPath, [ cli, ...args ], {
			stdio: [ 'ignore', 'ignore', 'inherit' ],
		} );
	if ( ! process.env.SHOP_NAME ) {
		run( 'reset', '--name', 'e2e', '--port', '8890' );
	}
}
