import { clearCookies, giveCart } from '../../core/test/fake-page';
import { DAY } from '../fragment-cache';
import {
	closePage,
	openPage,
	fragmentName,
	hashKey,
	keep,
	setUp,
	shown,
	tick,
} from './fake-parts';

beforeEach( openPage );
afterEach( closePage );

describe( 'when a page loads', () => {
	it( '[CART-05] a visitor without a cart causes no request at all, also a day later', async () => {
		const { start, wcAjax, events } = setUp();
		start();
		window.dispatchEvent(
			new PageTransitionEvent( 'pageshow', { persisted: true } )
		);
		await jest.advanceTimersByTimeAsync( 2 * DAY );
		expect( wcAjax ).not.toHaveBeenCalled();
		expect( events ).toEqual( [] );
		expect( shown() ).toBe( 'printed' );
	} );

	it( '[CART-05] shows what is kept and asks nothing', async () => {
		keep( 'kept', 'a' );
		giveCart( 'a' );
		const { start, wcAjax, events } = setUp();
		start();
		await tick();
		expect( shown() ).toBe( 'kept' );
		expect( wcAjax ).not.toHaveBeenCalled();
		expect( events ).toEqual( [ 'cache' ] );
	} );

	it( '[CART-05] fetches with {time} and a time-out of 5000 ms when nothing is kept', async () => {
		giveCart( 'a' );
		const { start, wcAjax, events } = setUp();
		start();
		await tick();
		expect( wcAjax ).toHaveBeenCalledWith(
			'get_refreshed_fragments',
			{ time: 100 * DAY },
			{ timeout: 5000 }
		);
		expect( shown() ).toBe( 'fetched' );
		expect( events ).toEqual( [ 'refresh' ] );
		expect( sessionStorage.getItem( hashKey ) ).toBe( 'new' );
		expect( localStorage.getItem( hashKey ) ).toBe( 'new' );
		expect( sessionStorage.getItem( 'wc_cart_created' ) ).toBe(
			String( 100 * DAY )
		);
	} );

	it.each( [
		[ 'another hash', () => keep( 'kept', 'b' ) ],
		[ 'parts of the day before', () => keep( 'kept', 'a', 99 * DAY - 1 ) ],
		[
			'no start of the cart',
			() => {
				keep( 'kept', 'a' );
				sessionStorage.removeItem( 'wc_cart_created' );
			},
		],
		[
			'broken parts',
			() => {
				keep( 'kept', 'a' );
				sessionStorage.setItem( fragmentName, '{"p.cart' );
			},
		],
	] )( '[CART-05] fetches over %s', async ( _name, prepare ) => {
		prepare();
		giveCart( 'a' );
		const { start, wcAjax } = setUp();
		start();
		await tick();
		expect( wcAjax ).toHaveBeenCalledTimes( 1 );
		expect( shown() ).toBe( 'fetched' );
	} );

	it( '[CART-05] removes the stored parts of a cart that is gone, without a request', async () => {
		keep( 'kept', 'a' );
		const { start, wcAjax } = setUp();
		start();
		await tick();
		expect( wcAjax ).not.toHaveBeenCalled();
		expect( sessionStorage.getItem( fragmentName ) ).toBeNull();
		expect( shown() ).toBe( 'printed' );
	} );

	it( '[CART-05] leaves it to WooCommerce’s own script where that is on the page', async () => {
		giveCart( 'a' );
		const { start, wcAjax } = setUp( { isForeign: true } );
		start();
		await tick();
		expect( wcAjax ).not.toHaveBeenCalled();
	} );
} );

describe( 'while a page is open', () => {
	it( '[CART-05] fetches when the kept parts turn 24 hours old, and every 24 hours from then', async () => {
		keep( 'kept', 'a', 100 * DAY - 1000 );
		giveCart( 'a' );
		const { start, wcAjax } = setUp();
		start();
		await jest.advanceTimersByTimeAsync( DAY - 1002 );
		expect( wcAjax ).toHaveBeenCalledTimes( 0 );
		await jest.advanceTimersByTimeAsync( 10 );
		expect( wcAjax ).toHaveBeenCalledTimes( 1 );
		await jest.advanceTimersByTimeAsync( DAY );
		expect( wcAjax ).toHaveBeenCalledTimes( 2 );
	} );

	it( '[CART-05] fetches when another tab changed the cart, and only then', async () => {
		keep( 'kept', 'a' );
		giveCart( 'a' );
		const { start, wcAjax } = setUp();
		start();
		const tell = ( key: string ) =>
			window.dispatchEvent( new StorageEvent( 'storage', { key } ) );
		tell( hashKey );
		tell( 'display' );
		await tick();
		expect( wcAjax ).toHaveBeenCalledTimes( 0 );
		localStorage.setItem( hashKey, 'b' );
		tell( 'display' );
		await tick();
		expect( wcAjax ).toHaveBeenCalledTimes( 0 );
		tell( hashKey );
		await tick();
		expect( wcAjax ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[CART-05] fetches when the cart it shows was emptied in another tab', async () => {
		keep( 'kept', 'a' );
		giveCart( 'a' );
		const { start, wcAjax } = setUp();
		start();
		clearCookies();
		localStorage.setItem( hashKey, '' );
		window.dispatchEvent( new StorageEvent( 'storage', { key: hashKey } ) );
		await tick();
		expect( wcAjax ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[CART-05] fetches when the page comes back from the browser’s memory', async () => {
		keep( 'kept', 'a' );
		giveCart( 'a' );
		const { start, wcAjax } = setUp();
		start();
		window.dispatchEvent(
			new PageTransitionEvent( 'pageshow', { persisted: false } )
		);
		await tick();
		expect( wcAjax ).toHaveBeenCalledTimes( 0 );
		window.dispatchEvent(
			new PageTransitionEvent( 'pageshow', { persisted: true } )
		);
		await tick();
		expect( wcAjax ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		'<div class="wpml-ls"><a href="#lt">LT</a></div>',
		'<li class="lang-item"><a href="#lt">LT</a></li>',
		'<a href="#lt" hreflang="lt">LT</a>',
	] )(
		'[CART-05] a click on a language link clears what is kept: %s',
		( html ) => {
			keep( 'kept', 'a' );
			giveCart( 'a' );
			const { start } = setUp();
			start();
			document.body.insertAdjacentHTML(
				'beforeend',
				`<a id="other" href="#x">x</a>${ html }`
			);
			document.getElementById( 'other' )!.click();
			expect( sessionStorage.getItem( fragmentName ) ).not.toBeNull();
			document.querySelector< HTMLElement >( '[href="#lt"]' )!.click();
			expect( sessionStorage.getItem( fragmentName ) ).toBeNull();
		}
	);

	it( 'stops listening when it is ended', async () => {
		giveCart( 'a' );
		keep( 'kept', 'a' );
		const { fragments, wcAjax } = setUp();
		fragments.start()();
		window.dispatchEvent(
			new PageTransitionEvent( 'pageshow', { persisted: true } )
		);
		await jest.advanceTimersByTimeAsync( 2 * DAY );
		expect( wcAjax ).not.toHaveBeenCalled();
	} );
} );
