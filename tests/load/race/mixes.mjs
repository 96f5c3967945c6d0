/**
 * What a shopper does at the same moment. Each list is repeated or cut to the
 * number of parallel requests.
 */

/**
 * @typedef {Object} Action
 * @property {'add' | 'store' | 'again' | 'terminal' | 'read'} kind   `again` adds the product that is already in the cart.
 * @property {string}                                          [path] For reads.
 */

/** @type {Action} */
const ADD = { kind: 'add' };
/** @type {Action} */
const STORE = { kind: 'store' };
/** @type {Action} */
const AGAIN = { kind: 'again' };
/** @type {Action} */
const TERMINAL = { kind: 'terminal' };

/**
 * @param {string} path
 * @return {Action} A request that only reads.
 */
const read = ( path ) => ( { kind: 'read', path } );

const STATE = read( '/wp-json/vitrina/v1/state' );
const FRAGMENTS = read( '/?wc-ajax=get_refreshed_fragments' );
const STORE_CART = read( '/wp-json/wc/store/v1/cart' );
const CART_PAGE = read( '/?pagename=krepselis-2' );
const MISSING_PAGE = read( '/there-is-no-such-page/' );

// A page of another plugin that reads the session, and saves it some time later.
const SLOW_PAGE = read( '/?race-slow-page=400' );
const FRONT_PAGE = read( '/' );

/**
 * @typedef {Object} Mix
 * @property {Action[]} actions    The requests.
 * @property {boolean}  [login]    The shopper has just logged in: the first request merges the guest's cart into the account.
 * @property {boolean}  [newcomer] There was no response yet, so no request has a session cookie.
 * @property {boolean}  [double]   Each button is tapped twice: a request is sent twice at the same moment.
 * @property {boolean}  [devices]  A second device, with a cart of its own, has just logged in to the same account; the requests alternate between both.
 */

/** @type {Record<string, Mix>} */
export const MIXES = {
	shopper: {
		actions: [ ADD, ADD, TERMINAL, ADD, STATE, ADD, FRAGMENTS, ADD ],
	},
	adds: { actions: [ ADD ] },
	newcomer: { actions: [ ADD, ADD, ADD, FRONT_PAGE ], newcomer: true },
	same: { actions: [ AGAIN ] },
	double: { actions: [ ADD, STORE ], double: true },
	store: { actions: [ ADD, STORE ] },
	pages: {
		actions: [
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
	slow: { actions: [ SLOW_PAGE, ADD, ADD, ADD, ADD, ADD, ADD, SLOW_PAGE ] },
	login: {
		actions: [
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
		actions: [ FRONT_PAGE, FRONT_PAGE, ADD, ADD ],
		login: true,
		devices: true,
	},
};
