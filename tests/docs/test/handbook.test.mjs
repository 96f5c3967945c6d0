/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const folder = path.join( __dirname, '../../../docs/owner' );

/** @type {( language: string ) => string} */
const read = ( language ) =>
	readFileSync( path.join( folder, `${ language }.md` ), 'utf8' );

/** @type {( language: string ) => string[]} */
const picturesOf = ( language ) =>
	Array.from(
		read( language ).matchAll(
			/!\[[^\]]+\]\(pictures\/([\w-]+)-(\w\w)\.webp\)/g
		),
		( [ , name = '', of = '' ] ) => `${ name } ${ of === language }`
	);

test( '[OWN-24] the handbook has the same chapters and pictures in both languages, and its list of chapters leads to them', () => {
	for ( const language of [ 'lt', 'en' ] ) {
		const text = read( language );
		const chapters = Array.from(
			text.matchAll( /^## (.+)$/gm ),
			( [ , title = '' ] ) =>
				title
					.toLowerCase()
					.replace( /[^\p{L}\d -]/gu, '' )
					.replace( / /g, '-' )
		);
		const listed = Array.from(
			text.matchAll( /^\d+\. \[.+\]\(#(.+)\)$/gm ),
			( [ , anchor = '' ] ) => anchor
		);
		expect( listed ).toEqual( chapters );
		expect( chapters ).toHaveLength( 12 );
	}
	expect( picturesOf( 'lt' ) ).toEqual( picturesOf( 'en' ) );
	expect( picturesOf( 'en' ).length ).toBeGreaterThan( 12 );
	expect( picturesOf( 'en' ).join() ).not.toContain( 'false' );
} );

test( '[OWN-24] every picture is used, and smaller than 60 KB', () => {
	const files = readdirSync( path.join( folder, 'pictures' ) );
	const used = [ 'lt', 'en' ].flatMap( ( language ) =>
		picturesOf( language ).map(
			( entry ) => `${ entry.split( ' ' )[ 0 ] }-${ language }.webp`
		)
	);
	expect( files.sort() ).toEqual( used.sort() );
	for ( const file of files ) {
		expect(
			statSync( path.join( folder, 'pictures', file ) ).size
		).toBeLessThan( 60 * 1024 );
	}
} );
