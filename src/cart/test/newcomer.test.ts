import {
	clearCookies,
	giveCart,
	printSettings,
} from '../../core/test/fake-page';
import { BUTTON, flush, print, setUp, tearDown } from './fake-shop';

beforeEach( () => void printSettings() );
afterEach( () => {
	tearDown();
	clearCookies();
} );

const newcomer = () =>
	document.cookie.match( /vitrina_newcomer=([^;]*)/ )?.[ 1 ];

it( '[CART-03] who has no cart yet is known to the shop by one key from the first add on, until there is one', async () => {
	const seen: unknown[] = [];
	const { add } = setUp( {
		response: async () => {
			seen.push( newcomer() );
			return {};
		},
	} );
	const button = print( BUTTON );
	await Promise.all( [ add( button ), add( button ) ] );
	expect( seen[ 0 ] ).toMatch( /^[0-9a-f]{32}$/ );
	expect( new Set( seen ).size ).toBe( 1 );
} );

it( '[CART-03] another browser has another key', async () => {
	const keys = new Set();
	for ( let browser = 0; browser < 5; browser++ ) {
		const { add } = setUp();
		await add( print( BUTTON ) );
		keys.add( newcomer() );
		clearCookies();
	}
	expect( keys.size ).toBe( 5 );
} );

it( '[CART-03] who has a cart needs no key', async () => {
	giveCart( 'h' );
	const { add } = setUp();
	await add( print( BUTTON ) );
	expect( newcomer() ).toBeUndefined();
} );

it( '[CART-03] who only looks is given no key', async () => {
	const { fragments } = setUp();
	await fragments.refresh();
	await flush();
	expect( newcomer() ).toBeUndefined();
} );

it( '[CART-03] the key is read back before the request is sent, as Chromium writes cookies in the background', async () => {
	const order: string[] = [];
	const { get, set } = Object.getOwnPropertyDescriptor(
		Document.prototype,
		'cookie'
	)!;
	Object.defineProperty( document, 'cookie', {
		configurable: true,
		get() {
			order.push( 'read' );
			return get!.call( document );
		},
		set( text ) {
			order.push( 'write' );
			set!.call( document, text );
		},
	} );
	const { add } = setUp( {
		response: async () => {
			order.push( 'request' );
			return {};
		},
	} );
	await add( print( BUTTON ) );
	Reflect.deleteProperty( document, 'cookie' );
	expect( order.slice( order.indexOf( 'write' ) ).slice( 0, 3 ) ).toEqual( [
		'write',
		'read',
		'request',
	] );
} );
