import { PlainError, run } from './run.mjs';

const cli = 'tests/shop/cli.mjs';

/**
 * Runs a program beside fresh native shops, and stops the shops after it.
 *
 * @param {Record<string, number>} shops         The port of each, by name.
 * @param {() => Promise<number>}  task          What to run; gives its exit code.
 * @param {string}                 [woocommerce] The folder of another WooCommerce than the pinned one.
 * @return {Promise<number>} The same.
 */
export async function onShops( shops, task, woocommerce ) {
	try {
		// One after the other: the first leaves a snapshot that the others take.
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
		throw new PlainError( `The shop "${ name }" did not start.` );
	}
}
