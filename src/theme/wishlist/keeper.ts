/**
 * Who keeps the visitor's list: the browser a guest's, the shop a customer's.
 */
export interface Keeper {
	/** Products on the list, newest first. */
	readonly read: () => Promise< readonly number[] >;
	/**
	 * Puts a product on the list or takes it off, and gives the list after it.
	 * Throws what the shop says; `Full` where it does not fit.
	 */
	readonly change: (
		id: number,
		isWished: boolean
	) => Promise< readonly number[] >;
	/** What the header shows. */
	readonly count: () => Promise< number >;
}

/** Nothing more fits. */
export class Full extends Error {}
