/**
 * The races on two web servers behind nginx, with Redis and Varnish: what one server
 * locks, the other waits for. Then Redis is killed again and again during the race for
 * a cart and the race of orders: nothing may be lost. The controls, which show that
 * each race can fail, run on one server in tests/load/on-the-shop.mjs; here the first
 * one does. `--long` runs more of each.
 */
import { ExpectedError, run, runMain } from '../../../bin/run.mjs';
import { printLine } from '../../shop/output.mjs';
import { crashRedis } from './redis-crash.mjs';

const NAME = 'cluster';
const PORT = 8097;
const cli = 'tests/shop/cli.mjs';

const isLong = process.argv.includes( '--long' );

/**
 * @param {number} long  Number with `--long`.
 * @param {number} short Number without.
 */
const many = ( long, short ) => ( isLong ? long : short );

/** @param {string[]} args */
const node = ( ...args ) => run( process.execPath, args );

/** @param {string[]} args */
const race = ( ...args ) => node( ...args, `--shop=${ NAME }` );

await runMain( async () => {
	const start = [ '--nodes=2', '--redis', '--varnish', `--port=${ PORT }` ];
	await node( cli, 'stop', '--name', NAME );
	if ( ( await node( cli, 'start', '--name', NAME, ...start ) ) !== 0 ) {
		throw new ExpectedError( 'The cluster did not start.' );
	}
	try {
		const codes = [
			await race( 'tests/load/cluster/same-pages.mjs' ),
			await race(
				'tests/load/cluster/private-pages.mjs',
				`--pages=${ many( 10000, 2000 ) }`
			),
			await race(
				'tests/load/cart-race.mjs',
				'--guard=both',
				`--trials=${ many( 1000, 20 ) }`,
				'--control=3'
			),
			await race(
				'tests/load/cart-race.mjs',
				'--mix=newcomer,login,devices',
				'--trials=5'
			),
			await race(
				'tests/load/checkout-race.mjs',
				`--trials=${ many( 20, 3 ) }`,
				'--parallel=20'
			),
			await race(
				'tests/load/last-item.mjs',
				`--trials=${ many( 10, 2 ) }`,
				'--control=0',
				'--buyers=20'
			),
			await race(
				'tests/load/bank-race.mjs',
				`--orders=${ many( 200, 5 ) }`,
				'--parallel=50',
				'--control=0'
			),
			await withCrashes(
				() => race( 'tests/load/cart-race.mjs', '--trials=20' ),
				() =>
					race(
						'tests/load/checkout-race.mjs',
						'--trials=3',
						'--parallel=20'
					),
				() =>
					race(
						'tests/load/bank-race.mjs',
						'--orders=4',
						'--parallel=20',
						'--control=0'
					)
			),
		];
		process.exitCode = Math.max( ...codes );
	} finally {
		await node( cli, 'stop', '--name', NAME );
	}
} );

/**
 * @param {( () => Promise<number> )[]} races
 * @return {Promise<number>} The highest exit code.
 */
async function withCrashes( ...races ) {
	printLine( '\nRedis is killed and started again:' );
	const end = crashRedis( NAME );
	let code = 0;
	let crashes = 0;
	try {
		for ( const one of races ) {
			code = Math.max( code, await one() );
		}
	} finally {
		crashes = await end();
		printLine( `  Redis was killed ${ crashes } times` );
	}
	// Fewer would prove nothing.
	return crashes < 5 ? 1 : code;
}
