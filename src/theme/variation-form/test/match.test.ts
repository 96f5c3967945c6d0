import fc from 'fast-check';
import {
	findVariation,
	isComplete,
	isPossible,
	matches,
	type Variation,
} from '../match';

const variation = (
	id: number,
	attributes: Record< string, string >
): Variation => ( {
	variation_id: id,
	attributes,
	price_html: '',
	availability_html: '',
	is_purchasable: true,
	is_in_stock: true,
	variation_is_visible: true,
	variation_is_active: true,
	is_sold_individually: 'no',
	min_qty: 1,
	max_qty: '',
	sku: '',
} );

describe( 'variation match', () => {
	it( 'an attribute matches when equal or when either side is empty', () => {
		expect( matches( { size: 's' }, { size: 's' } ) ).toBe( true );
		expect( matches( { size: '' }, { size: 's' } ) ).toBe( true );
		expect( matches( { size: 's' }, { size: '' } ) ).toBe( true );
		expect( matches( { size: 's' }, { size: 'm' } ) ).toBe( false );
	} );

	it( 'finds the first variation that matches', () => {
		const all = [
			variation( 1, { size: 's', scent: 'oak' } ),
			variation( 2, { size: 'm', scent: '' } ),
		];
		expect(
			findVariation( all, { size: 'm', scent: 'fig' } )?.variation_id
		).toBe( 2 );
		expect(
			findVariation( all, { size: 's', scent: 'fig' } )
		).toBeUndefined();
	} );

	it( 'a possible value always leads to a variation', () => {
		const value = fc.constantFrom( '', 'a', 'b', 'c' );
		const attributes = fc.record( { x: value, y: value, z: value } );
		fc.assert(
			fc.property(
				fc.array( attributes, { maxLength: 12 } ),
				attributes,
				( rows, choice ) => {
					const all = rows.map( ( row, index ) =>
						variation( index + 1, row )
					);
					const next = { ...choice, x: 'a' };
					expect( isPossible( all, choice, 'x', 'a' ) ).toBe(
						findVariation( all, next ) !== undefined
					);
				}
			)
		);
	} );

	it( 'a choice is complete when nothing is left open', () => {
		expect( isComplete( { x: 'a', y: '' } ) ).toBe( false );
		expect( isComplete( { x: 'a', y: 'b' } ) ).toBe( true );
	} );
} );
