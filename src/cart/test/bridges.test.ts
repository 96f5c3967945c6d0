import { settle } from '../../core/test/fake-page';
import { startBlocksBridge } from '../blocks-bridge';
import { createBus, type Cleanup, EventMap } from '@vitrina/core';
import {
	buttonHooks,
	isFragmentScriptActive,
	startJQueryBridge,
} from '../jquery-bridge';
import { createForeignEvents, type ForeignEvent } from '../foreign-events';
import { createFakeJQuery } from '../../core/events/test/fake-jquery';

type Page = Window & { jQuery?: unknown; wc_cart_fragments_params?: unknown };
const page = window as Page;
const fragments = { p: '<p></p>' };

let undo: Cleanup[] = [];

function setUp( { late = false } = {} ) {
	const jquery = createFakeJQuery();
	if ( ! late ) {
		page.jQuery = jquery.$;
	}
	const bus = createBus< EventMap >();
	const reactions: ForeignEvent[] = [];
	const reaction = createForeignEvents(
		( news ) => void reactions.push( news )
	);
	undo = [
		startJQueryBridge( bus, reaction ),
		startBlocksBridge( bus, reaction ),
	];
	return { ...jquery, bus, reactions, $body: jquery.$( document.body ) };
}

afterEach( () => {
	undo.forEach( ( end ) => end() );
	delete page.jQuery;
	delete page.wc_cart_fragments_params;
} );

describe( 'what others hear of us', () => {
	it( '[CART-12] jQuery listeners hear the events of WooCommerce’s own scripts', () => {
		const { bus, triggered } = setUp();
		const button = document.createElement( 'button' );
		const data = { product_id: '7' };
		bus.emit( 'cart:write', {
			source: 'add',
			promise: Promise.resolve(),
			button,
			data,
		} );
		bus.emit( 'cart:changed', {
			source: 'add',
			fragments,
			hash: 'h',
			button,
		} );
		bus.emit( 'cart:button-updated', { source: 'add', button } );
		bus.emit( 'cart:changed', { source: 'remove', fragments, hash: 'i' } );
		bus.emit( 'cart:changed', { source: 'refresh', fragments, hash: 'j' } );
		bus.emit( 'cart:changed', { source: 'cache', fragments, hash: 'k' } );
		bus.emit( 'cart:fragments-error', {
			source: 'refresh',
			error: new Error() as never,
		} );
		const $button = expect.objectContaining( { target: button } );
		expect( triggered ).toEqual( [
			[ 'adding_to_cart', [ $button, data ] ],
			[ 'added_to_cart', [ fragments, 'h', $button ] ],
			[ 'wc_fragments_loaded', expect.anything() ],
			[ 'wc_cart_button_updated', [ $button ] ],
			[ 'removed_from_cart', [ fragments, 'i', false ] ],
			[ 'wc_fragments_loaded', expect.anything() ],
			[ 'wc_fragments_refreshed', expect.anything() ],
			[ 'wc_fragments_loaded', expect.anything() ],
			[ 'wc_fragments_ajax_error', [] ],
		] );
	} );

	it( '[CART-12] blocks hear of an add and a removal, and of nothing else', () => {
		const { bus } = setUp();
		const heard: string[] = [];
		const listener = ( { type }: Event ) => void heard.push( type );
		for ( const name of [
			'wc-blocks_added_to_cart',
			'wc-blocks_removed_from_cart',
		] ) {
			document.body.addEventListener( name, listener );
			undo.push( () =>
				document.body.removeEventListener( name, listener )
			);
		}
		bus.emit( 'cart:changed', { source: 'add' } );
		bus.emit( 'cart:changed', { source: 'remove' } );
		bus.emit( 'cart:changed', { source: 'refresh' } );
		bus.emit( 'cart:changed', { source: 'blocks' } );
		expect( heard ).toEqual( [
			'wc-blocks_added_to_cart',
			'wc-blocks_removed_from_cart',
		] );
	} );

	it( '[CART-12] our own events do not come back as news', async () => {
		const { bus, reactions, $body } = setUp();
		// WooCommerce's blocks do this.
		$body.on( 'added_to_cart', () =>
			document.body.dispatchEvent(
				new Event( 'wc-blocks_added_to_cart' )
			)
		);
		bus.emit( 'cart:changed', { source: 'add', fragments, hash: 'h' } );
		bus.emit( 'cart:changed', { source: 'refresh', fragments, hash: 'h' } );
		await settle();
		expect( reactions ).toEqual( [] );
	} );
} );

describe( 'what we hear of others', () => {
	it( '[CART-12] an add of another script brings its parts', async () => {
		const { $body, $, reactions } = setUp();
		const button = document.createElement( 'a' );
		$body.trigger( 'added_to_cart', [ fragments, 'h', $( button ) ] );
		await settle();
		expect( reactions ).toEqual( [
			expect.objectContaining( {
				source: 'classic',
				fragments,
				hash: 'h',
				button,
				refresh: false,
			} ),
		] );
	} );

	it( '[CART-04] [CART-12] a removal says whose', async () => {
		const { $body, $, reactions } = setUp();
		const link = document.createElement( 'a' );
		link.dataset.product_id = '7';
		$body.trigger( 'removed_from_cart', [ fragments, 'h', $( link ) ] );
		await settle();
		expect( reactions[ 0 ]?.removed ).toBe( '7' );
	} );

	it( '[CART-12] plugins may trigger them with no argument at all', async () => {
		const { $body, reactions } = setUp();
		$body.trigger( 'added_to_cart' );
		await settle();
		expect( reactions ).toEqual( [
			expect.objectContaining( { refresh: true } ),
		] );
	} );

	it( '[CART-12] several in one tick are one reaction, and no wish is lost', async () => {
		const { $body, reactions } = setUp();
		$body.trigger( 'wc_fragment_refresh' );
		$body.trigger( 'updated_cart_totals' );
		document.body.dispatchEvent( new Event( 'wc-blocks_added_to_cart' ) );
		$body.trigger( 'wc_fragments_loaded' );
		await settle();
		expect( reactions ).toEqual( [
			expect.objectContaining( { refresh: true, sync: true } ),
		] );
		$body.trigger( 'wc_fragment_refresh' );
		await settle();
		expect( reactions ).toHaveLength( 2 );
	} );

	it( '[CART-12] cart and checkout pages say when they drew anew', async () => {
		const { $body, bus, reactions } = setUp();
		const heard: unknown[] = [];
		bus.on( 'cart:totals-updated', () => void heard.push( 'totals' ) );
		bus.on( 'checkout:updated', ( { data } ) => void heard.push( data ) );
		$body.trigger( 'updated_wc_div' );
		$body.trigger( 'updated_cart_totals' );
		$body.trigger( 'updated_checkout', [ { result: 'success' } ] );
		await settle();
		expect( heard ).toEqual( [
			'totals',
			'totals',
			{ result: 'success' },
		] );
		expect( reactions ).toEqual( [
			expect.objectContaining( {
				source: 'page',
				refresh: true,
				sync: true,
			} ),
		] );
	} );

	it( '[CART-12] leaves the fetching to WooCommerce’s own script where that listens too', async () => {
		const { $body, reactions } = setUp();
		page.wc_cart_fragments_params = {};
		expect( isFragmentScriptActive() ).toBe( true );
		$body.trigger( 'wc_fragment_refresh' );
		$body.trigger( 'updated_wc_div' );
		await settle();
		expect( reactions[ 0 ]?.refresh ).toBeFalsy();
	} );
} );

describe( 'jQuery itself', () => {
	it( '[CART-12] may be missing', async () => {
		const { bus, triggered, reactions } = setUp( { late: true } );
		bus.emit( 'cart:changed', { source: 'add' } );
		document.body.dispatchEvent( new Event( 'wc-blocks_added_to_cart' ) );
		await settle();
		expect( triggered ).toEqual( [] );
		expect( reactions ).toHaveLength( 1 );
		expect( buttonHooks.data( document.body ) ).toEqual( {} );
		expect( buttonHooks.isAllowed( document.body ) ).toBe( true );
		expect( isFragmentScriptActive() ).toBe( false );
	} );

	it( '[CART-12] may arrive with a later script', async () => {
		const { $, $body, bus, names, reactions } = setUp( { late: true } );
		const script = document.createElement( 'script' );
		document.head.append( script );
		page.jQuery = $;
		script.dispatchEvent( new Event( 'load' ) );
		script.dispatchEvent( new Event( 'load' ) );
		$body.trigger( 'added_to_cart' );
		await settle();
		expect( reactions ).toHaveLength( 1 );
		bus.emit( 'cart:changed', { source: 'cache' } );
		expect( names() ).toContain( 'wc_fragments_loaded' );
	} );

	it( '[CART-12] is left as it was found when the bridge ends', async () => {
		const { $body, reactions } = setUp();
		undo.forEach( ( end ) => end() );
		$body.trigger( 'added_to_cart' );
		document.body.dispatchEvent( new Event( 'wc-blocks_added_to_cart' ) );
		await settle();
		expect( reactions ).toEqual( [] );
	} );

	it( '[CART-12] plugins keep data for a button and may forbid its request', () => {
		const { $body, data, names } = setUp();
		const button = document.createElement( 'button' );
		data.set( button, { gift: 'yes', count: 2, list: [], none: null } );
		expect( buttonHooks.data( button ) ).toEqual( {
			gift: 'yes',
			count: '2',
		} );
		expect( buttonHooks.isAllowed( button ) ).toBe( true );
		$body.on( 'should_send_ajax_request.adding_to_cart', () => false );
		expect( buttonHooks.isAllowed( button ) ).toBe( false );
		expect( names() ).toEqual( [ 'ajax_request_not_sent.adding_to_cart' ] );
	} );
} );
