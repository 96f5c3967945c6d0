import { sendEarly } from '../../calls';
import { defineIsland, scan } from '../islands';
import { prefetchIsland } from '../manifest';
import { whenPageIsIdle } from '../when';
import {
	clearPage,
	finishFetching,
	hints,
	print,
	requested,
	served,
	until,
	widget,
} from './fake-manifest';

jest.mock( '../../calls', () => ( { sendEarly: jest.fn() } ) );

beforeEach( clearPage );

// jsdom knows no prefetch.
DOMTokenList.prototype.supports = () => true;

it( 'adds scripts that the browser has fetched together, up to an inline part', async () => {
	const log: string[] = [];
	Object.assign( window, { log } );
	for ( const name of [ 'first', 'second', 'inline-third' ] ) {
		served.set( `${ name }.js`, () => log.push( name ) );
	}
	served.set( 'fetched.js', () => defineIsland( 'fetched', widget() ) );

	void prefetchIsland( 'fetched', true );
	finishFetching();
	const element = print( 'fetched' );
	scan();
	// The observer of fake-manifest.ts runs in a microtask.
	await Promise.resolve();
	expect( requested ).toEqual( [ 'first.js', 'second.js' ] );
	await until( element, 'ready' );
	expect( log ).toEqual( [ 'first', 'second', 'third', 'inline-third' ] );
} );

it( 'a script that is still on its way runs after what it depends on, and does not hold other scripts', async () => {
	served.set( 'earlier.js', () => {} );
	served.set( 'dependent.js', () => defineIsland( 'dependent', widget() ) );
	void prefetchIsland( 'dependent', false );
	finishFetching();
	const element = print( 'dependent' );
	scan();
	await Promise.resolve();
	expect( requested ).toEqual( [ 'earlier.js' ] );
	await until( element, 'ready' );
	const isAsync = ( id: string ) =>
		document.querySelector< HTMLScriptElement >( `#${ id }-js` )!.async;
	// The browser runs scripts that are not async in the order of their insertion.
	expect( [ 'earlier', 'dependent' ].map( isAsync ) ).toEqual( [
		false,
		true,
	] );
} );

it( 'fetches all scripts at once when a visitor waits, also those that are being prefetched', async () => {
	served.set( 'base.js', () => {} );
	served.set( 'middle.js', () => {} );
	served.set( 'waited-for.js', () => defineIsland( 'waited-for', widget() ) );
	void prefetchIsland( 'waited-for', false );
	const element = print( 'waited-for' );
	scan();
	await Promise.resolve();
	const rels = ( name: string ) => hints( name ).map( ( { rel } ) => rel );
	expect( rels( 'base.js' ) ).toEqual( [ 'prefetch' ] );
	expect( rels( 'middle.js' ) ).toEqual( [ 'prefetch', 'preload' ] );
	expect( rels( 'waited-for.js' ) ).toEqual( [ 'preload' ] );
	await until( element, 'ready' );
} );

it( 'the page is not idle while a visitor waits for a widget, and is when the widget has failed', async () => {
	const log: string[] = [];
	window.requestIdleCallback = ( task ) => {
		task( { didTimeout: false, timeRemaining: () => 0 } );
		return 0;
	};
	for ( const name of [ 'one', 'broken' ] ) {
		served.set( 'shared.js', () => log.push( 'loaded' ) );
		served.set( 'one.js', () => defineIsland( 'one', widget() ) );
		const element = print( name );
		scan();
		await new Promise( ( resolve ) => {
			whenPageIsIdle( () => {
				log.push( 'idle' );
				resolve( 0 );
			} );
		} );
		await until( element, 'ready', 'failed' );
	}
	expect( log ).toEqual( [ 'loaded', 'idle', 'idle' ] );
} );

it( 'sends the request of a widget while its script loads, with the attribute of the control', async () => {
	served.set( 'asking.js', () => defineIsland( 'asking', widget() ) );
	const element = print(
		'asking',
		'touch',
		'<a href="#one" data-id="7">1</a><a href="#two" data-id="8">2</a>'
	);
	element.dataset.islandRequest = '/ask id={data-id}';
	scan();
	element.querySelectorAll( 'a' ).forEach( ( link ) => link.click() );
	expect( jest.mocked( sendEarly ).mock.calls ).toEqual( [
		[ '/ask id=7' ],
		[ '/ask id=8' ],
	] );
	await until( element, 'ready' );
} );

it( 'sends a request without a control when the widget loads', async () => {
	const element = print( 'asking' );
	element.dataset.islandRequest = '/forms';
	scan();
	expect( sendEarly ).toHaveBeenLastCalledWith( '/forms' );
	await until( element, 'ready' );
} );
