import { ORIGIN } from './origin.mjs';
import { outline, reduce } from './reduce.mjs';
import { growShell, removeShell } from './shell.mjs';

/** @typedef {import('../description.mjs').Description} Description */
/** @typedef {import('./shell.mjs').Shell} Shell */

/**
 * Removes what differs with each shop, visit or build.
 *
 * @param {string} text
 * @return {string} The text for the fixture.
 */
const normalise = ( text ) =>
	text
		// Whichever of the copies of the runtime is the newest.
		.replace(
			/\/wp-content\/[\w-]+\/[\w-]+\/build\/runtime\//g,
			'/wp-content/plugins/vitrina-companion/build/runtime/'
		)
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

/** @param {unknown} value */
const print = ( value ) =>
	JSON.stringify( value, null, '\t' ).replaceAll( '<', '\\u003c' );

/**
 * @param {ReturnType<typeof reduce>} page
 * @param {string}                    title
 * @return {string} HTML.
 */
const toHtml = ( { lang, styles, body, boxes }, title ) =>
	[
		'<!doctype html>',
		`<html lang="${ lang }">`,
		'<head>',
		'<meta charset="UTF-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${ title }</title>`,
		...styles.map(
			( address ) => `<link rel="stylesheet" href="${ address }">`
		),
		'</head>',
		body.replace( /<\/body>$/, '' ),
		...Object.entries( boxes ).flatMap( ( [ name, value ] ) => [
			`<script type="application/json" id="vitrina-${ name }">`,
			print( value ),
			'</script>',
		] ),
		'</body>',
		'</html>',
		'',
	].join( '\n' );

/**
 * Creates the fixtures of a widget's pages from a running shop.
 *
 * @param {import('@playwright/test').Browser}   browser
 * @param {import('../../shop/handle.mjs').Shop} shop
 * @param {Description}                          description
 * @param {Shell}                                [shell]     What the fixtures of other widgets share.
 * @return {Promise<{ files: Record<string, string>, shell: Shell | undefined }>} Content by file name in `fixtures/`, and the shell with what these pages add.
 */
export async function takeFixtures( browser, shop, description, shell ) {
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
	const { name, island = name, parts } = description;
	let grown = shell;
	/**
	 * @param {string} address
	 * @return {Promise<string>} HTML.
	 */
	async function takePage( address ) {
		const taken = await page.evaluate( reduce, {
			html: normalise( await visitor.get( address ) ),
			parts,
			island,
		} );
		grown = growShell( grown, taken.boxes );
		const boxes = removeShell( grown, taken.boxes );
		return toHtml( { ...taken, boxes }, name );
	}
	try {
		/** @type {Record<string, string>} */
		const files = {};
		for ( const [ key, given ] of Object.entries(
			await description.take( visitor )
		) ) {
			const value = typeof given === 'string' ? given : await given();
			// A path of a page begins with a slash; everything else is a response.
			if ( value.startsWith( '/' ) ) {
				files[ `${ key }.html` ] = normalise( await takePage( value ) );
			} else {
				files[ key ] = normalise( value );
			}
		}
		return { files, shell: grown };
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
