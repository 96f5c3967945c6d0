/**
 * What the shopper does at the same moment. Each list is repeated or cut to
 * the number of parallel requests.
 */

/**
 * @typedef {Object} Deed
 * @property {'add' | 'store' | 'again' | 'terminal' | 'read'} kind   `again` adds what is in the cart already.
 * @property {string}                                          [path] For reads.
 */

/** @type {Deed} */
const ADD = { kind: 'add' };
/** @type {Deed} */
const STORE = { kind: 'store' };
/** @type {Deed} */
const AGAIN = { kind: 'again' };
/** @type {Deed} */
const TERMINAL = { kind: 'terminal' };

/**
 * @param {string} path
 * @return {Deed} A request that means to read only.
 */
const read = ( path ) => ( { kind: 'read', path } );

const STATE = read( '/wp-json/vitrina/v1/state' );
const FRAGMENTS = read( '/?wc-ajax=get_refreshed_fragments' );
const STORE_CART = read( '/wp-json/wc/store/v1/cart' );
const CART_PAGE = read( '/?pagename=krepselis-2' );
const MISSING_PAGE = read( '/there-is-no-such-page/' );

/** @type {Record<string, Deed[]>} */
export const MIXES = {
	shopper: [ ADD, ADD, TERMINAL, ADD, STATE, ADD, FRAGMENTS, ADD ],
	adds: [ ADD ],
	same: [ AGAIN ],
	store: [ ADD, STORE ],
	pages: [
		CART_PAGE,
		ADD,
		MISSING_PAGE,
		ADD,
		STORE_CART,
		ADD,
		FRAGMENTS,
		ADD,
	],
};
