import { createBus } from '@vitrina/core';
import type { EventMap } from '@vitrina/core';
import { cartSettings, clearCookies } from '../../core/test/fake-page';
import { createCartQueue, type CartQueue } from '../cart-queue';
import { DAY } from '../fragment-cache';
import { createFragments } from '../fragments';

export const { fragmentName, hashKey } = cartSettings;
export const part = ( text: string ) => ( {
	'p.cart': `<p class="cart">${ text }</p>`,
} );

let stops: Array< () => void > = [];

export function setUp( { isForeign = false } = {} ) {
	const bus = createBus< EventMap >();
	const events: string[] = [];
	bus.on( 'cart:changed', ( { source } ) => void events.push( source ) );
	bus.on(
		'cart:fragments-error',
		( { error } ) => void events.push( error.code )
	);
	const wcAjax = jest.fn< Promise< unknown >, unknown[] >( async () => ( {
		fragments: part( 'fetched' ),
		cart_hash: 'new',
	} ) );
	const queue: CartQueue = createCartQueue( wcAjax, () =>
		fragments.refresh()
	);
	const fragments = createFragments( {
		bus,
		queue,
		cart: cartSettings,
		isHandledByWooCommerce: () => isForeign,
	} );
	return {
		wcAjax,
		events,
		fragments,
		start: () => void stops.push( fragments.start() ),
	};
}

export const keep = ( text: string, hash: string, created = Date.now() ) => {
	sessionStorage.setItem( fragmentName, JSON.stringify( part( text ) ) );
	sessionStorage.setItem( hashKey, hash );
	localStorage.setItem( hashKey, hash );
	sessionStorage.setItem( 'wc_cart_created', String( created ) );
};

export const shown = () => document.querySelector( '.cart' )?.textContent;
export const tick = () => jest.advanceTimersByTimeAsync( 1 );

/** A page of the hundredth day, with nothing kept. */
export function openPage() {
	jest.useFakeTimers( { now: 100 * DAY } );
	sessionStorage.clear();
	localStorage.clear();
	clearCookies();
	document.body.innerHTML = '<p class="cart">printed</p>';
}

export function closePage() {
	stops.forEach( ( stop ) => stop() );
	stops = [];
	jest.useRealTimers();
}
