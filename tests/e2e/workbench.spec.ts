import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './test';

// It needs a shop that no other test has changed.
test.skip(
	process.env.WIDGETS === undefined,
	'Part of the check of the workbench: see tests/workbench/README.md.'
);

/** The workbench shows PHP's markup; see tests/workbench/README.md. */
test( 'the workbench’s fixtures match the structure of the shop’s pages', async ( {
	browser,
	shop,
} ) => {
	const { descriptions } = await import( '../workbench/description.mjs' );
	const { readShell } = await import( '../workbench/files.mjs' );
	const { outlineOf, takeFixtures } =
		await import( '../workbench/take/take.mjs' );
	const folder = path.resolve( 'tests/workbench/fixtures' );
	for ( const description of descriptions ) {
		const { files } = await takeFixtures(
			browser,
			shop,
			description,
			readShell()
		);
		for ( const [ file, text ] of Object.entries( files ) ) {
			const kept = readFileSync( path.join( folder, file ), 'utf8' );
			if ( file.endsWith( '.html' ) ) {
				expect
					.soft(
						await outlineOf( browser, text ),
						`${ file }: run npm run workbench:fixtures`
					)
					.toEqual( await outlineOf( browser, kept ) );
			}
		}
	}
} );
