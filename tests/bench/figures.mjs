/**
 * The figures of all benchmarks in one form, for the table of `npm run bench`.
 */
import { appendFileSync } from 'node:fs';

/**
 * @typedef {Object} Figure
 * @property {string} what     What was measured.
 * @property {string} unit     Its unit; empty for a number of things.
 * @property {number} ours     Of this theme.
 * @property {number} [theirs] Storefront's, or what `what` names.
 * @property {number} [ratio]  Ours to theirs, if it was measured in pairs; else that of the two figures.
 * @property {number} [limit]  Maximum of ours.
 * @property {number} [share]  Maximum of ours as a share of theirs.
 */

/** A file to which each benchmark of a run adds its figures, one JSON object in each line. */
const file = process.env.BENCH_FIGURES;

/**
 * Adds a benchmark's figures to those of the run; a benchmark that runs alone only prints its own table.
 *
 * @param {Figure[]} figures
 */
export function record( figures ) {
	if ( file ) {
		appendFileSync(
			file,
			figures
				.map( ( each ) => `${ JSON.stringify( each ) }\n` )
				.join( '' )
		);
	}
}

/**
 * Ends a benchmark: records its figures, and makes its process fail if a request failed or a
 * limit is exceeded.
 *
 * @param {Figure[]} figures
 * @param {string[]} [errors] One for each failed request and for each page that cannot be compared.
 */
export function finish( figures, errors = [] ) {
	record( figures );
	const over = figures.filter( isOver );
	if ( errors.length > 0 || over.length > 0 ) {
		console.error(
			errors.length > 0
				? `${ errors.length } errors, the first: ${ errors[ 0 ] }`
				: `Over the limit: ${ over.map( ( { what } ) => what ).join( '; ' ) }`
		);
		process.exitCode = 1;
	}
}

/**
 * @param {Figure} figure
 * @return {number} Ours to theirs.
 */
export const ratioOf = ( { ours, theirs = NaN, ratio = ours / theirs } ) =>
	ratio;

/**
 * @param {Figure} figure
 * @return {boolean} Whether a limit is exceeded, or the figure is missing.
 */
export function isOver( figure ) {
	const { ours, limit, share } = figure;
	return (
		! Number.isFinite( ours ) ||
		( limit !== undefined && ours > limit ) ||
		( share !== undefined && ! ( ratioOf( figure ) <= share ) )
	);
}
