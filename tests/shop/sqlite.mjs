#!/usr/bin/env node
/**
 * Installs the native shop's WordPress and WooCommerce on SQLite, without a web
 * server and without demo content: for tests of stored data. WordPress's SQLite
 * driver comes from the npm package of Playground.
 *
 *   node tests/shop/sqlite.mjs NAME   deletes .shop/NAME, and creates it again
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../../bin/run.mjs';
import { placeWordPress, writeConfig } from './native/files.mjs';
import { installTables } from './native/install.mjs';
import { runTool } from './native/processes.mjs';
import { findPrograms } from './native/programs.mjs';
import { REPO, shopPaths } from './paths.mjs';
import { resolvePart } from './resolve.mjs';
import { ShopError, step } from './output.mjs';

const DRIVER = join(
	REPO,
	'node_modules/@wp-playground/cli/sqlite-database-integration.zip'
);

const DROP_IN = `<?php
// Written by tests/shop.
define( 'DB_ENGINE', 'sqlite' );
require_once __DIR__ . '/plugin-sqlite-database-integration/wp-includes/sqlite/db.php';
`;

/**
 * @param {string} name
 * @return {Promise<string>} Folder of the shop.
 */
export async function makeSqliteShop( name ) {
	if ( ! existsSync( DRIVER ) ) {
		throw new ShopError(
			`WordPress's SQLite driver is not in ${ DRIVER }.`
		);
	}
	const paths = shopPaths( name );
	const url = 'http://127.0.0.1:8080';
	const wordpress = await resolvePart( 'wordpress' );
	const woocommerce = await resolvePart( 'woocommerce' );
	rmSync( paths.root, { recursive: true, force: true } );
	await step( 'Laying out a shop on SQLite', () => {
		placeWordPress( paths, wordpress.folder, woocommerce.folder );
		mkdirSync( paths.data );
		const content = join( paths.wordpress, 'wp-content' );
		runTool(
			'unzip',
			[ '-q', DRIVER, '-d', content ],
			'The SQLite driver could not be unpacked'
		);
		writeFileSync( join( content, 'db.php' ), DROP_IN );
		writeConfig( paths, url, {
			DB_DIR: paths.data,
			DB_FILE: 'shop.sqlite',
		} );
	} );
	await step( 'Installing WordPress and WooCommerce on SQLite', () =>
		installTables( { programs: findPrograms(), paths, url } )
	);
	return paths.root;
}

if ( process.argv[ 1 ]?.endsWith( 'sqlite.mjs' ) ) {
	await runMain( async () => {
		await makeSqliteShop( process.argv[ 2 ] ?? 'sqlite' );
	} );
}
