/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
	joinEntries,
	prependRelease,
	readEntry,
} from '../../../bin/changelog-text.mjs';

const folder = path.join( __dirname, '../../../changelog' );

test( 'each file in changelog/ is an entry with a known type, a title and a text', () => {
	// Right after a release the folder is empty, and git keeps no empty folder.
	const files = existsSync( folder ) ? readdirSync( folder ) : [];
	for ( const file of files ) {
		expect( () =>
			readEntry( file, readFileSync( path.join( folder, file ), 'utf8' ) )
		).not.toThrow();
	}
} );

test.each( [
	[ 'no type', '# Title\n\nText.\n' ],
	[ 'an unknown type', 'Type: better\n\n# Title\n\nText.\n' ],
	[ 'no title', 'Type: fixed\n\nText.\n' ],
	[ 'no text', 'Type: fixed\n\n# Title\n' ],
] )( 'an entry with %s is refused, by its name', ( _, content ) => {
	expect( () => readEntry( '0001-x.md', content ) ).toThrow(
		/^changelog\/0001-x\.md has to begin with "Type: "/
	);
} );

test( 'a release lists its entries by type, in the order of their files', () => {
	const entries = [
		readEntry( '1.md', 'Type: fixed\n\n# One\n\nA.\n' ),
		readEntry( '2.md', 'Type: added\n\n# Two\n\n- B.\n- C.\n' ),
		readEntry( '3.md', 'Type: fixed\n\n# Three\n\nD.\n\nE.\n' ),
	];
	expect( joinEntries( entries, '0.2.0', '2026-12-01' ) ).toBe(
		`## 0.2.0 (2026-12-01)

### Added

#### Two

- B.
- C.

### Fixed

#### One

A.

#### Three

D.

E.
`
	);
} );

test( 'a release stands above the older ones', () => {
	const first = prependRelease( '', '## 0.1.0 (2026-11-01)\n' );
	expect( first ).toBe( '# Changelog\n\n## 0.1.0 (2026-11-01)\n' );
	expect( prependRelease( first, '## 0.2.0 (2026-12-01)\n' ) ).toBe(
		'# Changelog\n\n## 0.2.0 (2026-12-01)\n\n## 0.1.0 (2026-11-01)\n'
	);
} );
