import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/** Scripts from npm: WordPress's, and those of tests. */
const vendor = {
	react: 'react/umd/react.production.min.js',
	'react-dom': 'react-dom/umd/react-dom.production.min.js',
	'react-jsx-runtime': 'react/cjs/react-jsx-runtime.production.min.js',
	msw: 'msw/lib/iife/index.js',
	axe: 'axe-core/axe.min.js',
};

/** Address prefixes and their folders. */
const folders = {
	'/theme/': 'theme/build/',
	'/core/': 'runtime/build/',
	'/plugin-lpexpress/': 'plugin-lpexpress/build/',
	'/workbench/': 'tests/workbench/',
	'/wp-content/themes/vitrina/': 'theme/',
	'/wp-content/plugins/vitrina-bank-link/': 'plugin-bank-link/',
	'/wp-content/plugins/vitrina-companion/': 'plugin-companion/',
	'/wp-content/plugins/vitrina-discounts/': 'plugin-discounts/',
	'/wp-content/plugins/vitrina-lpexpress/': 'plugin-lpexpress/',
};

/** WordPress's React at the addresses that PHP prints; its development build, which logs warnings. */
const wordpressVendor = {
	react: 'react/umd/react.development.js',
	'react-dom': 'react-dom/umd/react-dom.development.js',
	'react-jsx-runtime': 'react/cjs/react-jsx-runtime.development.js',
};

const types = {
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

/**
 * @param {string} file Relative to the repository.
 * @return {string} Its content.
 */
export function read( file ) {
	return readFileSync( path.join( root, file ), 'utf8' );
}

/**
 * What the fixtures share.
 *
 * @return {import('./take/shell.mjs').Shell} See `take/shell.mjs`.
 */
export const readShell = () =>
	JSON.parse( read( 'tests/workbench/fixtures/shell.json' ) );

/**
 * React's JSX runtime is on npm for Node alone; WordPress wraps it for pages.
 *
 * @param {string} code
 * @return {string} The same code as a script for pages.
 */
function wrapJsxRuntime( code ) {
	return `( function ( exports, require, process ) {${ code }\n} )( ( window.ReactJSXRuntime = {} ), () => React, { env: {} } );`;
}

/**
 * @param {string} address Path of a request.
 * @return {{ type: string, body: Buffer | string } | undefined} The response.
 */
export function findFile( address ) {
	const [ , folder = '', handle = '' ] =
		/^(\/vendor|\/wp-includes\/js\/dist\/vendor)\/([\w-]+?)(?:\.min)?\.js$/.exec(
			address
		) ?? [];
	/** @type {Record<string, string>} */
	const known = folder === '/vendor' ? vendor : wordpressVendor;
	if ( known[ handle ] ) {
		const code = read( `node_modules/${ known[ handle ] }` );
		return {
			type: types[ '.js' ],
			body:
				handle === 'react-jsx-runtime' ? wrapJsxRuntime( code ) : code,
		};
	}
	if ( address === '/mockServiceWorker.js' ) {
		return {
			type: types[ '.js' ],
			body: read( 'node_modules/msw/lib/mockServiceWorker.js' ),
		};
	}
	for ( const [ start, place ] of Object.entries( folders ) ) {
		const base = path.join( root, place );
		const file = path.join( base, address.slice( start.length ) );
		const type =
			types[ /** @type {keyof types} */ ( path.extname( file ) ) ];
		if (
			address.startsWith( start ) &&
			file.startsWith( base ) &&
			type &&
			existsSync( file )
		) {
			return { type, body: readFileSync( file ) };
		}
	}
	return undefined;
}

/** Scripts that send requests, available on every page. */
const CALLS = 'vitrina-calls';

/** Scripts that mount components. */
const REACT = 'vitrina-react';

/** Names of the islands that have a contract. */
export function findIslands() {
	return readdirSync( path.join( root, 'tests/contract' ) )
		.filter( ( file ) => file.endsWith( '.json' ) )
		.map( ( file ) => path.basename( file, '.json' ) );
}

/**
 * @param {string} script Path from the repository's root, without extension.
 * @return {string[]} Handles of WordPress's scripts that it needs.
 */
const findDependencies = ( script ) =>
	[ ...read( `${ script }.asset.php` ).matchAll( /'([\w-]+)'(?!\s*=>)/g ) ]
		.map( ( match ) => match[ 1 ] ?? '' )
		.filter( ( handle ) => handle in vendor );

/**
 * What PHP would print for the core: the island's scripts and styles in loading order.
 *
 * @param {string} island
 */
export function makeManifest( island ) {
	const unit = [ 'plugin-lpexpress', 'theme' ].find( ( name ) =>
		existsSync( path.join( root, name, 'build', `${ island }.js` ) )
	);
	if ( ! unit ) {
		return undefined;
	}
	// Each script before its dependents.
	const handles = [
		...new Set( [
			...findDependencies( 'runtime/build/react' ),
			...findDependencies( `${ unit }/build/${ island }` ),
		] ),
	];
	const styles = [ `style-${ island }.css`, `${ island }.css` ].filter(
		( file ) => existsSync( path.join( root, unit, 'build', file ) )
	);
	const own = `vitrina-${ island }`;
	return {
		islands: {
			[ island ]: {
				scripts: [ ...handles, REACT, own ],
				styles: styles.length > 0 ? [ own ] : [],
			},
		},
		libraries: { [ CALLS ]: [ CALLS ] },
		scripts: {
			...Object.fromEntries(
				handles.map( ( handle ) => [
					handle,
					{ src: `/vendor/${ handle }.js` },
				] )
			),
			[ own ]: { src: `/${ unit }/${ island }.js` },
			[ CALLS ]: { src: '/core/calls.js' },
			[ REACT ]: { src: '/core/react.js' },
		},
		styles: { [ own ]: { src: `/${ unit }/${ styles[ 0 ] }` } },
	};
}

/** The custom properties that WordPress prints from theme.json. */
export function makeTokens() {
	const { settings } = JSON.parse( read( 'theme/theme.json' ) );
	/** @type {[string, { slug: string }[], string][]} */
	const presets = [
		[ 'color', settings.color.palette, 'color' ],
		[ 'spacing', settings.spacing.spacingSizes, 'size' ],
		[ 'shadow', settings.shadow.presets, 'shadow' ],
		[ 'font-size', settings.typography.fontSizes, 'size' ],
		[ 'font-family', settings.typography.fontFamilies, 'fontFamily' ],
	];
	const lines = presets.flatMap( ( [ kind, list, key ] ) =>
		list.map(
			( preset ) =>
				`--wp--preset--${ kind }--${ preset.slug }:${
					/** @type {Record<string, string>} */ ( preset )[ key ]
				};`
		)
	);
	return `:root{${ lines.join( '' ) }}`;
}
