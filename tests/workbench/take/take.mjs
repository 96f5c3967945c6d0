import { ORIGIN } from './origin.mjs';
import { outline, reduce } from './reduce.mjs';

/** @typedef {import('../description.mjs').Description} Description */

/**
 * Removes what differs with each shop, visit or build.
 *
 * @param {string} text
 * @return {string} The text for the fixture.
 */
const normalise = ( text ) =>
	text
		.replace( /https?:\/\/(127\.0\.0\.1|localhost):\d+/g, ORIGIN )
		.replace(
			/https?:\\\/\\\/(127\.0\.0\.1|localhost):\d+/g,
			'http:\\/\\/shop.test'
		)
		.replace( /([?&]|&amp;)ver=[\w.-]+/g, '' )
		.replace( /(wc_fragments_|wc_cart_hash_)[0-9a-f]{32}/g, '$1shop' )
		.replace( /"(cart_hash|time)":("\w*"|[\d.]+)/g, '"$1":"0"' )
		.replace( /(nonce\\?"[^>]{0,40}?value=\\?")[0-9a-f]{10}\b/g, '$1nonce' )
		.replace( /(nonce\\?":\\?"|_wpnonce=)[0-9a-f]{10}\b/g, '$1nonce' )
		.replace( /[ \t]+$/gm, '' );

/**
 * Creates the fixtures of a widget's pages from a running shop.
 *
 * @param {import('@playwright/test').Browser}   browser
 * @param {import('../../shop/handle.mjs').Shop} shop
 * @param {Description}                          description
 * @return {Promise<Record<string, string>>} Content by file name in `fixtures/`.
 */
export async function takeFixtures( browser, shop, description ) {
	const context = await browser.newContext( { locale: 'lt-LT' } );
	const page = await context.newPage();
	/** @param {import('@playwright/test').APIResponse} response */
	const read = ( response ) => response.text();
	const visitor = {
		/** @param {string} path */
		get: async ( path ) =>
			read( await context.request.get( `${ shop.url }${ path }` ) ),
		/**
		 * @param {string}                 path
		 * @param {Record<string, string>} form
		 */
		post: async ( path, form ) =>
			read(
				await context.request.post( `${ shop.url }${ path }`, { form } )
			),
		php: shop.phpEval,
	};
	try {
		const { name, island = name, parts } = description;
		/** @type {Record<string, string>} */
		const files = {};
		for ( const [ key, given ] of Object.entries(
			await description.take( visitor )
		) ) {
			const value = typeof given === 'string' ? given : await given();
			// A path of a page begins with a slash; everything else is a response.
			const isPage = value.startsWith( '/' );
			files[ isPage ? `${ key }.html` : key ] = normalise(
				isPage
					? await page.evaluate( reduce, {
							html: await visitor.get( value ),
							parts,
							island,
							title: name,
						} )
					: value
			);
		}
		return files;
	} finally {
		description.tidy?.( visitor );
		await context.close();
	}
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             html
 * @return {Promise<string[]>} See `outline()`.
 */
export async function outlineOf( browser, html ) {
	const page = await browser.newPage();
	const lines = await page.evaluate( outline, html );
	await page.close();
	return lines;
}
