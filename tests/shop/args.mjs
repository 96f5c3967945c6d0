/**
 * Reads `--name value` and `--flag` from a command line.
 */
import { parseArgs } from 'node:util';
import { ShopError } from './output.mjs';

/**
 * @typedef {Object} ShopArgs
 * @property {string | undefined}                                         command       The first word.
 * @property {string[]}                                                   rest          Arguments after the command.
 * @property {string}                                                     [name]        Name of the shop.
 * @property {number | undefined}                                         port          Port of the shop.
 * @property {string}                                                     [theme]       Slug of the theme to switch to.
 * @property {string}                                                     [woocommerce] A folder that holds WooCommerce.
 * @property {boolean}                                                    fresh         Delete the shop's data first.
 * @property {boolean}                                                    empty         Without demo content.
 * @property {boolean}                                                    bare          Empty, and without our theme and plugins.
 * @property {boolean}                                                    native        On nginx, PHP-FPM and MariaDB instead of wp-env.
 * @property {import('./native/cluster/cluster.mjs').Cluster | undefined} cluster       Web servers, Redis and Varnish; undefined for the usual shop.
 * @property {boolean}                                                    strict        Fail without WordPress or WooCommerce, instead of serving the workbench.
 * @property {boolean}                                                    help          Print the help.
 */

/**
 * @param {string[]} argv
 * @return {ShopArgs} The parsed arguments.
 */
export function readArgs( argv ) {
	let parsed;
	try {
		parsed = parseArgs( {
			args: argv,
			allowPositionals: true,
			options: {
				name: { type: 'string' },
				port: { type: 'string' },
				theme: { type: 'string' },
				woocommerce: { type: 'string' },
				fresh: { type: 'boolean', default: false },
				empty: { type: 'boolean', default: false },
				bare: { type: 'boolean', default: false },
				native: { type: 'boolean', default: false },
				nodes: { type: 'string' },
				redis: { type: 'boolean', default: false },
				varnish: { type: 'boolean', default: false },
				strict: { type: 'boolean', default: false },
				help: { type: 'boolean', short: 'h', default: false },
			},
		} );
	} catch ( error ) {
		throw new ShopError(
			error instanceof Error ? error.message : String( error )
		);
	}
	const { port: portText, nodes, redis, varnish, ...values } = parsed.values;
	const [ command, ...rest ] = parsed.positionals;
	return {
		...values,
		port: readPort( portText ),
		cluster: readCluster( nodes, redis, varnish ),
		command,
		rest,
	};
}

/**
 * @param {string | undefined} text    Number of web servers; 1 if undefined.
 * @param {boolean}            redis
 * @param {boolean}            varnish
 * @return {import('./native/cluster/cluster.mjs').Cluster | undefined} Undefined for the usual shop with one web server.
 */
function readCluster( text, redis, varnish ) {
	if ( text === undefined && ! redis && ! varnish ) {
		return undefined;
	}
	const nodes = Number( text ?? 1 );
	if ( ! Number.isInteger( nodes ) || nodes < 1 || nodes > 4 ) {
		throw new ShopError(
			`--nodes takes a number from 1 to 4, not "${ text }".`
		);
	}
	return { nodes, redis, varnish };
}

/**
 * @param {string | undefined} text
 * @return {number | undefined} The port.
 */
function readPort( text ) {
	if ( text === undefined ) {
		return undefined;
	}
	const port = Number( text );
	if ( ! Number.isInteger( port ) || port < 1024 || port > 65535 ) {
		throw new ShopError(
			`--port takes a number from 1024 to 65535, not "${ text }".`
		);
	}
	return port;
}
