import { existsSync } from 'node:fs';
import path from 'node:path';
import { findIslands, makeManifest, makeTokens, read, root } from './files.mjs';
import { escape, makeIsland } from './html.mjs';
import { makeTerminalPicker } from './terminal-picker.mjs';
import { makeWidgetLinks } from './widget-page.mjs';

/**
 * Markup of islands that need more than their own element.
 *
 * @type {Record<string, ( contract: any, query: URLSearchParams ) => string>}
 */
const scenes = { 'terminal-picker': makeTerminalPicker };

const settings = {
	ajaxUrl: '/wp-admin/admin-ajax.php',
	wcAjaxUrl: '/?wc-ajax=%%endpoint%%',
	restUrl: '/wp-json/',
};

/**
 * @param {unknown} value
 * @return {string} JSON that is safe in a script element.
 */
function toJson( value ) {
	return JSON.stringify( value ).replaceAll( '<', '\\u003c' );
}

/**
 * @param {string} title
 * @param {string} lang
 * @param {string} body  HTML.
 */
function makeDocument( title, lang, body ) {
	const styles = [ 'main', 'checkout' ]
		.filter( ( name ) =>
			existsSync( path.join( root, `theme/build/${ name }.css` ) )
		)
		.map(
			( name ) => `<link rel="stylesheet" href="/theme/${ name }.css">`
		);
	return `<!doctype html>
<html lang="${ lang }">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${ escape( title ) } – Vitrina</title>
<link rel="icon" href="data:,">
<style>${ makeTokens() }</style>
${ styles.join( '\n' ) }
</head>
<body class="woocommerce-page woocommerce-checkout">
<main class="site-main" style="max-width:40rem;margin:2rem auto;padding:0 1rem">
${ body }
</main>
</body>
</html>`;
}

/**
 * @param {string}          name  Name of the island.
 * @param {URLSearchParams} query
 * @return {string | undefined} The page; undefined if the island does not exist or is not built.
 */
export function makePage( name, query ) {
	const manifest = findIslands().includes( name ) && makeManifest( name );
	if ( ! manifest ) {
		return undefined;
	}
	const contract = JSON.parse( read( `tests/contract/${ name }.json` ) );
	const scene =
		scenes[ name ]?.( contract, query ) ?? makeIsland( name, contract, '' );
	return makeDocument(
		name,
		query.get( 'lang' ) ?? 'lt',
		`<h1>${ escape( name ) }</h1>
${ scene }
<script type="application/json" id="vitrina-settings">${ toJson( settings ) }</script>
<script type="application/json" id="vitrina-islands">${ toJson( manifest ) }</script>
<script src="/vendor/msw.js"></script>
<script src="/workbench/fake-shop.js"></script>`
	);
}

/** The index page. */
export function makeContents() {
	const links = findIslands().map( ( name ) =>
		makeManifest( name )
			? `<li><a href="/${ name }">${ name }</a></li>`
			: `<li>${ name }: not built yet</li>`
	);
	const states = [
		'count=3000',
		'selected=1',
		'host=cart',
		'list=500&host=cart',
		'list=timeout&host=cart',
		'save=500',
		'save=stale',
		'save=timeout',
		'lang=en',
	].map(
		( query ) =>
			`<li><a href="/terminal-picker?${ escape(
				query
			) }">terminal-picker?${ escape( query ) }</a></li>`
	);
	return makeDocument(
		'Workbench',
		'en',
		`<h1>Workbench</h1><p>Islands by themselves, with a fake shop behind them.</p><ul>${ links.join(
			''
		) }</ul><h2>States</h2><ul>${ states.join( '' ) }</ul><h2>Widgets</h2><dl>${ makeWidgetLinks() }</dl>`
	);
}
