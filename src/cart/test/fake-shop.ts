import { createBus } from '@vitrina/core';
import type { EventMap } from '@vitrina/core';
import { cartSettings, settle } from '../../core/test/fake-page';
import { watchAddButtons } from '../../core/add-buttons';
import { createAddToCart } from '../add-to-cart';
import { createCartQueue, READ_ENDPOINT, type CartQueue } from '../cart-queue';
import { createFragments } from '../fragments';

// A hidden page paints no frame, so that nothing waits for one here; paint-or-leave.test.ts
// has a page that is seen.
Object.defineProperty( document, 'hidden', {
	configurable: true,
	value: true,
} );

export const added = {
	fragments: { 'p.cart': '<p class="cart">1</p>' },
	cart_hash: 'h',
};

/** The cart code with a fake server, which counts parallel requests. `response` decides what it returns, and when. */
export function setUp( {
	response = async (): Promise< unknown > => added,
	isAllowed = true,
	extra = {},
	/** The cart hash that the server returns. */
	held = (): string => '',
} = {} ) {
	const bus = createBus< EventMap >();
	const sent: Array< Record< string, string > > = [];
	let inFlight = 0;
	let most = 0;
	const wcAjax = jest.fn( async ( endpoint: string, body: unknown ) => {
		if ( endpoint === READ_ENDPOINT ) {
			return { fragments: added.fragments, cart_hash: held() };
		}
		sent.push( { endpoint, ...( body as Record< string, string > ) } );
		most = Math.max( most, ++inFlight );
		try {
			return await response();
		} finally {
			inFlight--;
		}
	} );
	const queue: CartQueue = createCartQueue( wcAjax as never, () =>
		fragments.refresh()
	);
	const fragments = {
		...createFragments( {
			bus,
			queue,
			cart: cartSettings,
			isHandledByWooCommerce: () => false,
		} ),
		accept: jest.fn(),
	};
	const go = jest.fn();
	const { add } = createAddToCart( {
		bus,
		queue,
		fragments,
		hooks: { data: () => extra, isAllowed: () => isAllowed },
		go,
	} );
	stop();
	stop = watchAddButtons( add );
	return { add, bus, sent, fragments, go, most: () => most };
}

let stop = () => {};

export function print( html: string ): HTMLElement {
	document.body.innerHTML = `<p class="cart">0</p><div class="card">${ html }</div>`;
	return document.querySelector< HTMLElement >( '.ajax_add_to_cart' )!;
}

export const BUTTON =
	'<button class="ajax_add_to_cart add_to_cart_button" data-product_id="7" data-product_sku="S" data-quantity="2" data-success_message="“Linen” is in your cart">Add</button>';
export const LINK = BUTTON.replace(
	'<button',
	'<a href="#add" role="button"'
).replace( '</button', '</a' );
export const flush = async () => {
	await settle();
	await settle();
};
export const linkAfter = () =>
	document.querySelector( 'a.added_to_cart.wc-forward' );
export const live = ( politeness: string ) =>
	document.getElementById( `vitrina-live-${ politeness }` )?.textContent;

/** Ends what setUp began. */
export const tearDown = () => stop();
