import type { CartModule } from '../cart';
import type { CustomAdd } from '../cart/add-to-cart';
import { ADD_BUTTON, watchAddButtons } from './add-buttons';
import { cartHash, hasCart } from './cart-cookies';
import { showButtonError } from './button-error';
import { whenJQuery } from './events/when-jquery';
import { listen } from './events/listen';
import { submitNatively } from './submit-natively';
import { loadCalls } from './calls';
import { loadLibrary } from './islands/manifest';
import { onIntent } from './on-intent';
import { ready } from './ready';
import { settings } from './settings';

let provide!: ( parts: CartModule ) => void;

const provided = new Promise< CartModule >( ( resolve ) => {
	provide = resolve;
} );

/** Loads the cart script, once. */
async function loadCart(): Promise< CartModule > {
	// The cart needs the calls; if they fail to load, the first request reports it.
	loadCalls().catch( () => {} );
	await loadLibrary( 'vitrina-cart' );
	return provided;
}

/** Runs the cart script before anything needs it. */
export const prepareCart = () => void loadCart().catch( () => {} );

/** Called by src/cart, which is a script of its own, when it has loaded. */
export { provide as provideCart };

export const cart = {
	hasCart,
	/** The last cart hash that the server sent; empty without a cart. */
	hash: cartHash,
	/** Adds the product of a button's `data-*`, as a click does, or by a custom request. */
	async add(
		...[ button, custom ]: Parameters< CartModule[ 'add' ] >
	): Promise< void > {
		button.classList.add( 'loading' );
		let cartModule: CartModule;
		try {
			cartModule = await loadCart();
		} catch {
			button.classList.remove( 'loading' );
			showLoadFailure( button, custom );
			return;
		}
		await cartModule.add( button, custom );
	},
	/** Queues a call to `/?wc-ajax=…`, or another request. */
	send: async ( ...args: Parameters< CartModule[ 'send' ] > ) =>
		( await loadCart() ).send( ...args ),
	/** Fetches the cart fragments. */
	refresh: async () => ( await loadCart() ).refresh(),
	/** Shows and caches the fragments of a response. */
	accept: ( ...args: Parameters< CartModule[ 'accept' ] > ) =>
		loadCart().then(
			( { accept } ) => accept( ...args ),
			() => {}
		),
	/** Settles when no cart request is in flight or waiting. */
	idle: async () => ( await loadCart() ).idle(),
};

/**
 * The file failed to load: a form is submitted and a link is followed natively.
 * Any other button shows an error.
 */
function showLoadFailure( button: HTMLElement, custom?: CustomAdd ): void {
	if ( submitNatively( button, custom ) ) {
		return;
	}
	const { offline, addFailed } = settings().labels;
	const text = navigator.onLine ? addFailed : offline;
	// The live region may be missing, too: the script of src/calls creates it.
	showButtonError( button, text ).role = 'alert';
}

/**
 * Loads the cart script when the visitor has a cart, is about to use one, or
 * another script reports a change. Otherwise boot.ts loads it after the first use of the page.
 */
export function watchCart(): void {
	const { cart: cartSettings } = settings();
	if ( ! cartSettings ) {
		return;
	}
	watchAddButtons( cart.add );
	onIntent( document, `${ ADD_BUTTON }, form.cart`, loadCart );
	whenJQuery( () => {
		prepareCart();
		return () => {};
	} );
	// A block or another tab changed the cart: it is read when the script starts.
	listen(
		document.body,
		'wc-blocks_added_to_cart wc-blocks_removed_from_cart',
		prepareCart
	);
	listen< StorageEvent >( window, 'storage', ( { key } ) => {
		if ( key === cartSettings.hashKey ) {
			prepareCart();
		}
	} );
	const checkCart = () => {
		if ( hasCart() ) {
			prepareCart();
		}
	};
	ready( checkCart );
	// Back from a page where something was added.
	listen( window, 'pageshow', checkCart );
}
