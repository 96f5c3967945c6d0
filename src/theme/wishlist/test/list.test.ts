import fc from 'fast-check';
import {
	add,
	has,
	isFull,
	merge,
	MOST,
	parse,
	remove,
	type Wishes,
} from '../list';

const wish = fc.record( {
	id: fc.integer( { min: 1, max: 300 } ),
	time: fc.integer( { min: 0, max: 1000 } ),
} );
const list: fc.Arbitrary< Wishes > = fc
	.array( wish, { maxLength: 150 } )
	.map( ( wishes ) => merge( wishes, [] ) );
const id = fc.integer( { min: 1, max: 300 } );
const time = fc.integer( { min: 0, max: 1000 } );

const ids = ( wishes: Wishes ) => wishes.map( ( each ) => each.id );

const isValid = ( wishes: Wishes ) =>
	new Set( ids( wishes ) ).size === wishes.length &&
	wishes.length <= MOST &&
	wishes.every(
		( each, at ) => at === 0 || each.time <= ( wishes[ at - 1 ]?.time ?? 0 )
	);

describe( 'a list of wishes', () => {
	it( '[WISH-01] holds each product once, newest first, never more than fit', () => {
		fc.assert(
			fc.property( list, list, id, time, ( one, other, product, now ) => {
				for ( const wishes of [
					add( one, product, now ),
					remove( one, product ),
					merge( one, other ),
				] ) {
					expect( isValid( wishes ) ).toBe( true );
				}
			} )
		);
	} );

	it( '[WISH-01] holds what was added, unless it is full; then nothing is lost', () => {
		fc.assert(
			fc.property( list, id, time, ( wishes, product, now ) => {
				const added = add( wishes, product, now );
				expect( has( added, product ) ).toBe(
					has( wishes, product ) || ! isFull( wishes )
				);
				expect( ids( added ) ).toEqual(
					expect.arrayContaining( ids( wishes ) )
				);
			} )
		);
	} );

	it( '[WISH-01] adding twice is adding once, and removing takes it back', () => {
		fc.assert(
			fc.property( list, id, time, ( wishes, product, now ) => {
				const added = add( wishes, product, now );
				expect( add( added, product, now + 5 ) ).toEqual( added );
				expect( remove( added, product ) ).toEqual(
					remove( wishes, product )
				);
			} )
		);
	} );

	it( '[WISH-01] merging asks neither who comes first nor how often', () => {
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

	it( '[WISH-01] merging keeps the newest of all', () => {
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

	it( '[WISH-01] is read as it was kept, and whatever else is kept there is no list', () => {
		fc.assert(
			fc.property( list, ( wishes ) => {
				expect( parse( JSON.stringify( wishes ) ) ).toEqual( wishes );
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
