/** Key of a guest's list in local storage. */
export const KEY = 'vitrina-wishlist';
