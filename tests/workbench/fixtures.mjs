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
import { root } from './files.mjs';
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
	for ( const description of descriptions ) {
		if (
			positionals.length > 0 &&
			! positionals.includes( description.name )
		) {
			continue;
		}
		const files = await takeFixtures( browser, shop, description );
		for ( const [ file, text ] of Object.entries( files ) ) {
			writeFileSync(
				path.join( root, 'tests/workbench/fixtures', file ),
				text
			);
			console.log( `${ file }: ${ Math.ceil( text.length / 1024 ) } KB` );
		}
	}
} finally {
	await browser.close();
}
