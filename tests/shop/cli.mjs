#!/usr/bin/env node
/**
 * The native shop from the command line.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readArgs } from './args.mjs';
import { missingBuilds } from './fresh-build.mjs';
import { ShopError, runMain, printLine } from './output.mjs';
import {
	listShops,
	openShop,
	resetShop,
	startShop,
	stopShop,
} from './shop.mjs';

const HELP = `node tests/shop/cli.mjs COMMAND [--name NAME]

  start    start the shop   --port N  --theme SLUG  --woocommerce DIR  --empty  --bare  --fresh
           --nodes N  --redis  --varnish   on N web servers, with Redis and Varnish: docs/scaling.md
  stop     stop it
  reset    back to the demo content   --woocommerce DIR
  status   which shops there are
  wp-eval FILE.php   run a PHP file inside WordPress ("-" reads it from the input)
  sql QUERY          ask the database
  log                what PHP complained about
  blocks | classic   which cart and checkout pages are the shop's`;

/**
 * @param {import('./handle.mjs').Shop} shop
 */
async function describe( shop ) {
	const status = await shop.status();
	printLine( `
The shop "${ shop.name }" runs:
  address   ${ shop.url }/
  admin     ${ shop.url }/wp-admin/   ${ shop.admin.user } / ${ shop.admin.password }
  with      WordPress ${ status.wordpress }, WooCommerce ${ status.woocommerce }, theme ${ status.theme }
  plugins   ${ status.plugins.map( ( file ) => file.split( '/' )[ 0 ] ).join( ', ' ) }
  debug log ${ shop.logPath }
  mails     ${ shop.mailDir }
Stop it: node tests/shop/cli.mjs stop --name ${ shop.name }` );
}

/**
 * @param {unknown} value
 */
function print( value ) {
	process.stdout.write(
		typeof value === 'string'
			? value
			: `${ JSON.stringify( value, null, '\t' ) }\n`
	);
}

await runMain( async () => {
	const args = readArgs( process.argv.slice( 2 ) );
	const { command, name, rest } = args;
	switch ( args.help ? 'help' : command ) {
		case 'start':
			if ( missingBuilds().length > 0 ) {
				throw new ShopError(
					'Theme and plugins have not been built yet: run "npm run build", then this command again.'
				);
			}
			return describe( await startShop( args ) );
		case 'reset':
			return describe( await resetShop( args ) );
		case 'stop':
			return printLine(
				( await stopShop( name ) )
					? `The shop "${ name ?? 'shop' }" is stopped.`
					: `The shop "${ name ?? 'shop' }" was not running.`
			);
		case 'status': {
			const shops = listShops();
			for ( const shop of shops ) {
				printLine(
					`${ shop.name }  ${ shop.running ? `runs at ${ shop.url }/` : 'stopped' }`
				);
			}
			return shops.length
				? undefined
				: printLine( 'There is no shop yet.' );
		}
		case 'wp-eval': {
			const file = rest[ 0 ];
			if ( ! file ) {
				throw new ShopError( 'wp-eval needs a PHP file.' );
			}
			const shop = openShop( name );
			const { value, output } =
				file === '-'
					? {
							value: shop.phpEval(
								readFileSync( 0, 'utf8' ).replace(
									/^<\?php/,
									''
								)
							),
							output: '',
						}
					: shop.phpFile( resolve( file ) );
			process.stdout.write( output );
			return value === null ? undefined : print( value );
		}
		case 'sql':
			return print( openShop( name ).sql( rest.join( ' ' ) ) );
		case 'log':
			return print( openShop( name ).readLog() );
		case 'blocks':
			return openShop( name ).useBlockPages();
		case 'classic':
			return openShop( name ).useClassicPages();
		case 'help':
			return printLine( HELP );
		default:
			throw new ShopError(
				`${ command ? `There is no command "${ command }".\n\n` : '' }${ HELP }`
			);
	}
} );
