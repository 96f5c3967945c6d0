#!/usr/bin/env node
/**
 * `npm start`: starts the shop with demo content and prints its address. It
 * installs missing packages first, so the modules imported here need no packages.
 */
import { existsSync } from 'node:fs';
import { readArgs } from '../tests/shop/args.mjs';
import { buildIsDue, noteBuild } from '../tests/shop/fresh-build.mjs';
import { resolvePart } from '../tests/shop/resolve.mjs';
import { runMain, printLine, step, ShopError } from '../tests/shop/output.mjs';
import { installPackages, run } from './run.mjs';

const HELP = `npm start -- [--port N] [--native] [--fresh] [--strict]

  --port N   another port than 8888
  --native   on nginx, PHP-FPM and MariaDB of this machine instead of wp-env
  --fresh    delete the shop's data and start with a fresh shop
  --strict   stop with exit code 2 if WordPress or WooCommerce is not found`;

/**
 * @param {Object}   shop
 * @param {string}   shop.url
 * @param {string}   shop.password
 * @param {string}   shop.runtime
 * @param {string}   shop.wordpress
 * @param {?string}  shop.woocommerce
 * @param {string}   shop.theme
 * @param {string[]} shop.plugins
 */
function printShop( shop ) {
	printLine( `
The shop runs:
  address    ${ shop.url }/
  admin      ${ shop.url }/wp-admin/   admin / ${ shop.password }
  customer   ${ shop.url }/paskyra/    rasa / rasa
  on         ${ shop.runtime }
  with       WordPress ${ shop.wordpress }, WooCommerce ${ shop.woocommerce }, theme ${ shop.theme }
  plugins    ${ shop.plugins.map( ( file ) => file.split( '/' )[ 0 ] ).join( ', ' ) }

Stop it: npm stop` );
}

/**
 * @param {import('../tests/shop/args.mjs').ShopArgs} args
 */
async function startNative( { port, fresh } ) {
	const { startShop } = await import( '../tests/shop/shop.mjs' );
	const shop = await startShop( { name: 'shop', port, fresh } );
	const status = await shop.status();
	printShop( {
		...status,
		url: shop.url,
		password: shop.admin.password,
		runtime: 'nginx, PHP-FPM, MariaDB',
	} );
}

/**
 * @param {import('../tests/shop/args.mjs').ShopArgs} args
 */
async function startInWpEnv( args ) {
	const { startWpEnv, wpEnvState, wpEnvStatus } =
		await import( '../tests/shop/wp-env.mjs' );
	const state = wpEnvState();
	const running = state ? await wpEnvStatus( state.port ) : null;
	if ( state && running ) {
		printLine( 'The shop already runs.' );
		printWpEnv( state.port, state.runtime, running );
		return;
	}
	const port = args.port ?? 8888;
	const wordpress = await resolvePart( 'wordpress' );
	const woocommerce = await resolvePart( 'woocommerce' );
	const { runtime, status } = await startWpEnv( {
		port,
		wordpress,
		woocommerce,
		fresh: args.fresh,
	} );
	printWpEnv( port, runtime, status );
}

/**
 * @param {number}                                        port
 * @param {string}                                        runtime
 * @param {import('../tests/shop/handle.mjs').ShopStatus} status
 */
function printWpEnv( port, runtime, status ) {
	const names = {
		docker: 'wp-env with Docker',
		playground: 'wp-env with Playground (no Docker engine answered)',
	};
	printShop( {
		...status,
		url: `http://localhost:${ port }`,
		password: 'password',
		runtime: names[ /** @type {'docker' | 'playground'} */ ( runtime ) ],
	} );
}

/**
 * @param {string}             reason Why there is no shop.
 * @param {number | undefined} port
 */
async function serveWorkbench( reason, port ) {
	printLine( `\n${ reason }` );
	if (
		! existsSync(
			new URL( '../tests/workbench/serve.mjs', import.meta.url )
		)
	) {
		throw new ShopError(
			'\nThere is no workbench that could be served instead.',
			2
		);
	}
	printLine( '\nUntil then, the workbench is served instead:' );
	process.exitCode = await run( process.execPath, [
		'tests/workbench/serve.mjs',
		...( port ? [ '--port', String( port ) ] : [] ),
	] );
}

await runMain( async () => {
	const args = readArgs( process.argv.slice( 2 ) );
	if ( args.help ) {
		return printLine( HELP );
	}
	await installPackages();
	const buildReason = buildIsDue();
	if ( buildReason ) {
		await step(
			`Building scripts and styles (${ buildReason })`,
			async () => {
				if (
					( await run( process.execPath, [ 'bin/build.mjs' ] ) ) !== 0
				) {
					throw new ShopError(
						'The build failed: the lines above show where.'
					);
				}
				noteBuild();
			}
		);
	}
	try {
		await resolvePart( 'wordpress' );
		await resolvePart( 'woocommerce' );
	} catch ( error ) {
		if ( ! ( error instanceof ShopError ) || args.strict ) {
			throw error instanceof ShopError
				? new ShopError( error.message, 2 )
				: error;
		}
		return serveWorkbench( error.message, args.port );
	}
	return args.native ? startNative( args ) : startInWpEnv( args );
} );
