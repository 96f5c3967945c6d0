import { ExpectedError, run } from './run.mjs';

const cli = 'tests/shop/cli.mjs';

/**
 * Starts fresh native shops, runs a task, and stops the shops.
 *
 * @param {Record<string, number>} shops         Port of each shop, by name.
 * @param {() => Promise<number>}  task          Returns an exit code.
 * @param {string}                 [woocommerce] Folder of another WooCommerce than the pinned version.
 * @return {Promise<number>} The exit code of the task.
 */
export async function onShops( shops, task, woocommerce ) {
	try {
		// One after another: the first creates a snapshot that the others use.
		for ( const [ name, port ] of Object.entries( shops ) ) {
			await reset( name, port, woocommerce );
		}
		return await task();
	} finally {
		for ( const name of Object.keys( shops ) ) {
			await run( process.execPath, [ cli, 'stop', '--name', name ] );
		}
	}
}

/**
 * @param {string} name
 * @param {number} port
 * @param {string} [woocommerce]
 */
async function reset( name, port, woocommerce ) {
	const args = [ cli, 'reset', '--name', name, '--port', String( port ) ];
	if ( woocommerce ) {
		args.push( '--woocommerce', woocommerce );
	}
	if ( ( await run( process.execPath, args ) ) !== 0 ) {
		throw new ExpectedError( `The shop "${ name }" did not start.` );
	}
}
