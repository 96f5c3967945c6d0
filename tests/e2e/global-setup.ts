import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { shopOfWorker } from './shop';

/**
 * Starts a shop for each worker, unless SHOP_NAME names one that runs.
 * A child process, because Playwright's own loader would rewrite the modules.
 */
export default function globalSetup( { workers }: FullConfig ): void {
	if ( process.env.SHOP_NAME ) {
		return;
	}
	const cli = path.resolve( __dirname, '../shop/cli.mjs' );
	for ( let worker = 0; worker < workers; worker++ ) {
		const port = String( 8895 + worker );
		execFileSync(
			process.execPath,
			[ cli, 'reset', '--name', shopOfWorker( worker ), '--port', port ],
			{ stdio: [ 'ignore', 'ignore', 'inherit' ] }
		);
	}
}
