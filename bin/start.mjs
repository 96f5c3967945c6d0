#!/usr/bin/env node
/**
 * `npm start`: brings up the whole shop with demo content and says where it is.
 * What is missing is installed first, so only Node's own modules are imported
 * until then.
 */
import { existsSync } from 'node:fs';
import { readArgs } from '../tests/shop/args.mjs';
import { buildIsDue, noteBuild } from '../tests/shop/fresh-build.mjs';
import { resolvePart } from '../tests/shop/resolve.mjs';
import { runMain, say, step, ShopError } from '../tests/shop/say.mjs';
import { installPackages, run } from './run.mjs';

const HELP = `npm start -- [--port N] [--native] [--fresh] [--strict]

  --port N   another port than 8888
  --native   on nginx, PHP-FPM and MariaDB of this machine instead of wp-env
  --fresh    throw away what the shop holds and begin anew
  --strict   stop with exit code 2 where WordPress or WooCommerce is not found`;

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
function tell( shop ) {
	say( `
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
	tell( {
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
	const known = wpEnvState();
	const running = known ? await wpEnvStatus( known.port ) : null;
	if ( known && running ) {
		say( 'The shop already runs.' );
		tellWpEnv( known.port, known.runtime, running );
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
	tellWpEnv( port, runtime, status );
}

/**
 * @param {number}                                        port
 * @param {string}                                        runtime
 * @param {import('../tests/shop/handle.mjs').ShopStatus} status
 */
function tellWpEnv( port, runtime, status ) {
	const names = {
		docker: 'wp-env with Docker',
		playground: 'wp-env with Playground (no Docker engine answered)',
	};
	tell( {
		...status,
		url: `http://localhost:${ port }`,
		password: 'password',
		runtime: names[ /** @type {'docker' | 'playground'} */ ( runtime ) ],
	} );
}

/**
 * @param {string}             why
 * @param {number | undefined} port
 */
async function serveWorkbench( why, port ) {
	say( `\n${ why }` );
	if (
		! existsSync(
			new URL( '../tests/workbench/serve.mjs', import.meta.url )
		)
	) {
		throw new ShopError(
			'\nThere is no workbench to show in the shop’s place.',
			2
		);
	}
	say( '\nUntil then, the workbench is served in the shop’s place:' );
	process.exitCode = await run( process.execPath, [
		'tests/workbench/serve.mjs',
		...( port ? [ '--port', String( port ) ] : [] ),
	] );
}

await runMain( async () => {
	const args = readArgs( process.argv.slice( 2 ) );
	if ( args.help ) {
		return say( HELP );
	}
	await installPackages();
	const due = buildIsDue();
	if ( due ) {
		await step( `Building scripts and styles (${ due })`, async () => {
			if (
				( await run( process.execPath, [ 'bin/build.mjs' ] ) ) !== 0
			) {
				throw new ShopError(
					'The build failed: the lines above say where.'
				);
			}
			noteBuild();
		} );
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
