import fc from 'fast-check';
import {
	createVariationIndex,
	toMatrix,
	type Selection,
	type VariationData,
} from '..';

const names = [ 'a', 'b', 'c', 'd' ];
const offered = [ 'p', 'q', 'r', 's' ];
const fieldsOf = ( own: string[] ) =>
	own.map( ( name ) => ( { name, values: offered } ) );
const value = fc.constantFrom( 'p', 'q', 'r', 's' );

/** One to four attributes; empty is any; doubles are likely. */
const products = fc.integer( { min: 1, max: 4 } ).chain( ( width ) => {
	const own = names.slice( 0, width );
	const attributes = fc.record(
		Object.fromEntries(
			own.map( ( name ) => [
				name,
				fc.option( value, { nil: '', freq: 4 } ),
			] )
		)
	);
	const variation = fc.record( {
		attributes,
		is_purchasable: fc.boolean(),
		is_in_stock: fc.boolean(),
		variation_is_visible: fc.boolean(),
		variation_is_active: fc.boolean(),
		display_price: fc.constantFrom< number | '' >( '', 10, 12.5, 19.99 ),
		max_qty: fc.constantFrom< number | '' >( '', 0, 3 ),
		image_id: fc.constantFrom( 0, 7, 8 ),
	} );
	return fc.record( {
		own: fc.constant( own ),
		variations: fc.array( variation, { maxLength: 80 } ).map( ( rows ) =>
			rows.map( ( row, at ): VariationData => ( {
				...row,
				variation_id: 100 + at,
			} ) )
		),
		selection: fc.record(
			Object.fromEntries(
				own.map( ( name ) => [
					name,
					fc.option( fc.oneof( value, fc.constant( 'unknown' ) ), {
						nil: '',
						freq: 2,
					} ),
				] )
			)
		),
		isInStockOnly: fc.boolean(),
	} );
} );

/** Spec §5, word for word. */
const isMatch = ( one: VariationData, selection: Selection ) =>
	Object.entries( selection ).every( ( [ name, chosen ] ) => {
		const own = one.attributes[ name ] ?? '';
		return own === chosen || own === '' || chosen === '';
	} );

const isIn = ( one: VariationData, isInStockOnly: boolean ) =>
	! isInStockOnly || one.is_in_stock;

const canBeChosen = ( one: VariationData, isInStockOnly: boolean ) =>
	one.variation_is_active && isIn( one, isInStockOnly );

function naivePossible(
	own: string[],
	variations: readonly VariationData[],
	selection: Selection,
	isInStockOnly: boolean
) {
	return Object.fromEntries(
		own.map( ( name ) => {
			return [
				name,
				new Set(
					offered.filter( ( candidate ) =>
						variations.some(
							( one ) =>
								canBeChosen( one, isInStockOnly ) &&
								isMatch( one, {
									...selection,
									[ name ]: candidate,
								} )
						)
					)
				),
			];
		} )
	);
}

describe( 'the index of variations', () => {
	it( '[PROD-03] knows which values are still possible, given the other choices', () => {
		fc.assert(
			fc.property(
				products,
				( { own, variations, selection, isInStockOnly } ) => {
					const index = createVariationIndex(
						toMatrix( fieldsOf( own ), variations )
					);
					expect(
						index.possible( selection, { isInStockOnly } )
					).toEqual(
						naivePossible(
							own,
							variations,
							selection,
							isInStockOnly
						)
					);
				}
			),
			{ numRuns: 500 }
		);
	} );

	it( '[PROD-03] knows which values are left only out of stock', () => {
		fc.assert(
			fc.property( products, ( { own, variations, selection } ) => {
				const index = createVariationIndex(
					toMatrix( fieldsOf( own ), variations )
				);
				const found = index.outOfStock( selection );
				for ( const name of own ) {
					const any = naivePossible(
						own,
						variations,
						selection,
						false
					)[ name ]!;
					const stocked = naivePossible(
						own,
						variations,
						selection,
						true
					)[ name ]!;
					expect( found[ name ] ).toEqual(
						new Set(
							[ ...any ].filter(
								( candidate ) => ! stocked.has( candidate )
							)
						)
					);
				}
			} )
		);
	} );

	it( '[PROD-02] finds the first variation whose attributes are equal, or empty on either side', () => {
		fc.assert(
			fc.property(
				products,
				( { own, variations, selection, isInStockOnly } ) => {
					const found = createVariationIndex(
						toMatrix( fieldsOf( own ), variations )
					).find( selection, { isInStockOnly } );
					const wanted = variations.find(
						( one ) =>
							isIn( one, isInStockOnly ) &&
							isMatch( one, selection )
					);
					expect( found?.id ).toBe( wanted?.variation_id );
					expect( found?.isInStock ).toBe( wanted?.is_in_stock );
				}
			),
			{ numRuns: 500 }
		);
	} );

	it( '[PROD-05] knows the image that all variations share which can still be meant', () => {
		fc.assert(
			fc.property(
				products,
				( { own, variations, selection, isInStockOnly } ) => {
					const left = variations.filter(
						( one ) =>
							canBeChosen( one, isInStockOnly ) &&
							isMatch( one, selection )
					);
					const images = new Set(
						left.map( ( one ) => one.image_id )
					);
					const index = createVariationIndex(
						toMatrix( fieldsOf( own ), variations )
					);
					const shared = index.sharedImage( selection, {
						isInStockOnly,
					} );
					const isShared = images.size === 1 && ! images.has( 0 );
					const first = left[ 0 ];
					expect(
						shared === undefined
							? undefined
							: index.matrix.pictures[ shared ]
					).toEqual( isShared ? ( first?.image ?? {} ) : undefined );
				}
			)
		);
	} );

	it( '[PROD-03] one wrong step never loses the others: only what became impossible is cleared, never the choice just made', () => {
		fc.assert(
			fc.property(
				products,
				( { own, variations, selection, isInStockOnly } ) => {
					const index = createVariationIndex(
						toMatrix( fieldsOf( own ), variations )
					);
					const changed = own[ 0 ]!;
					const settled = index.settle( selection, changed, {
						isInStockOnly,
					} );
					const fits = ( choice: Selection ) =>
						variations.some(
							( one ) =>
								canBeChosen( one, isInStockOnly ) &&
								isMatch( one, choice )
						);
					expect( settled[ changed ] ).toBe( selection[ changed ] );
					for ( const name of own ) {
						expect( [ '', selection[ name ] ] ).toContain(
							settled[ name ]
						);
					}
					const isAlive = fits( {
						[ changed ]: selection[ changed ]!,
					} );
					expect( isAlive || settled ).toEqual(
						isAlive || selection
					);
					expect( fits( settled ) ).toBe( isAlive );
					// None of the cleared could have stayed.
					const cleared = own.filter(
						( name ) => settled[ name ] !== selection[ name ]
					);
					expect(
						cleared.filter( ( name ) =>
							fits( { ...settled, [ name ]: selection[ name ]! } )
						)
					).toEqual( [] );
				}
			),
			{ numRuns: 500 }
		);
	} );

	it( '[PROD-03] with deselect_unavailable a choice that leaves no match clears all others', () => {
		fc.assert(
			fc.property( products, ( { own, variations, selection } ) => {
				const index = createVariationIndex(
					toMatrix( fieldsOf( own ), variations )
				);
				const changed = own[ 0 ]!;
				const fits = variations.some(
					( one ) =>
						one.variation_is_active && isMatch( one, selection )
				);
				const chosen = own.map( ( name ) => [
					name,
					name === changed ? selection[ name ] : '',
				] );
				expect(
					index.settle( selection, changed, { isDeselecting: true } )
				).toEqual( fits ? selection : Object.fromEntries( chosen ) );
			} )
		);
	} );

	it( 'answers about a product without variations', () => {
		const index = createVariationIndex(
			toMatrix( [ { name: 'a', values: [ 'p' ] } ], [] )
		);
		expect( index.possible( { a: 'p' } ) ).toEqual( { a: new Set() } );
		expect( index.find( { a: '' } ) ).toBeUndefined();
		expect( index.sharedImage( {} ) ).toBeUndefined();
		expect( index.settle( { a: 'p' }, 'a' ) ).toEqual( { a: 'p' } );
	} );
} );

it( '[PROD-03] what was foreseen, or answered before, is what a fresh index answers', () => {
	fc.assert(
		fc.property(
			products,
			fc.array( fc.integer( { min: 0, max: 255 } ), { maxLength: 400 } ),
			( { own, variations, isInStockOnly }, questions ) => {
				const matrix = toMatrix( fieldsOf( own ), variations );
				const index = createVariationIndex( matrix );
				const steps = [ ...index.foresee( { isInStockOnly } ) ];
				expect( steps ).toHaveLength( own.length * offered.length );
				for ( const question of questions ) {
					const selection = Object.fromEntries(
						own.map( ( name, at ) => [
							name,
							[ '', ...offered ][
								Math.floor( question / 5 ** at ) % 5
							] ?? '',
						] )
					);
					expect(
						index.possible( selection, { isInStockOnly } )
					).toEqual(
						createVariationIndex( matrix ).possible( selection, {
							isInStockOnly,
						} )
					);
				}
			}
		),
		{ numRuns: 30 }
	);
} );
