/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPO } from '../paths.mjs';
import { PARTS } from '../resolve.mjs';
import { writeOverride } from '../wp-env-files.mjs';

/** @type {string} */
let folder;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'vitrina-test-' ) );
} );

afterEach( () => {
	rmSync( folder, { recursive: true, force: true } );
} );

/** @type {( file: string ) => any} */
const readJson = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

const override = () => readJson( join( folder, '.wp-env.override.json' ) );

it( 'puts the copies that "npm start" has laid out before what .wp-env.json names', () => {
	writeOverride( folder );
	expect( override() ).toEqual( {
		core: './.shop/wp-env/wordpress',
		plugins: [ './.shop/wp-env/woocommerce' ],
		mappings: { 'wp-content/uploads/demo': './.shop/wp-env/demo-images' },
	} );
} );

it( 'keeps what a developer has written into the override', () => {
	writeFileSync(
		join( folder, '.wp-env.override.json' ),
		JSON.stringify( {
			phpVersion: '8.4',
			core: './mine',
			mappings: { 'wp-content/mine': './mine' },
		} )
	);
	writeOverride( folder );
	writeOverride( folder );
	expect( override() ).toEqual( {
		phpVersion: '8.4',
		core: './.shop/wp-env/wordpress',
		plugins: [ './.shop/wp-env/woocommerce' ],
		mappings: {
			'wp-content/mine': './mine',
			'wp-content/uploads/demo': './.shop/wp-env/demo-images',
		},
	} );
} );

it( 'leaves to .wp-env.json what a machine with a network needs: the pinned versions, and folders that are in the repository', () => {
	const config = readJson( join( REPO, '.wp-env.json' ) );
	expect( config.core ).toBe( PARTS.wordpress.url );
	expect( config.plugins ).toEqual( [ PARTS.woocommerce.url ] );
	expect(
		Object.values( config.mappings ).filter(
			( mapped ) => ! existsSync( join( REPO, mapped ) )
		)
	).toEqual( [] );
	expect( readFileSync( join( REPO, '.gitignore' ), 'utf8' ) ).toContain(
		'.wp-env.override.json\n'
	);
} );
