/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads it. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join( __dirname, '../../../docs/decisions' );

/** @type {( file: string ) => string} */
const read = ( file ) => readFileSync( path.join( folder, file ), 'utf8' );

const files = readdirSync( folder ).filter( ( file ) => file !== 'README.md' );

test.each( files )(
	'%s has a title, a decision, its reasons and its downside',
	( file ) => {
		const text = read( file );
		expect( text ).toMatch( /^# \d{4} \S/ );
		expect(
			[ ...text.matchAll( /^\*\*(\w+)\.\*\*/gm ) ]
				.map( ( [ , part = '' ] ) => part )
				.filter( ( part ) =>
					[ 'Decision', 'Why', 'Downside' ].includes( part )
				)
		).toEqual( [ 'Decision', 'Why', 'Downside' ] );
	}
);

test( 'the index of the decisions lists each of them by its title', () => {
	const listed = [
		...read( 'README.md' ).matchAll( /^- \[(\d{4})\]\((\S+)\) (.+)$/gm ),
	].map(
		( [ , number, file, title ] ) => `${ file }: ${ number } ${ title }`
	);
	const written = files.map(
		( file ) =>
			`${ file }: ${ read( file ).split( '\n' )[ 0 ]?.slice( 2 ) }`
	);
	expect( listed.sort() ).toEqual( written.sort() );
} );
