import { isFastRun } from '../fast-run.mjs';

/**
 * `npm test` runs what fits into a quarter of an hour: each requirement once, the
 * journeys to an order, one width, one language, one fault of each kind. The other
 * tests have "@full" in their title and run with `npm run test:full`; see
 * docs/testing.md. A spec that is run by hand runs completely.
 */
export const isFull = ! isFastRun;

/**
 * Returns the end of a title for tests of which `npm test` skips some.
 *
 * @param isInBoth Whether `npm test` runs this one too.
 */
export const fullUnless = ( isInBoth: boolean ) => ( isInBoth ? '' : ' @full' );
