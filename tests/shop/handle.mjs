/**
 * The handle of a running shop, for tests.
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
import { ShopError } from './output.mjs';

/** @typedef {import('./paths.mjs').ShopPaths} ShopPaths */
/** @typedef {import('./native/programs.mjs').Programs} Programs */

/**
 * @typedef {Object} Mail
 * @property {string | string[]} to           Recipients.
 * @property {string}            subject      Its subject.
 * @property {string}            message      Its body.
 * @property {string}            content_type Plain text or HTML.
 */

/**
 * @typedef {Object} ShopStatus
 * @property {string}        wordpress   Version of WordPress.
 * @property {string | null} woocommerce Version of WooCommerce; null if it is not active.
 * @property {string[]}      plugins     Active plugins, `folder/file.php`.
 * @property {string}        theme       Slug of the active theme.
 * @property {string}        seeded      The demo content in the shop; '' if there is none.
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
		 * @return {any} The return value of the code, or else its output.
		 */
		phpEval( code, env ) {
			const { value, output } = evalPhp( programs, paths, code, env );
			return value ?? output;
		},

		/**
		 * @param {string}                             file
		 * @param {Record<string, string | undefined>} [env]
		 * @return {import('./native/php.mjs').PhpResult} Its return value and output.
		 */
		phpFile: ( file, env ) => runPhp( programs, paths, file, { env } ),

		/**
		 * @param {string} query
		 * @return {Record<string, string | null>[]} The rows.
		 */
		sql: ( query ) => runSql( programs, paths, query ),

		/**
		 * @return {string} PHP's errors and notices since the log was cleared.
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
		 * @return {Mail[]} The e-mails since the last clearing, oldest first.
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
		 * @return {Promise<ShopStatus>} The shop's status.
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
		 * Checks that the shop works, by its status and its front page, because a server may
		 * respond before the shop works.
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
		 * @return {Promise<number>} Duration of eight parallel 1 s sleeps, in ms.
		 */
		async proveConcurrency() {
			// A busy machine is slow sometimes; a server that is not concurrent is slow every time.
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

		/** Makes the classic cart and checkout the shop's cart and checkout again. */
		useClassicPages: () => usePages( 'classic' ),

		/**
		 * Runs the pending actions of Action Scheduler.
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
		const checkout =
			kind === 'block' ? 'apmokejimas-blokai' : 'apmokejimas';
		// The pages are not changed if the shop uses them already, because each change
		// makes WordPress write its rewrite rules again.
		shop.phpEval(
			`if ( get_page_by_path( '${ checkout }' )?->ID !== (int) get_option( 'woocommerce_checkout_page_id' ) ) {
				\\Vitrina\\Demo\\use_pages( '${ kind }' );
			}
			return true;`
		);
	}

	return shop;
}
