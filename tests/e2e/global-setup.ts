import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { shopOfWorker } from './shop';

const cli = path.resolve( __dirname, '../shop/cli.mjs' );

/**
 * Starts a shop for each worker, unless SHOP_NAME names one that runs, and stops
 * them after the last test. A child process, because Playwright's own loader would
 * rewrite the modules.
 */
export default function globalSetup( {
	workers,
}: FullConfig ): ( () => void ) | undefined {
	if ( process.env.SHOP_NAME ) {
		return undefined;
	}
	for ( let worker = 0; worker < workers; worker++ ) {
		const port = String( 8895 + worker );
		execFileSync(
			process.execPath,
			[ cli, 'reset', '--name', shopOfWorker( worker ), '--port', port ],
			{ stdio: [ 'ignore', 'ignore', 'inherit' ] }
		);
	}
	return () => {
		for ( let worker = 0; worker < workers; worker++ ) {
			execFileSync(
				process.execPath,
				[ cli, 'stop', '--name', shopOfWorker( worker ) ],
				{ stdio: [ 'ignore', 'ignore', 'inherit' ] }
			);
		}
	};
}
