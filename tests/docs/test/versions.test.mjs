/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { WOOCOMMERCE_VERSION, WORDPRESS_VERSION } from '../../shop/paths.mjs';
import { differences, inHeader, inTable } from '../versions.mjs';

const root = path.join( __dirname, '../../..' );

/** @type {( file: string ) => string} */
const read = ( file ) => readFileSync( path.join( root, file ), 'utf8' );

/**
 * @param {string} where
 * @param {string} what
 * @param {RegExp} pattern Whose first group is the version.
 */
const stated = ( where, what, pattern ) => ( {
	where,
	what,
	value: pattern.exec( read( where ) )?.[ 1 ] ?? 'nothing',
} );

const plugins = readdirSync( root ).filter( ( name ) =>
	name.startsWith( 'plugin-' )
);

test( 'the oldest and newest PHP, WordPress and WooCommerce, and the release, are the same wherever they are stated', () => {
	const theme = inHeader( 'theme/style.css', read( 'theme/style.css' ) );
	expect( theme ).toHaveLength( 6 );

	const headers = plugins.flatMap( ( plugin ) => {
		const main = `${ plugin }/${ plugin.replace( 'plugin', 'vitrina' ) }.php`;
		const inMain = inHeader( main, read( main ) );
		const inReadme = inHeader(
			`${ plugin }/readme.txt`,
			read( `${ plugin }/readme.txt` )
		);
		// A plugin's header has no "Tested up to".
		expect( [ inMain.length, inReadme.length ] ).toEqual( [ 5, 6 ] );
		return [ ...inMain, ...inReadme ];
	} );
	const newest = ( /** @type {string} */ version ) =>
		version.split( '.' ).slice( 0, 2 ).join( '.' );

	expect(
		differences( [
			...theme,
			...headers,
			...inTable( 'README.md', read( 'README.md' ) ),
			stated( 'package.json', 'release', /"version": "(.+)"/ ),
			stated( 'composer.json', 'oldest PHP', /"php": ">=([\d.]+)"/ ),
			stated(
				'composer.json',
				'oldest PHP',
				/"platform": \{\s*"php": "(\d+\.\d+)/
			),
			stated( '.wp-env.json', 'oldest PHP', /"phpVersion": "(.+)"/ ),
			stated( '.ci/run', 'oldest PHP', /php([\d.]+)-cli/ ),
			stated( 'SECURITY.md', 'oldest PHP', /PHP (\d+\.\d+)/ ),
			stated( 'SECURITY.md', 'oldest WordPress', /WordPress (\d+\.\d+)/ ),
			stated(
				'SECURITY.md',
				'oldest WooCommerce',
				/WooCommerce (\d+\.\d+)/
			),
			stated(
				'tests/php/on-the-shop.mjs',
				'oldest WooCommerce',
				/OLDEST = '(\d+\.\d+)/
			),
			{
				where: 'tests/shop/paths.mjs',
				what: 'newest WordPress',
				value: newest( WORDPRESS_VERSION ),
			},
			{
				where: 'tests/shop/paths.mjs',
				what: 'newest WooCommerce',
				value: newest( WOOCOMMERCE_VERSION ),
			},
			stated(
				'.wp-env.json',
				'newest WordPress',
				/wordpress-(\d+\.\d+)\.[\d.]*zip/
			),
			stated(
				'.wp-env.json',
				'newest WooCommerce',
				/woocommerce\.(\d+\.\d+)\.[\d.]*zip/
			),
		] )
	).toEqual( [] );
} );

test( 'a place that says another version is named, beside the one that counts', () => {
	expect(
		differences( [
			...inHeader( 'style.css', 'Requires PHP: 8.2\nVersion: 1.0.0' ),
			...inHeader( 'a.php', ' * Requires PHP:      8.1' ),
			...inHeader( 'readme.txt', 'Stable tag: 1.0.0' ),
		] )
	).toEqual( [ 'a.php says 8.1 (oldest PHP), style.css says 8.2.' ] );
} );

test( 'a table without a row says nothing, which is a difference', () => {
	expect(
		differences( [
			...inHeader( 'style.css', 'Requires PHP: 8.2' ),
			...inTable( 'README.md', '| WordPress | 6.9 | 7.1 |' ),
		] )
	).toEqual( [ 'README.md says nothing (oldest PHP), style.css says 8.2.' ] );
} );
