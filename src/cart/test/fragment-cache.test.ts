import fc from 'fast-check';
import {
	createFragmentCache,
	DAY,
	toFragments,
	staleReason,
} from '../fragment-cache';

const NAME = 'wc_fragments_test';
const HASH = 'wc_cart_hash_test';

const cache = createFragmentCache( NAME, HASH );

beforeEach( () => {
	sessionStorage.clear();
	localStorage.clear();
} );

describe( 'staleReason', () => {
	const parts = { 'div.cart': '<div class="cart"></div>' };

	it( '[CART-05] shows what is kept exactly when hash, age and parts allow it', () => {
		const hash = fc.constantFrom( '', 'a', 'b' );
		const now = 10 * DAY;
		const age = fc.oneof(
			fc.constant( null ),
			fc.integer( { min: -2, max: 2 } ),
			fc.integer( { min: DAY - 2, max: DAY + 2 } )
		);
		fc.assert(
			fc.property(
				hash,
				hash,
				age,
				fc.boolean(),
				( kept, cookie, old, has ) => {
					const reason = staleReason(
						{
							fragments: has ? parts : null,
							hash: kept,
							created: old === null ? null : now - old,
						},
						cookie,
						now
					);
					const isYoung =
						old === null ? kept === '' : old >= 0 && old <= DAY;
					expect( reason === null ).toBe(
						isYoung && kept === cookie && has
					);
				}
			)
		);
	} );

	it.each( [
		[ 'No cart_created', { fragments: parts, hash: 'a', created: null } ],
		[ 'Fragment expired', { fragments: parts, hash: 'a', created: 1 } ],
		[ 'No fragment', { fragments: null, hash: 'a', created: 2 * DAY } ],
		[ 'No fragment', { fragments: parts, hash: 'b', created: 2 * DAY } ],
	] )(
		'[CART-05] says why in WooCommerce’s words: %s',
		( reason, cached ) => {
			expect( staleReason( cached, 'a', 2 * DAY ) ).toBe( reason );
		}
	);
} );

describe( 'createFragmentCache', () => {
	it( '[CART-05] keeps parts under WooCommerce’s own keys', () => {
		cache.write( { div: '<div></div>' }, 'abc', 123 );
		expect( sessionStorage.getItem( NAME ) ).toBe(
			'{"div":"<div></div>"}'
		);
		expect( sessionStorage.getItem( HASH ) ).toBe( 'abc' );
		expect( localStorage.getItem( HASH ) ).toBe( 'abc' );
		expect( sessionStorage.getItem( 'wc_cart_created' ) ).toBe( '123' );
		expect( cache.read() ).toEqual( {
			fragments: { div: '<div></div>' },
			hash: 'abc',
			created: 123,
		} );
	} );

	it( '[CART-05] survives any rubbish in the storage', () => {
		fc.assert(
			fc.property( fc.string(), fc.string(), ( kept, created ) => {
				sessionStorage.setItem( NAME, kept );
				sessionStorage.setItem( 'wc_cart_created', created );
				const read = cache.read();
				expect( read.created ).not.toBeNaN();
				expect( staleReason( read, 'a', DAY ) ).toEqual(
					expect.any( String )
				);
			} )
		);
	} );

	it( '[CART-05] drops old parts when the storage is too full for the new ones', () => {
		cache.write( { div: 'old' }, 'old' );
		const setItem = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementationOnce( () => {
				throw new DOMException( 'full', 'QuotaExceededError' );
			} );
		cache.write( { div: 'new' }, 'new' );
		setItem.mockRestore();
		expect( cache.read().fragments ).toBeNull();
	} );

	it( '[CART-05] works without any storage', () => {
		const session = jest
			.spyOn( window, 'sessionStorage', 'get' )
			.mockImplementation( () => {
				throw new DOMException( 'denied', 'SecurityError' );
			} );
		cache.write( { div: '' }, 'a', 1 );
		expect( cache.read() ).toEqual( {
			fragments: null,
			hash: '',
			created: null,
		} );
		cache.clear();
		session.mockRestore();
	} );

	it( 'knows when another tab has news', () => {
		cache.write( { div: '' }, 'a' );
		expect( cache.isOutdated() ).toBe( false );
		localStorage.setItem( HASH, 'b' );
		expect( cache.isOutdated() ).toBe( true );
	} );
} );

describe( 'toFragments', () => {
	it.each( [ null, undefined, 'text', 7, [], [ 'a' ], {}, { a: 1 } ] )(
		'takes %p for no parts',
		( value ) => {
			expect( toFragments( value ) ).toBeNull();
		}
	);

	it( 'keeps only what is HTML', () => {
		expect( toFragments( { a: '<a>', b: null } ) ).toEqual( { a: '<a>' } );
	} );
} );
