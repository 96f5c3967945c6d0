import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { getWorkerShopName } from './shop';

const cli = path.resolve( __dirname, '../shop/cli.mjs' );

/**
 * Starts a shop for each worker, unless SHOP_NAME names a running one, and stops
 * them after the last test. It uses child processes, because Playwright's loader
 * would transform the modules.
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
			[
				cli,
				'reset',
				'--name',
				getWorkerShopName( worker ),
				'--port',
				port,
			],
			{ stdio: [ 'ignore', 'ignore', 'inherit' ] }
		);
	}
	return () => {
		for ( let worker = 0; worker < workers; worker++ ) {
			execFileSync(
				process.execPath,
				[ cli, 'stop', '--name', getWorkerShopName( worker ) ],
				{ stdio: [ 'ignore', 'ignore', 'inherit' ] }
			);
		}
	};
}
