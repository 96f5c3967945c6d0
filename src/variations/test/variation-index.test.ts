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

/** The rule of spec §5. */
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
	it( '[PROD-03] finds the values that are possible with the other choices', () => {
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

	it( '[PROD-03] finds the values that are only available out of stock', () => {
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

	it( '[PROD-05] finds the image shared by all variations that still match', () => {
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

	it( '[PROD-03] clears only choices that became impossible, never the latest choice', () => {
		fc.assert(
			fc.property(
				products,
				( { own, variations, selection, isInStockOnly } ) => {
					const index = createVariationIndex(
						toMatrix( fieldsOf( own ), variations )
					);
					const changed = own[ 0 ]!;
					const resolved = index.resolve( selection, changed, {
						isInStockOnly,
					} );
					const fits = ( choice: Selection ) =>
						variations.some(
							( one ) =>
								canBeChosen( one, isInStockOnly ) &&
								isMatch( one, choice )
						);
					expect( resolved[ changed ] ).toBe( selection[ changed ] );
					for ( const name of own ) {
						expect( [ '', selection[ name ] ] ).toContain(
							resolved[ name ]
						);
					}
					const isPossible = fits( {
						[ changed ]: selection[ changed ]!,
					} );
					expect( isPossible || resolved ).toEqual(
						isPossible || selection
					);
					expect( fits( resolved ) ).toBe( isPossible );
					// None of the cleared values was possible.
					const cleared = own.filter(
						( name ) => resolved[ name ] !== selection[ name ]
					);
					expect(
						cleared.filter( ( name ) =>
							fits( {
								...resolved,
								[ name ]: selection[ name ]!,
							} )
						)
					).toEqual( [] );
				}
			),
			{ numRuns: 500 }
		);
	} );

	it( '[PROD-03] with deselect_unavailable, clears all others if no variation matches', () => {
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
					index.resolve( selection, changed, { isDeselecting: true } )
				).toEqual( fits ? selection : Object.fromEntries( chosen ) );
			} )
		);
	} );

	it( '[PROD-06] has the stock of a variation that is sold individually, not its limit of one', () => {
		const variation: VariationData = {
			variation_id: 1,
			attributes: { a: 'p' },
			is_purchasable: true,
			is_in_stock: true,
			variation_is_visible: true,
			variation_is_active: true,
			is_sold_individually: 'yes',
			max_qty: 1,
		};
		const stockOf = ( more: Partial< VariationData > ) =>
			createVariationIndex(
				toMatrix( fieldsOf( [ 'a' ] ), [ { ...variation, ...more } ] )
			).find( { a: 'p' } )?.stock;
		expect( stockOf( {} ) ).toBeNull();
		expect( stockOf( { variation_stock_left: 0 } ) ).toBeNull();
		expect( stockOf( { variation_stock_left: 40 } ) ).toBe( 40 );
		expect( stockOf( { is_sold_individually: 'no', max_qty: 3 } ) ).toBe(
			3
		);
	} );

	it( 'works for a product without variations', () => {
		const index = createVariationIndex(
			toMatrix( [ { name: 'a', values: [ 'p' ] } ], [] )
		);
		expect( index.possible( { a: 'p' } ) ).toEqual( { a: new Set() } );
		expect( index.find( { a: '' } ) ).toBeUndefined();
		expect( index.sharedImage( {} ) ).toBeUndefined();
		expect( index.resolve( { a: 'p' }, 'a' ) ).toEqual( { a: 'p' } );
	} );
} );

it( '[PROD-03] returns the same from its cache as a new index does', () => {
	fc.assert(
		fc.property(
			products,
			fc.array( fc.integer( { min: 0, max: 255 } ), { maxLength: 400 } ),
			( { own, variations, isInStockOnly }, choices ) => {
				const matrix = toMatrix( fieldsOf( own ), variations );
				const index = createVariationIndex( matrix );
				const steps = [ ...index.precompute( { isInStockOnly } ) ];
				expect( steps ).toHaveLength( own.length * offered.length );
				for ( const choice of choices ) {
					const selection = Object.fromEntries(
						own.map( ( name, at ) => [
							name,
							[ '', ...offered ][
								Math.floor( choice / 5 ** at ) % 5
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
