/**
 * `npm test` runs what fits into a quarter of an hour: each requirement once, the
 * ways to an order, one width, one language, one of each kind of fault. The rest
 * has "@full" in its title and is run by `npm run test:full`; see docs/testing.md.
 * A spec that is run by hand is run whole.
 */
export const isFull = process.env.VITRINA_TESTS !== 'fast';

/**
 * The end of a test's title, of which `npm test` leaves some out.
 *
 * @param isInBoth Whether `npm test` has this one too.
 */
export const fullUnless = ( isInBoth: boolean ) => ( isInBoth ? '' : ' @full' );
