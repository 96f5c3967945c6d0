/** Where a guest's list is kept. */
export const KEY = 'vitrina-wishlist';
