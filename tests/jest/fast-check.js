/**
 * In place of fast-check: `npm test` runs a quarter of each property's runs, and
 * `npm run test:full` all of them. Jest alone, as a developer starts it, runs all too.
 */
const library = require( '../../node_modules/fast-check/lib/cjs/fast-check' );
const { isFastRun } = require( '../fast-run.mjs' );

/** Part of the runs in `npm test`. */
const PART = 0.25;

/** fast-check's own number, for a property that sets none. */
const DEFAULT_RUNS = 100;

const fc = library.default;

/** @type {( property: any, parameters?: { numRuns?: number } ) => any} */
const assert = ( property, parameters = {} ) =>
	fc.assert( property, {
		...parameters,
		numRuns: Math.ceil( ( parameters.numRuns ?? DEFAULT_RUNS ) * PART ),
	} );

module.exports = {
	__esModule: true,
	default: isFastRun ? { ...fc, assert } : fc,
};
