import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLAYWRIGHT_DISABLED_FEATURES } from '../../chromium.mjs';

test( 'our list of features that Playwright switches off is complete', () => {
	const source = readFileSync(
		path.resolve(
			__dirname,
			'../../../node_modules/playwright-core/lib/coreBundle.js'
		),
		'utf8'
	);
	const [ , list = '' ] =
		/disabledFeatures = \[([^\]]+)\]/.exec( source ) ?? [];
	const names = Array.from(
		list.matchAll( /^\s*"(\w+)"/gm ),
		( [ , name = '' ] ) => name
	);
	expect( names.length ).toBeGreaterThan( 5 );
	expect( [ ...PLAYWRIGHT_DISABLED_FEATURES ].sort() ).toEqual(
		names.sort()
	);
} );
