import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleVersions } from '../../../bin/style-versions.cjs';

describe( 'versions of styles', () => {
	/** @type {string} */
	let folder;

	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'vitrina-styles-' ) );
		writeFileSync( join( folder, 'main.css' ), 'a{color:red}' );
		writeFileSync( join( folder, 'main.js' ), '' );
	} );
	afterEach( () => rmSync( folder, { recursive: true } ) );

	test( 'a style has the same version at another time, and another with other content', () => {
		const before = styleVersions( folder );
		expect( Object.keys( before ) ).toEqual( [ 'main' ] );
		utimesSync( join( folder, 'main.css' ), 1, 1 );
		expect( styleVersions( folder ) ).toEqual( before );
		writeFileSync( join( folder, 'main.css' ), 'a{color:tan}' );
		expect( styleVersions( folder ) ).not.toEqual( before );
	} );
} );
