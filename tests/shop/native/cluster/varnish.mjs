/**
 * Varnish in front of nginx, with the settings of docs/scaling/.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPO } from '../../paths.mjs';
import { startServer } from '../processes.mjs';

/** @typedef {import('../../paths.mjs').ShopPaths} ShopPaths */

/**
 * @param {number} port Of the shop.
 * @return {string} Where the shop purges pages.
 */
const purgeAddress = ( port ) => `127.0.0.1:${ port + 10_000 }`;

/**
 * @param {number} port Of the shop.
 * @return {Record<string, string>} Constants for wp-config.php.
 */
export const varnishConstants = ( port ) => ( {
	VITRINA_VARNISH: `http://${ purgeAddress( port ) }`,
} );

/**
 * @param {string}    program
 * @param {ShopPaths} paths
 * @param {number}    port
 */
export function startVarnish( program, paths, port ) {
	const file = join( paths.root, 'varnish.vcl' );
	writeFileSync(
		file,
		`vcl 4.1;

backend default {
	.path = "${ join( paths.run, 'front.sock' ) }";
	.first_byte_timeout = 120s;
}

# The tests' own requests.
sub vcl_recv {
	if (req.url ~ "[?&](vitrina-shop|bank-poll|race-slow-page)=") {
		return (pass);
	}
}

include "${ join( REPO, 'docs/scaling/shop.vcl' ) }";
`
	);
	startServer( {
		command: program,
		args: [
			'-F',
			...[ '-j', 'none' ],
			...[ '-a', `127.0.0.1:${ port }` ],
			...[ '-a', `purge=${ purgeAddress( port ) }` ],
			...[ '-f', file ],
			...[ '-n', join( paths.run, 'varnish' ) ],
			...[ '-s', 'malloc,64m' ],
		],
		pidFile: join( paths.run, 'varnish.shop.pid' ),
		logFile: join( paths.logs, 'varnish.log' ),
	} );
}
