/** Where the shop is in the fixtures. */
export const ORIGIN = 'http://shop.test';
