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

// A page of another plugin that reads the session, takes its time, and writes it.
const SLOW_PAGE = read( '/?race-slow-page=400' );
const FRONT_PAGE = read( '/' );

/**
 * @typedef {Object} Mix
 * @property {Deed[]}  deeds      What is sent.
 * @property {boolean} [login]    The shopper has just logged in: the first request takes the guest's cart over to the account.
 * @property {boolean} [newcomer] Nothing was answered yet, so no request carries a session.
 * @property {boolean} [double]   Each button is tapped twice: a request is sent twice at the same moment.
 * @property {boolean} [devices]  A second device, with lines of its own, has just logged in to the same account; the requests come from both in turn.
 */

/** @type {Record<string, Mix>} */
export const MIXES = {
	shopper: { deeds: [ ADD, ADD, TERMINAL, ADD, STATE, ADD, FRAGMENTS, ADD ] },
	adds: { deeds: [ ADD ] },
	newcomer: { deeds: [ ADD, ADD, ADD, FRONT_PAGE ], newcomer: true },
	same: { deeds: [ AGAIN ] },
	double: { deeds: [ ADD, STORE ], double: true },
	store: { deeds: [ ADD, STORE ] },
	pages: {
		deeds: [
			CART_PAGE,
			ADD,
			MISSING_PAGE,
			ADD,
			STORE_CART,
			ADD,
			FRAGMENTS,
			ADD,
		],
	},
	slow: { deeds: [ SLOW_PAGE, ADD, ADD, ADD, ADD, ADD, ADD, SLOW_PAGE ] },
	login: {
		deeds: [
			ADD,
			FRONT_PAGE,
			ADD,
			FRAGMENTS,
			ADD,
			FRONT_PAGE,
			ADD,
			FRONT_PAGE,
		],
		login: true,
	},
	devices: {
		deeds: [ FRONT_PAGE, FRONT_PAGE, ADD, ADD ],
		login: true,
		devices: true,
	},
};
