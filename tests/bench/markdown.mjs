/** The table of `npm run bench` as a page of the docs. */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../bin/run.mjs';
import { isOver, ratioOf } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * What a benchmark compares, and how: the first paragraph of its comment.
 *
 * @param {string} name
 * @return {string} On one line.
 */
function describe( name ) {
	const code = readFileSync(
		path.join( root, 'tests/bench', name, 'bench.mjs' ),
		'utf8'
	);
	const comment = /\/\*\*\n([^]*?)\n \*(?:\n|\/)/.exec( code )?.[ 1 ] ?? '';
	return comment.replace( /\s*\n \* /g, ' ' ).replace( /^ \* /, '' );
}

/**
 * @param {number} value
 * @return {string} As few digits as tell it from another.
 */
const round = ( value ) =>
	String( Number( value < 1 ? value.toFixed( 3 ) : value.toPrecision( 3 ) ) );

/** @param {Figure} figure */
const limitOf = ( { limit, share } ) =>
	[
		limit === undefined ? '' : round( limit ),
		share === undefined ? '' : `${ share } ×`,
	]
		.filter( Boolean )
		.join( ', ' );

/** @param {Figure} figure */
function toRow( figure ) {
	const { what, unit, ours, theirs } = figure;
	const cells = [
		what,
		`${ round( ours ) }${ unit ? ` ${ unit }` : '' }`,
		theirs === undefined ? '' : round( theirs ),
		theirs ? ratioOf( figure ).toFixed( 2 ) : '',
		limitOf( figure ),
		isOver( figure ) ? '**over**' : '',
	];
	return `| ${ cells.join( ' | ' ) } |`;
}

/**
 * @param {string}   name
 * @param {Figure[]} figures
 * @param {Date}     date    When they were measured.
 */
const toSection = ( name, figures, date ) =>
	[
		`## ${ name }`,
		`${ describe( name ) } (${ date.toISOString().slice( 0, 10 ) })`,
		[
			'| | ours | theirs | ratio | limit | |',
			'| --- | ---: | ---: | ---: | --- | --- |',
			...figures.map( toRow ),
		].join( '\n' ),
	].join( '\n\n' );

/**
 * Replaces the sections of the benchmarks that were run.
 *
 * @param {string}                   page    As it was; empty if there was none.
 * @param {Record<string, Figure[]>} results Figures by the name of the benchmark.
 * @param {Date}                     date    When they were measured.
 * @return {string} The page.
 */
export function updatePage( page, results, date ) {
	/** @type {Record<string, string>} */
	const sections = {};
	for ( const section of page.split( /^(?=## )/m ).slice( 1 ) ) {
		sections[ section.slice( 3, section.indexOf( '\n' ) ) ] =
			section.trim();
	}
	for ( const [ name, figures ] of Object.entries( results ) ) {
		sections[ name ] = toSection( name, figures, date );
	}
	return `# Performance

Written by \`npm run bench\` on a machine with ${ os.cpus().length } cores; the date of each benchmark stands in brackets. Milliseconds differ from machine to machine; a ratio compares two figures of one run. "Theirs" is Storefront with the same products and plugins, where the line names no other. A limit with × is a share of theirs.

${ Object.keys( sections )
	.sort()
	.map( ( name ) => sections[ name ] )
	.join( '\n\n' ) }
`;
}
