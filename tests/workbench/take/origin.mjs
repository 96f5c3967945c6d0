/** The shop's origin in the fixtures. */
export const ORIGIN = 'http://shop.test';
