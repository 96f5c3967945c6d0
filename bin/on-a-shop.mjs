import { PlainError, run } from './run.mjs';

const cli = 'tests/shop/cli.mjs';

/**
 * Runs a program beside a fresh native shop, and stops the shop after it.
 *
 * @param {string}                name The shop's.
 * @param {number}                port
 * @param {() => Promise<number>} task What to run; gives its exit code.
 * @return {Promise<number>} The same.
 */
export async function onAShop( name, port, task ) {
	const started = await run( process.execPath, [
		cli,
		'reset',
		'--name',
		name,
		'--port',
		String( port ),
	] );
	if ( started !== 0 ) {
		throw new PlainError( `The shop "${ name }" did not start.` );
	}
	try {
		return await task();
	} finally {
		await run( process.execPath, [ cli, 'stop', '--name', name ] );
	}
}
