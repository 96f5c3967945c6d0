import fc from 'fast-check';
import {
	add,
	has,
	isFull,
	merge,
	MAX_ITEMS,
	parse,
	remove,
	type WishlistItems,
} from '../list';

const item = fc.record( {
	id: fc.integer( { min: 1, max: 300 } ),
	time: fc.integer( { min: 0, max: 1000 } ),
} );
const list: fc.Arbitrary< WishlistItems > = fc
	.array( item, { maxLength: 150 } )
	.map( ( items ) => merge( items, [] ) );
const id = fc.integer( { min: 1, max: 300 } );
const time = fc.integer( { min: 0, max: 1000 } );

const ids = ( items: WishlistItems ) => items.map( ( each ) => each.id );

const isValid = ( items: WishlistItems ) =>
	new Set( ids( items ) ).size === items.length &&
	items.length <= MAX_ITEMS &&
	items.every(
		( each, at ) => at === 0 || each.time <= ( items[ at - 1 ]?.time ?? 0 )
	);

describe( 'the items of a wishlist', () => {
	it( '[WISH-01] contain each product once, newest first, up to the limit', () => {
		fc.assert(
			fc.property( list, list, id, time, ( one, other, product, now ) => {
				for ( const items of [
					add( one, product, now ),
					remove( one, product ),
					merge( one, other ),
				] ) {
					expect( isValid( items ) ).toBe( true );
				}
			} )
		);
	} );

	it( '[WISH-01] contain an added product, unless the list is full; then nothing is lost', () => {
		fc.assert(
			fc.property( list, id, time, ( items, product, now ) => {
				const added = add( items, product, now );
				expect( has( added, product ) ).toBe(
					has( items, product ) || ! isFull( items )
				);
				expect( ids( added ) ).toEqual(
					expect.arrayContaining( ids( items ) )
				);
			} )
		);
	} );

	it( '[WISH-01] adding twice equals adding once, and removing reverts it', () => {
		fc.assert(
			fc.property( list, id, time, ( items, product, now ) => {
				const added = add( items, product, now );
				expect( add( added, product, now + 5 ) ).toEqual( added );
				expect( remove( added, product ) ).toEqual(
					remove( items, product )
				);
			} )
		);
	} );

	it( '[WISH-01] merging is commutative, associative and idempotent', () => {
		fc.assert(
			fc.property( list, list, list, ( one, two, three ) => {
				expect( merge( one, two ) ).toEqual( merge( two, one ) );
				expect( merge( one, one ) ).toEqual( one );
				expect( merge( merge( one, two ), three ) ).toEqual(
					merge( one, merge( two, three ) )
				);
			} )
		);
	} );

	it( '[WISH-01] merging keeps the newest items', () => {
		fc.assert(
			fc.property( list, list, ( one, other ) => {
				const merged = merge( one, other );
				const oldest = merged.at( -1 )?.time ?? 0;
				for ( const each of [ ...one, ...other ] ) {
					expect(
						has( merged, each.id ) ||
							( isFull( merged ) && each.time <= oldest )
					).toBe( true );
				}
			} )
		);
	} );

	it( '[WISH-01] are parsed as they were stored, and invalid text gives no items', () => {
		fc.assert(
			fc.property( list, ( items ) => {
				expect( parse( JSON.stringify( items ) ) ).toEqual( items );
			} )
		);
		fc.assert(
			fc.property( fc.oneof( fc.string(), fc.json() ), ( text ) => {
				expect( isValid( parse( text ) ) ).toBe( true );
			} )
		);
		expect(
			parse(
				'[{"id":2,"time":5},{"id":"3","time":5},{"id":-1,"time":5},{"id":4},null,7]'
			)
		).toEqual( [ { id: 2, time: 5 } ] );
		expect( parse( null ) ).toEqual( [] );
	} );
} );
