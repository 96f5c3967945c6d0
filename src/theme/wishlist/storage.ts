/**
 * Where the list is stored: in the browser for guests, in the shop for customers.
 */
export interface WishlistStorage {
	/** Products on the list, newest first. */
	readonly read: () => Promise< readonly number[] >;
	/**
	 * Adds or removes a product, and returns the new list.
	 *
	 * @throws {ListFullError} If the list is full; any other error if the request fails.
	 */
	readonly change: (
		id: number,
		isWished: boolean
	) => Promise< readonly number[] >;
	/** The count for the header. */
	readonly count: () => Promise< number >;
}

/** The list is full. */
export class ListFullError extends Error {}
