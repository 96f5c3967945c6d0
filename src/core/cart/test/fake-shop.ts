import { createBus } from '../../events/bus';
import type { EventMap } from '../../events/map';
import { settle } from '../../test/fake-page';
import { createAddToCart } from '../add-to-cart';
import { createCartQueue } from '../cart';

export const added = {
	fragments: { 'p.cart': '<p class="cart">1</p>' },
	cart_hash: 'h',
};

/** A shop that really counts, and answers when it is told to. */
export function setUp( {
	answer = async (): Promise< unknown > => added,
	isAllowed = true,
	extra = {},
} = {} ) {
	const bus = createBus< EventMap >();
	const sent: Array< Record< string, string > > = [];
	let inFlight = 0;
	let most = 0;
	const wcAjax = jest.fn( async ( endpoint: string, body: unknown ) => {
		sent.push( { endpoint, ...( body as Record< string, string > ) } );
		most = Math.max( most, ++inFlight );
		try {
			return await answer();
		} finally {
			inFlight--;
		}
	} );
	const fragments = {
		start: () => () => {},
		refresh: jest.fn( async () => {} ),
		sync: async () => {},
		accept: jest.fn(),
		clear: () => {},
	};
	const go = jest.fn();
	const addToCart = createAddToCart( {
		bus,
		queue: createCartQueue( wcAjax as never ),
		fragments,
		hooks: { data: () => extra, isAllowed: () => isAllowed },
		go,
	} );
	stop();
	stop = addToCart.start();
	return { bus, sent, fragments, go, most: () => most };
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
