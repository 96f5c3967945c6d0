import { waitFor } from '@testing-library/dom';
import { defineIsland, mountIsland, scan } from '../islands';
import {
	clearPage,
	finishFetching,
	hints,
	print,
	reported,
	requested,
	served,
	until,
	widget,
} from './fake-manifest';

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

	const click = ( more = {} ) =>
		new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			...more,
		} );
	const later = () => new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	const scripts = () =>
		requested.filter( ( file ) => file.endsWith( '.js' ) );

	/** A widget that notes which of its buttons was clicked, and replaces its markup. */
	const noting = ( clicked: string[] ) => ( {
		mount( element: HTMLElement ) {
			element.innerHTML =
				'<i>icon</i><button name="other">b</button><button name="open">a</button>';
			element.addEventListener( 'click', ( { target } ) => {
				clicked.push( ( target as HTMLButtonElement ).name );
			} );
		},
	} );

	it( 'click fetches on hover, runs on click, and clicks again', async () => {
		const clicked: string[] = [];
		served.set( 'click.js', () =>
			defineIsland( 'click', noting( clicked ) )
		);
		const element = print(
			'click',
			'click',
			'<a href="#cart" name="open"><b>Cart</b></a>'
		);
		scan();
		// The mouse rests where the page opens.
		element.dispatchEvent( new Event( 'pointerover' ) );
		expect( hints( 'click.js' ) ).toHaveLength( 0 );
		element.dispatchEvent( new Event( 'pointermove' ) );
		element.dispatchEvent( new Event( 'pointerdown' ) );
		expect( hints( 'click.js' ) ).toHaveLength( 1 );
		expect( element.dataset.islandState ).toBe( 'waiting' );

		const inner = element.querySelector( 'b' )!;
		const link = element.querySelector( 'a' )!;
		const first = click();
		inner.dispatchEvent( first );
		expect( first.defaultPrevented ).toBe( true );
		expect( link.ariaBusy ).toBe( 'true' );
		await until( element, 'ready' );
		await later();
		expect( clicked ).toEqual( [ 'open' ] );
		element.querySelector( 'button' )!.click();
		expect( clicked ).toEqual( [ 'open', 'other' ] );
	} );

	it( 'interaction runs at the first touch, and does again in order what was clicked before', async () => {
		const clicked: string[] = [];
		let finish = () => {};
		defineIsland( 'touch', {
			async mount( element ) {
				await new Promise< void >( ( resolve ) => {
					finish = resolve;
				} );
				noting( clicked ).mount( element );
			},
		} );
		const element = print(
			'touch',
			'interaction',
			'<button name="open">a</button><button name="other">b</button>'
		);
		scan();
		await later();
		expect( element.dataset.islandState ).toBe( 'waiting' );
		element.dispatchEvent( new Event( 'pointerdown' ) );
		await until( element, 'loading' );
		for ( const name of [ 'other', 'open', 'open', 'other' ] ) {
			element
				.querySelector( `[name="${ name }"]` )!
				.dispatchEvent( click() );
		}
		expect( clicked ).toEqual( [] );
		finish();
		await until( element, 'ready' );
		await waitFor( () => expect( clicked.length ).toBeGreaterThan( 3 ) );
		await later();
		expect( clicked ).toEqual( [ 'other', 'open', 'open', 'other' ] );
		expect( document.querySelector( '[aria-busy]' ) ).toBeNull();
	} );

	it( 'a finger on it only fetches its scripts; they run after the click is painted', async () => {
		const clicked: string[] = [];
		served.set( 'asking.js', () =>
			defineIsland( 'asking', noting( clicked ) )
		);
		const element = print(
			'asking',
			'touch',
			'<button name="open">a</button>'
		);
		scan();
		const finger = new Event( 'pointerdown' );
		element.dispatchEvent(
			Object.assign( finger, { pointerType: 'touch' } )
		);
		await later();
		expect( hints( 'asking.js' ).map( ( { rel } ) => rel ) ).toEqual( [
			'preload',
		] );
		const button = element.querySelector( 'button' )!;
		const frame = jest
			.spyOn( window, 'requestAnimationFrame' )
			.mockReturnValue( 0 );
		button.dispatchEvent( click() );
		expect( button.ariaBusy ).toBe( 'true' );
		await later();
		expect( requested ).toEqual( [] );
		frame.mock.calls.forEach( ( [ paint ] ) => paint( 0 ) );
		frame.mockRestore();
		await until( element, 'ready' );
		await waitFor( () => expect( clicked ).toEqual( [ 'open' ] ) );
	} );

	it( 'a popover that a finger opens moves the focus into it: then it runs', async () => {
		defineIsland( 'focused', widget() );
		const element = print( 'focused', 'touch', '<input>' );
		element.dataset.islandOpeners = '[popovertarget]';
		document.body.insertAdjacentHTML(
			'beforeend',
			'<button popovertarget="p"></button>'
		);
		scan();
		const opener = document.querySelector( '[popovertarget]' )!;
		opener.dispatchEvent(
			Object.assign( new Event( 'pointerdown', { bubbles: true } ), {
				pointerType: 'touch',
			} )
		);
		opener.dispatchEvent( click() );
		expect( element.dataset.islandState ).toBe( 'waiting' );
		element.querySelector( 'input' )!.focus();
		await until( element, 'ready' );
	} );

	it( 'interaction counts an opener elsewhere on the page as a part, but leaves popovers and strangers alone', async () => {
		defineIsland( 'opened', widget() );
		const element = print( 'opened', 'interaction' );
		element.dataset.islandOpeners = '.opener';
		document.body.insertAdjacentHTML(
			'beforeend',
			'<a href="#a" class="opener">a</a><button class="opener" popovertarget="p">b</button><a href="#c" class="stranger">c</a>'
		);
		const press = ( selector: string ) => {
			const event = click();
			document.querySelector( selector )!.dispatchEvent( event );
			return event.defaultPrevented;
		};
		scan();
		expect( press( '.stranger' ) ).toBe( false );
		expect( press( '[popovertarget]' ) ).toBe( false );
		expect( element.dataset.islandState ).toBe( 'waiting' );
		const answered: Event[] = [];
		document
			.querySelector( 'a.opener' )!
			.addEventListener( 'click', ( event ) => answered.push( event ) );
		expect( press( 'a.opener' ) ).toBe( true );
		expect( answered ).toHaveLength( 0 );
		await until( element, 'ready' );
		await later();
		expect( answered ).toHaveLength( 1 );
	} );

	it.each( [ 'interaction', 'touch' ] )(
		'%s runs when somebody comes near an opener',
		async ( load ) => {
			defineIsland( `near-${ load }`, widget() );
			const element = print( `near-${ load }`, load );
			element.dataset.islandOpeners = '.opener';
			document.body.insertAdjacentHTML(
				'beforeend',
				'<a href="#a" class="opener"><b>a</b></a>'
			);
			scan();
			document.body.dispatchEvent(
				new Event( 'pointermove', { bubbles: true } )
			);
			expect( element.dataset.islandState ).toBe( 'waiting' );
			document
				.querySelector( 'b' )!
				.dispatchEvent( new Event( 'pointermove', { bubbles: true } ) );
			await until( element, 'ready' );
		}
	);

	it( 'what a dialog covers since the first click is not clicked again', async () => {
		let answers = 0;
		defineIsland( 'covers', {
			mount( element ) {
				element.addEventListener( 'click', () => {
					answers++;
					document.body.insertAdjacentHTML(
						'beforeend',
						'<dialog open></dialog>'
					);
				} );
			},
		} );
		const element = print( 'covers', 'click' );
		scan();
		element.firstElementChild!.dispatchEvent( click() );
		element.firstElementChild!.dispatchEvent( click() );
		await until( element, 'ready' );
		await later();
		expect( answers ).toBe( 1 );
	} );

	describe( 'the page rests', () => {
		beforeEach( () => {
			jest.useFakeTimers();
		} );

		afterEach( () => {
			jest.useRealTimers();
			Reflect.deleteProperty( navigator, 'connection' );
		} );

		const rest = async (
			island: string,
			connection?: object,
			load = 'interaction',
			openers?: string
		) => {
			Object.defineProperty( navigator, 'connection', {
				value: connection,
				configurable: true,
			} );
			const element = print( island, load );
			if ( openers ) {
				element.dataset.islandOpeners = openers;
			}
			scan();
			await jest.advanceTimersByTimeAsync( 250 );
			return element;
		};

		const scroll = async () => {
			finishFetching();
			await jest.advanceTimersByTimeAsync( 0 );
			window.dispatchEvent( new Event( 'scroll' ) );
			await jest.advanceTimersByTimeAsync( 250 );
		};

		it.each( [ [ { saveData: true } ], [ { effectiveType: 'slow-2g' } ] ] )(
			'fetches nothing ahead for %p',
			async ( connection ) => {
				await rest( 'rested', connection );
				expect( hints( 'rested.js' ) ).toHaveLength( 0 );
			}
		);

		it( 'fetches nothing ahead for an island that waits for a touch', async () => {
			await rest( 'rested', undefined, 'touch' );
			expect( hints( 'rested.js' ) ).toHaveLength( 0 );
		} );

		it( 'fetches ahead, and runs nothing', async () => {
			await rest( 'rested' );
			expect( hints( 'rested.js' ) ).toHaveLength( 1 );
			expect( requested ).toEqual( [] );
		} );

		it.each( [
			[ 'before', 300, 'lazy', 'react' ],
			[ 'after', 0, 'one', 'shared' ],
		] )(
			'mounts a widget when its scripts are fetched, if the page is scrolled %s that',
			async ( _moment, top, island, dependency ) => {
				served.set( `${ dependency }.js`, () => {} );
				const mount = jest.fn();
				served.set( `${ island }.js`, () =>
					defineIsland( island, { mount } )
				);
				const scrollY = jest.replaceProperty( window, 'scrollY', top );
				await rest( island );
				await jest.advanceTimersByTimeAsync( 250 );
				expect( scripts() ).toEqual( [] );
				finishFetching();
				await jest.advanceTimersByTimeAsync( 0 );
				if ( top === 0 ) {
					window.dispatchEvent( new Event( 'scroll' ) );
				}
				await jest.advanceTimersByTimeAsync( 250 );
				expect( scripts() ).toEqual( [
					`${ dependency }.js`,
					`${ island }.js`,
				] );
				expect( mount ).toHaveBeenCalledTimes( 1 );
				scrollY.restore();
			}
		);

		it( 'runs the script of a widget with openers, and does not mount it', async () => {
			const mount = jest.fn();
			served.set( 'silent.js', () =>
				defineIsland( 'silent', { mount } )
			);
			await rest( 'silent', undefined, 'interaction', '#opener' );
			await scroll();
			expect( scripts() ).toEqual( [ 'silent.js' ] );
			expect( mount ).not.toHaveBeenCalled();
		} );

		it( 'leaves a widget waiting if a file fails then', async () => {
			const element = await rest( 'broken' );
			await scroll();
			expect( scripts() ).toEqual( [ 'missing.js' ] );
			expect( element.dataset.islandState ).toBe( 'waiting' );
			expect( reported ).not.toHaveBeenCalled();
		} );

		it( 'runs it after a touch, not during it', async () => {
			await rest( 'touched' );
			finishFetching();
			await jest.advanceTimersByTimeAsync( 0 );
			window.dispatchEvent( new Event( 'pointerdown' ) );
			await jest.advanceTimersByTimeAsync( 250 );
			expect( scripts() ).toEqual( [] );
			served.set( 'needed.js', () => {} );
			window.dispatchEvent( new Event( 'touchend' ) );
			await jest.advanceTimersByTimeAsync( 250 );
			expect( requested ).toEqual( [ 'needed.js', 'touched.js' ] );
		} );
	} );

	it( 'one click goes to the fallback when the widget fails', async () => {
		defineIsland( 'click-fails', {
			async mount() {
				await later();
				throw new Error( 'no' );
			},
		} );
		const element = print(
			'click-fails',
			'interaction',
			'<a href="#cart">Cart</a>'
		);
		const followed: boolean[] = [];
		const note = ( event: Event ) => {
			followed.push( ! event.defaultPrevented );
		};
		document.body.addEventListener( 'click', note );
		scan();
		element.querySelector( 'a' )!.click();
		element.querySelector( 'a' )!.click();
		await until( element, 'failed' );
		await later();
		document.body.removeEventListener( 'click', note );
		expect( followed ).toEqual( [ true ] );
	} );

	it( 'leaves a click for a new tab to the browser', () => {
		defineIsland( 'click-tab', widget() );
		const element = print(
			'click-tab',
			'interaction',
			'<a href="#cart">Cart</a>'
		);
		scan();
		const tab = click( { metaKey: true } );
		element.firstElementChild!.dispatchEvent( tab );
		expect( tab.defaultPrevented ).toBe( false );
		expect( element.dataset.islandState ).toBe( 'waiting' );
	} );

	it( 'mountIsland() runs one that waits, and resolves when it is ready', async () => {
		defineIsland( 'asked', widget() );
		const element = print( 'asked', 'interaction' );
		scan();
		await mountIsland( element );
		expect( element.dataset.islandState ).toBe( 'ready' );
		await mountIsland( document.body );
	} );
} );
