import { defineIsland, scan } from '../islands';
import { clearPage, print, served, until, widget } from './fake-manifest';

beforeEach( clearPage );

describe( 'when', () => {
	it( 'idle waits for a quiet moment', async () => {
		let quiet = () => {};
		window.requestIdleCallback = jest.fn( ( callback ) => {
			quiet = callback as never;
			return 1;
		} );
		window.cancelIdleCallback = jest.fn();
		defineIsland( 'idle', widget() );
		const element = print( 'idle', 'idle' );
		scan();
		expect( element.dataset.islandState ).toBe( 'waiting' );
		quiet();
		await until( element, 'ready' );
		element.remove();
		scan();
		delete ( window as Partial< Window > ).requestIdleCallback;
	} );

	it( 'idle makes do without idle callbacks', async () => {
		defineIsland( 'idle-old', widget() );
		const element = print( 'idle-old', 'idle' );
		scan();
		expect( element.dataset.islandState ).toBe( 'waiting' );
		await until( element, 'ready' );
	} );

	it( 'visible waits until it is nearly seen', async () => {
		let see: ( isIntersecting: boolean ) => void = () => {};
		const disconnect = jest.fn();
		window.IntersectionObserver = jest.fn( ( callback ) => {
			see = ( isIntersecting ) => callback( [ { isIntersecting } ] );
			return { observe: () => {}, disconnect };
		} ) as never;
		defineIsland( 'visible', widget() );
		const element = print( 'visible', 'visible' );
		scan();
		see( false );
		expect( element.dataset.islandState ).toBe( 'waiting' );
		see( true );
		await until( element, 'ready' );
		expect( disconnect ).toHaveBeenCalled();
	} );

	it( 'interaction fetches on hover, runs on click, and replays that click once', async () => {
		const clicked: string[] = [];
		served.set( 'click.js', () =>
			defineIsland( 'click', {
				mount( element ) {
					element.innerHTML =
						'<i>icon</i><button name="other">b</button><button name="open">a</button>';
					element.addEventListener( 'click', ( { target } ) => {
						clicked.push( ( target as HTMLButtonElement ).name );
					} );
				},
			} )
		);
		const element = print(
			'click',
			'interaction',
			'<a href="#cart" name="open"><b>Cart</b></a>'
		);
		scan();
		expect(
			document.querySelector( 'link[rel="preload"][href$="click.js"]' )
		).toBeNull();
		element.dispatchEvent( new Event( 'pointerover' ) );
		element.dispatchEvent( new Event( 'touchstart' ) );
		expect(
			document.querySelectorAll( 'link[rel="preload"][href$="click.js"]' )
		).toHaveLength( 1 );
		expect( element.dataset.islandState ).toBe( 'waiting' );

		const inner = element.querySelector( 'b' )!;
		const click = () =>
			new MouseEvent( 'click', { bubbles: true, cancelable: true } );
		const first = click();
		inner.dispatchEvent( first );
		inner.dispatchEvent( click() );
		expect( first.defaultPrevented ).toBe( true );
		await until( element, 'ready' );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( clicked ).toEqual( [ 'open' ] );
		element.querySelector( 'button' )!.click();
		expect( clicked ).toEqual( [ 'open', 'other' ] );
	} );

	it( 'interaction gives the click to the fallback when the widget fails', async () => {
		defineIsland( 'click-fails', {
			mount() {
				throw new Error( 'no' );
			},
		} );
		const element = print(
			'click-fails',
			'interaction',
			'<a href="#cart">Cart</a>'
		);
		const followed: boolean[] = [];
		document.body.addEventListener(
			'click',
			( event ) => {
				followed.push( ! event.defaultPrevented );
			},
			{ once: true }
		);
		scan();
		element.querySelector( 'a' )!.click();
		await until( element, 'failed' );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( followed ).toEqual( [ true ] );
	} );

	it( 'interaction leaves a click for a new tab to the browser', () => {
		defineIsland( 'click-tab', widget() );
		const element = print(
			'click-tab',
			'interaction',
			'<a href="#cart">Cart</a>'
		);
		scan();
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			metaKey: true,
		} );
		element.firstElementChild!.dispatchEvent( click );
		expect( click.defaultPrevented ).toBe( false );
		expect( element.dataset.islandState ).toBe( 'waiting' );
	} );
} );
