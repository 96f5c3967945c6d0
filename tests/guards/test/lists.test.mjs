/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../test-folder.mjs';

const folder = join( __dirname, '..' );
const root = join( folder, '../..' );
const lists = readdirSync( folder ).filter( ( name ) =>
	name.endsWith( '.json' )
);

/** @type {( path: string ) => string} */
const read = ( path ) => readFileSync( path, 'utf8' );

test.each( lists )(
	'every guard of %s stands where its list says',
	( name ) => {
		/** @type {{ guard: string, file: string, find: string }[]} */
		const guards = JSON.parse( read( join( folder, name ) ) );
		const lost = guards.filter(
			( { file, find } ) =>
				read( join( root, file ) ).split( find ).length !== 2
		);
		expect( lost.map( ( { guard } ) => guard ) ).toEqual( [] );
	}
);

test.each( lists )( 'every Jest test that %s names exists', ( name ) => {
	/** @type {{ file: string, user?: string, kind?: string, test: string }[]} */
	const guards = JSON.parse( read( join( folder, name ) ) );
	const missing = guards.filter(
		( { file, user = file, kind, test: title } ) => {
			if ( kind !== 'jest' ) {
				return false;
			}
			const tests = join( root, testFolder( root, user ), 'test' );
			return ! readdirSync( tests ).some( ( each ) =>
				new RegExp( title ).test( read( join( tests, each ) ) )
			);
		}
	);
	expect( missing.map( ( { test: title } ) => title ) ).toEqual( [] );
} );
