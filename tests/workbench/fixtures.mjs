#!/usr/bin/env node
/**
 * `npm run workbench:fixtures -- --shop NAME [WIDGET…]`: saves the markup of the
 * workbench's pages, and responses of the shop, from a running shop.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openShop } from '../shop/shop.mjs';
import { descriptions } from './description.mjs';
import { readShell, root } from './files.mjs';
import { takeFixtures } from './take/take.mjs';
import { chromiumPath } from '../chromium.mjs';

const { values, positionals } = parseArgs( {
	options: { shop: { type: 'string', default: 'shop' } },
	allowPositionals: true,
} );

const shop = await openShop( values.shop );
const browser = await chromium.launch( {
	executablePath: chromiumPath,
	args: [ '--no-sandbox', '--disable-gpu' ],
} );
try {
	// A run for all widgets starts anew, so that nothing old remains.
	let shell = positionals.length > 0 ? readShell() : undefined;
	/**
	 * @param {string} file
	 * @param {string} text
	 */
	const write = ( file, text ) => {
		writeFileSync(
			path.join( root, 'tests/workbench/fixtures', file ),
			text
		);
		console.log( `${ file }: ${ Math.ceil( text.length / 1024 ) } KB` );
	};
	for ( const description of descriptions ) {
		if (
			positionals.length > 0 &&
			! positionals.includes( description.name )
		) {
			continue;
		}
		const taken = await takeFixtures( browser, shop, description, shell );
		shell = taken.shell;
		for ( const [ file, text ] of Object.entries( taken.files ) ) {
			write( file, text );
		}
	}
	write( 'shell.json', `${ JSON.stringify( shell, null, '\t' ) }\n` );
} finally {
	await browser.close();
}
