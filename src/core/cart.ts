import type { CartParts } from '../cart';
import type { OwnAdd } from '../cart/add-to-cart';
import { ADD_BUTTON, watchAddButtons } from './add-buttons';
import { cartHash, hasCart } from './cart-cookies';
import { complain } from './complaint';
import { whenJQuery } from './events/element-events';
import { listen } from './events/listen';
import { leaveBy } from './leave-by';
import { loadCalls } from './calls';
import { loadLibrary } from './islands/manifest';
import { onIntent } from './on-intent';
import { ready } from './ready';
import { settings } from './settings';

let provide!: ( parts: CartParts ) => void;

const provided = new Promise< CartParts >( ( resolve ) => {
	provide = resolve;
} );

/** What writes the cart and shows it; fetched when somebody has or wants a cart. */
async function parts(): Promise< CartParts > {
	// The cart can do nothing without calls; a page that lacks them says so then.
	loadCalls().catch( () => {} );
	await loadLibrary( 'vitrina-cart' );
	return provided;
}

const fetchParts = () => void parts().catch( () => {} );

/** For src/cart, which is a script of its own. */
export { provide as provideCart };

export const cart = {
	hasCart,
	/** The hash of the cart as the server last said it; empty without one. */
	hash: cartHash,
	/** Adds what a button's `data-*` say, as a click on it would, or what `own` sends. */
	async add(
		...[ button, own ]: Parameters< CartParts[ 'add' ] >
	): Promise< void > {
		button.classList.add( 'loading' );
		let known: CartParts;
		try {
			known = await parts();
		} catch {
			button.classList.remove( 'loading' );
			refuse( button, own );
			return;
		}
		await known.add( button, own );
	},
	/** One more call to `/?wc-ajax=…`, or another request, in its turn. */
	send: async ( ...given: Parameters< CartParts[ 'send' ] > ) =>
		( await parts() ).send( ...given ),
	/** Fetches the parts that show the cart. */
	refresh: async () => ( await parts() ).refresh(),
	/** Shows and keeps parts that came with an answer. */
	accept: ( ...given: Parameters< CartParts[ 'accept' ] > ) =>
		parts().then(
			( { accept } ) => accept( ...given ),
			() => {}
		),
	/** Settles when no cart request is in flight or waiting. */
	idle: async () => ( await parts() ).idle(),
};

/**
 * The file did not come: a form is sent and a link leads where it led, as without
 * a script. A button that is neither says so.
 */
function refuse( button: HTMLElement, own?: OwnAdd ): void {
	if ( leaveBy( button, own ) ) {
		return;
	}
	const { offline, addFailed } = settings().labels;
	const text = navigator.onLine ? addFailed : offline;
	// What speaks may not have come either.
	complain( button, text ).role = 'alert';
}

/**
 * Waits for whoever has a cart, wants one, or tells of one.
 */
export function watchCart(): void {
	const { cart: known } = settings();
	if ( ! known ) {
		return;
	}
	watchAddButtons( cart.add );
	onIntent( document, `${ ADD_BUTTON }, form.cart`, parts );
	whenJQuery( () => {
		fetchParts();
		return () => {};
	} );
	// A block or another tab: what it did is read when the parts start.
	listen(
		document.body,
		'wc-blocks_added_to_cart wc-blocks_removed_from_cart',
		fetchParts
	);
	listen< StorageEvent >( window, 'storage', ( { key } ) => {
		if ( key === known.hashKey ) {
			fetchParts();
		}
	} );
	const look = () => {
		if ( hasCart() ) {
			fetchParts();
		}
	};
	ready( look );
	// Back from a page where something was added.
	listen( window, 'pageshow', look );
}
