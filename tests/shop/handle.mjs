/**
 * What a test holds of a running shop.
 */
import {
	existsSync,
	readFileSync,
	readdirSync,
	rmSync,
	truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { runSql } from './native/mariadb.mjs';
import { evalPhp, runPhp } from './native/php.mjs';
import { ShopError } from './say.mjs';

/** @typedef {import('./paths.mjs').ShopPaths} ShopPaths */
/** @typedef {import('./native/programs.mjs').Programs} Programs */

/**
 * @typedef {Object} Mail
 * @property {string | string[]} to           Who gets it.
 * @property {string}            subject      Its subject.
 * @property {string}            message      Its body.
 * @property {string}            content_type Plain text or HTML.
 */

/**
 * @typedef {Object} ShopStatus
 * @property {string}        wordpress   Its version or place.
 * @property {string | null} woocommerce A folder, or a version.
 * @property {string[]}      plugins     Active plugins, `folder/file.php`.
 * @property {string}        theme       A theme’s slug.
 * @property {string}        seeded      Which demo content is in it.
 */

/**
 * @typedef {ReturnType<typeof shopHandle>} Shop
 */

/**
 * @param {Object}                 context
 * @param {string}                 context.name
 * @param {string}                 context.url
 * @param {Programs}               context.programs
 * @param {ShopPaths}              context.paths
 * @param {() => Promise<unknown>} context.stop
 */
export function shopHandle( { name, url, programs, paths, stop } ) {
	const shop = {
		name,
		url,
		admin: { user: 'admin', password: 'admin' },
		customer: {
			user: 'rasa',
			email: 'rasa@vitrina.example',
			password: 'rasa',
		},
		root: paths.root,
		logPath: paths.debugLog,
		mailDir: paths.mail,

		/**
		 * Runs PHP inside WordPress, as administrator.
		 *
		 * @param {string}                             code  Without an opening tag.
		 * @param {Record<string, string | undefined>} [env] Values for `getenv()`.
		 * @return {any} What the code returns, or else what it printed.
		 */
		phpEval( code, env ) {
			const { value, output } = evalPhp( programs, paths, code, env );
			return value ?? output;
		},

		/**
		 * @param {string}                             file
		 * @param {Record<string, string | undefined>} [env]
		 * @return {import('./native/php.mjs').PhpResult} What it returned and printed.
		 */
		phpFile: ( file, env ) => runPhp( programs, paths, file, { env } ),

		/**
		 * @param {string} query
		 * @return {Record<string, string | null>[]} The rows.
		 */
		sql: ( query ) => runSql( programs, paths, query ),

		/**
		 * @return {string} What PHP has complained about since the last clearing.
		 */
		readLog: () =>
			existsSync( paths.debugLog )
				? readFileSync( paths.debugLog, 'utf8' )
				: '',

		clearLog() {
			if ( existsSync( paths.debugLog ) ) {
				truncateSync( paths.debugLog );
			}
		},

		/**
		 * @return {Mail[]} The mails since the last clearing, oldest first.
		 */
		mails: () =>
			readdirSync( paths.mail )
				.filter( ( file ) => file.endsWith( '.json' ) )
				.sort()
				.map( ( file ) =>
					JSON.parse(
						readFileSync( join( paths.mail, file ), 'utf8' )
					)
				),

		clearMails() {
			for ( const file of readdirSync( paths.mail ) ) {
				rmSync( join( paths.mail, file ) );
			}
		},

		/**
		 * @return {Promise<ShopStatus>} What the shop says of itself.
		 */
		async status() {
			const response = await fetch( `${ url }/?vitrina-shop=status` );
			const text = await response.text();
			try {
				return JSON.parse( text );
			} catch {
				throw new ShopError(
					`The shop at ${ url } answered ${ response.status } with no status. ` +
						`Its log: ${ paths.debugLog }\n${ shop.readLog().slice( -2000 ) }`
				);
			}
		},

		/**
		 * A server may answer before the shop works, so a page of it is asked for.
		 */
		async verify() {
			const status = await shop.status();
			if ( ! status.plugins.includes( 'woocommerce/woocommerce.php' ) ) {
				throw new ShopError(
					`The shop at ${ url } runs without WooCommerce.`
				);
			}
			const response = await fetch( `${ url }/` );
			const html = await response.text();
			if ( response.status !== 200 || ! html.includes( '</html>' ) ) {
				throw new ShopError(
					`The front page of ${ url } answered ${ response.status }, or half a page. ` +
						`Its log: ${ paths.debugLog }\n${ shop.readLog().slice( -2000 ) }`
				);
			}
			return status;
		},

		/**
		 * Proves that the server serves eight requests at once.
		 *
		 * @return {Promise<number>} How many ms eight parallel 1 s sleeps took.
		 */
		async proveConcurrency() {
			// A machine that does something else beside is slow at times; a server that takes turns is so every time.
			let least = Infinity;
			for ( let tries = 0; tries < 5 && least > 1500; tries++ ) {
				const began = Date.now();
				await Promise.all(
					Array.from( { length: 8 }, ( _, i ) =>
						fetch( `${ url }/?vitrina-shop=sleep&n=${ i }` ).then(
							( answer ) => answer.text()
						)
					)
				);
				least = Math.min( least, Date.now() - began );
			}
			if ( least > 1500 ) {
				throw new ShopError(
					`Eight parallel 1 s requests took ${ least } ms: this server is not concurrent.`
				);
			}
			return least;
		},

		/** Makes the block cart and checkout the shop's cart and checkout. */
		useBlockPages: () => usePages( 'block' ),

		/** Makes the classic cart and checkout the shop's again. */
		useClassicPages: () => usePages( 'classic' ),

		/**
		 * Runs what waits in Action Scheduler's queue.
		 *
		 * @return {number} How many actions ran.
		 */
		runActions: () =>
			Number(
				shop.phpEval(
					'return ActionScheduler_QueueRunner::instance()->run();'
				)
			),

		stop,
	};

	/**
	 * @param {'block' | 'classic'} kind
	 */
	function usePages( kind ) {
		shop.phpEval(
			`\\Vitrina\\Demo\\use_pages( '${ kind }' ); return true;`
		);
	}

	return shop;
}
