import { defineIsland, scan, type IslandHost } from '../islands';

/** Scripts that a test serves instead of a server: what runs when they load. */
const served = new Map< string, () => void >();
let requested: string[] = [];

const reported = jest.fn();
window.reportError = reported;

/** jsdom loads nothing: this does it, in the order the tags were added. */
const observer = new MutationObserver( ( records ) => {
	for ( const node of records.flatMap( ( { addedNodes } ) => [
		...addedNodes,
	] ) ) {
		const { tagName, src, href, rel } = node as HTMLScriptElement &
			HTMLLinkElement;
		if ( rel === 'preload' || ! ( src || href ) ) {
			continue;
		}
		const name = ( src || href ).replace( /.*\//, '' );
		requested.push( name );
		const delay = name === 'shared.js' ? 20 : 0;
		setTimeout( () => {
			const run = served.get( name );
			if ( tagName === 'SCRIPT' ) {
				run?.();
			}
			node.dispatchEvent( new Event( run ? 'load' : 'error' ) );
		}, delay );
	}
} );
observer.observe( document.head, { childList: true } );

const script = ( name: string, more = {} ) => ( {
	src: `https://shop.test/${ name }.js`,
	...more,
} );

// Read once per page, so one for all tests; every test has its own island.
document.head.innerHTML = `<script type="application/json" id="vitrina-islands">${ JSON.stringify(
	{
		islands: {
			lazy: { scripts: [ 'react', 'lazy' ], styles: [ 'lazy' ] },
			also: { scripts: [ 'react', 'also' ], styles: [] },
			broken: { scripts: [ 'missing' ], styles: [] },
			one: { scripts: [ 'shared', 'one' ], styles: [] },
			two: { scripts: [ 'shared', 'two' ], styles: [] },
			silent: { scripts: [ 'silent' ], styles: [] },
			click: { scripts: [ 'click' ], styles: [] },
			inline: {
				scripts: [ 'printed', 'alias', 'inline' ],
				styles: [ 'missing' ],
			},
		},
		scripts: {
			react: script( 'react' ),
			lazy: script( 'lazy' ),
			also: script( 'also' ),
			missing: script( 'missing' ),
			shared: script( 'shared' ),
			one: script( 'one' ),
			two: script( 'two' ),
			silent: script( 'silent' ),
			click: script( 'click' ),
			printed: script( 'printed' ),
			alias: { before: 'log.push( "alias" )' },
			inline: script( 'inline', {
				extra: 'log.push( "extra" )',
				translations: 'log.push( "translations" )',
				before: 'log.push( "before" )',
				after: 'log.push( "after" )',
			} ),
		},
		styles: {
			lazy: { src: 'https://shop.test/lazy.css', after: '.lazy{}' },
			missing: { src: 'https://shop.test/missing.css' },
		},
	}
) }</script>`;

/** What a widget does: shows its props instead of the fallback. */
const widget = ( undo = () => {} ) => ( {
	mount( element: HTMLElement, props: unknown ) {
		element.replaceChildren( JSON.stringify( props ) );
		return undo;
	},
} );

function print( name: string, load = 'now', more = '' ): HTMLElement {
	document.body.innerHTML = `<div data-island="${ name }" data-island-load="${ load }" data-island-props='{"a":1}'>${
		more || '<button>fallback</button>'
	}</div>`;
	return document.querySelector< HTMLElement >( '[data-island]' )!;
}

const until = async ( element: HTMLElement, ...states: string[] ) => {
	while ( ! states.includes( element.dataset.islandState ?? '' ) ) {
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	}
};

beforeEach( () => {
	requested = [];
	reported.mockClear();
	document.body.innerHTML = '';
	scan();
} );

describe( 'loading', () => {
	it( 'loads styles and scripts in order, each once, and mounts', async () => {
		served.set( 'react.js', () => {} );
		served.set( 'lazy.css', () => {} );
		served.set( 'lazy.js', () => defineIsland( 'lazy', widget() ) );
		served.set( 'also.js', () => defineIsland( 'also', widget() ) );
		const element = print( 'lazy' );
		scan();
		expect( element.dataset.islandState ).toBe( 'loading' );
		expect( element.textContent ).toBe( 'fallback' );
		await until( element, 'ready' );
		expect( element.textContent ).toBe( '{"a":1}' );
		expect(
			document.getElementById( 'lazy-inline-css' )?.textContent
		).toBe( '.lazy{}' );

		const second = print( 'also' );
		scan();
		await until( second, 'ready' );
		expect( requested ).toEqual( [
			'lazy.css',
			'react.js',
			'lazy.js',
			'also.js',
		] );
	} );

	it( 'makes two islands wait for the same file, asked for once', async () => {
		const ran: string[] = [];
		for ( const name of [ 'shared', 'one', 'two' ] ) {
			served.set( `${ name }.js`, () => {
				ran.push( name );
				defineIsland( name, widget() );
			} );
		}
		document.body.innerHTML =
			'<i data-island="one" data-island-load="now"></i><i data-island="two" data-island-load="now"></i>';
		scan();
		const [ one, two ] = document.querySelectorAll( 'i' );
		await until( one!, 'ready' );
		await until( two!, 'ready' );
		expect( ran[ 0 ] ).toBe( 'shared' );
		expect( ran ).toHaveLength( 3 );
		expect( requested.slice( 0, 1 ) ).toEqual( [ 'shared.js' ] );
		expect( requested ).toHaveLength( 3 );
	} );

	it( 'skips what the page has printed, and puts inline parts where WordPress does', async () => {
		const log: string[] = [];
		Object.assign( window, { log } );
		const printed = document.createElement( 'script' );
		printed.id = 'printed-js';
		document.head.append( printed );
		served.set( 'inline.js', () => {
			log.push( 'file' );
			defineIsland( 'inline', widget() );
		} );
		const element = print( 'inline' );
		scan();
		await until( element, 'ready' );
		expect( requested ).not.toContain( 'printed.js' );
		expect( log ).toEqual( [
			'alias',
			'extra',
			'translations',
			'before',
			'file',
			'after',
		] );
		expect( document.getElementById( 'inline-js' ) ).not.toBeNull();
	} );

	it( 'does nothing twice, and ends what has left the page', async () => {
		const undo = jest.fn();
		const definition = widget( undo );
		const mount = jest.spyOn( definition, 'mount' );
		defineIsland( 'twice', definition );
		const element = print( 'twice' );
		scan();
		scan();
		await until( element, 'ready' );
		scan();
		expect( mount ).toHaveBeenCalledTimes( 1 );
		expect( undo ).not.toHaveBeenCalled();
		element.remove();
		scan();
		scan();
		expect( undo ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'ends a mount that finishes after its island has left', async () => {
		const undo = jest.fn();
		let finish: ( end: () => void ) => void = () => {};
		defineIsland( 'slow', {
			mount: () =>
				new Promise( ( resolve ) => {
					finish = resolve;
				} ),
		} );
		const element = print( 'slow' );
		scan();
		await until( element, 'loading' );
		element.remove();
		scan();
		finish( undo );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( undo ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'waits for a widget whose script comes by itself', async () => {
		const element = print( 'later' );
		scan();
		expect( element.dataset.islandState ).toBe( 'waiting' );
		defineIsland( 'later', widget() );
		await until( element, 'ready' );
	} );
} );

describe( 'failing', () => {
	it.each( [
		[ 'a script that cannot be loaded', 'broken' ],
		[ 'a script that defines nothing', 'silent' ],
	] )( 'leaves the fallback for %s', async ( _name, island ) => {
		served.set( 'silent.js', () => {} );
		const element = print( island );
		const button = element.firstElementChild;
		scan();
		await until( element, 'failed' );
		expect( element.firstElementChild ).toBe( button );
		expect( reported ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'puts the fallback back when the widget throws after it has begun', async () => {
		defineIsland( 'throws', {
			mount( element ) {
				element.replaceChildren( 'half' );
				throw new Error( 'mount' );
			},
		} );
		const element = print( 'throws' );
		const button = element.firstElementChild;
		scan();
		await until( element, 'failed' );
		expect( element.firstElementChild ).toBe( button );
	} );

	it( 'puts the fallback back when the widget fails later, once', async () => {
		let host: IslandHost | undefined;
		const undo = jest.fn();
		defineIsland( 'crashes', {
			mount( element, _props, given ) {
				host = given;
				element.replaceChildren( 'view' );
				return undo;
			},
		} );
		const element = print( 'crashes' );
		scan();
		await until( element, 'ready' );
		host!.fail( new Error( 'later' ) );
		host!.fail( new Error( 'again' ) );
		expect( element.textContent ).toBe( 'fallback' );
		expect( element.dataset.islandState ).toBe( 'failed' );
		expect( undo ).toHaveBeenCalledTimes( 1 );
		expect( reported ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'takes props that are no JSON for a failure', async () => {
		defineIsland( 'props', widget() );
		const element = print( 'props' );
		element.dataset.islandProps = '{';
		scan();
		await until( element, 'failed' );
		expect( element.textContent ).toBe( 'fallback' );
	} );
} );

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

it( 'keeps the focus of a shopper who was inside the fallback', async () => {
	defineIsland( 'focus', {
		mount( element ) {
			element.innerHTML = '<input name="first"><input name="terminal">';
		},
	} );
	const element = print(
		'focus',
		'now',
		'<select name="terminal"></select>'
	);
	element.querySelector( 'select' )!.focus();
	scan();
	await until( element, 'ready' );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( document.querySelector( ':focus' )?.getAttribute( 'name' ) ).toBe(
		'terminal'
	);
} );
