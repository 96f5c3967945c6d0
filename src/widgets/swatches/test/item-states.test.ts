import fc from 'fast-check';
import {
	ANY,
	createVariationIndex,
	FLAGS,
	NO_IMAGE,
	type Selection,
	type VariationMatrix,
} from '../../../variations';
import {
	itemStates,
	type SwatchItem,
	type SwatchSettings,
} from '../item-states';

const ATTRIBUTES = [ 'attribute_pa_a', 'attribute_pa_b', 'attribute_pa_c' ];
const VALUES = [ 'x', 'y', 'z' ];
const NONE: SwatchSettings = {
	clearOnReselect: false,
	deselectUnavailable: false,
	clickableOutOfStock: false,
	stockThreshold: 0,
};

interface Row {
	/** Per attribute the index of its value, or ANY. */
	readonly places: readonly number[];
	readonly isInStock: boolean;
	readonly isActive: boolean;
	readonly stock: number | null;
}

const toMatrix = ( rows: readonly Row[] ): VariationMatrix => ( {
	attributes: ATTRIBUTES.map( ( name ) => ( { name, values: VALUES } ) ),
	ids: rows.map( ( _, at ) => at + 1 ),
	columns: ATTRIBUTES.map( ( _, at ) =>
		rows.map( ( { places } ) => places[ at ] ?? ANY )
	),
	flags: rows.map(
		( { isInStock, isActive } ) =>
			FLAGS.purchasable +
			FLAGS.visible +
			( isInStock ? FLAGS.inStock : 0 ) +
			( isActive ? FLAGS.active : 0 )
	),
	stock: rows.map( ( { stock } ) => stock ),
	images: rows.map( () => NO_IMAGE ),
	pictures: [],
} );

const matches = ( row: Row, selection: Selection ) =>
	ATTRIBUTES.every( ( name, at ) => {
		const own = row.places[ at ] ?? ANY;
		const chosen = selection[ name ];
		return own === ANY || ! chosen || VALUES[ own ] === chosen;
	} );

/** The rules of spec §4, one after the other, over plain rows. */
function expected(
	rows: readonly Row[],
	name: string,
	value: string,
	isOpen: boolean,
	selection: Selection,
	settings: SwatchSettings
): SwatchItem {
	const tried = { ...selection, [ name ]: value };
	const candidates = rows.filter(
		( row ) => row.isActive && matches( row, tried )
	);
	const isPossible = candidates.length > 0;
	const isSoldOut =
		isPossible && candidates.every( ( { isInStock } ) => ! isInStock );
	const isOffered = rows.some(
		( row ) => row.isActive && matches( row, { [ name ]: value } )
	);

	let item: SwatchItem = { state: 'enabled', isChoosable: true };
	if ( isSoldOut ) {
		item = {
			state: settings.clickableOutOfStock ? 'no-stock' : 'disabled',
			reason: 'outOfStock',
			isChoosable: settings.clickableOutOfStock,
		};
	} else if ( ! isPossible || ! isOpen ) {
		item = {
			state: 'disabled',
			reason: 'unavailable',
			isChoosable:
				settings.deselectUnavailable && ! isPossible && isOffered,
		};
	}
	if ( selection[ name ] === value ) {
		return { ...item, state: 'selected', isChoosable: true };
	}
	const open = ATTRIBUTES.filter( ( one ) => ! selection[ one ] );
	const first = rows.find( ( row ) => matches( row, tried ) );
	const isSaid =
		settings.stockThreshold > 0 &&
		open.length === 1 &&
		open[ 0 ] === name &&
		first?.isInStock === true &&
		first.stock !== null &&
		first.stock <= settings.stockThreshold;
	return { ...item, left: isSaid ? ( first.stock ?? 0 ) : undefined };
}

const row = fc.record( {
	places: fc.tuple(
		...ATTRIBUTES.map( () => fc.integer( { min: -1, max: 2 } ) )
	),
	isInStock: fc.boolean(),
	isActive: fc.boolean(),
	stock: fc.option( fc.integer( { min: 1, max: 9 } ) ),
} );
const selections = fc.record(
	Object.fromEntries(
		ATTRIBUTES.map( ( name ) => [ name, fc.constantFrom( '', ...VALUES ) ] )
	)
);
const allSettings = fc.record( {
	clearOnReselect: fc.boolean(),
	deselectUnavailable: fc.boolean(),
	clickableOutOfStock: fc.boolean(),
	stockThreshold: fc.constantFrom( 0, 5 ),
} );

const states = (
	rows: readonly Row[],
	selection: Selection,
	settings: SwatchSettings = NONE,
	open: Readonly< Record< string, boolean > > = {}
) =>
	itemStates(
		ATTRIBUTES[ 0 ] as string,
		VALUES,
		new Map( VALUES.map( ( value ) => [ value, open[ value ] ?? true ] ) ),
		{ index: createVariationIndex( toMatrix( rows ) ), selection },
		settings
	);

const one = ( places: number[], more: Partial< Row > = {} ): Row => ( {
	places,
	isInStock: true,
	isActive: true,
	stock: null,
	...more,
} );

describe( 'state of a swatch', () => {
	it( '[PROD-06] follows the rules of the spec for any variations, selections and settings', () => {
		fc.assert(
			fc.property(
				fc.array( row, { maxLength: 12 } ),
				selections,
				allSettings,
				fc.array( fc.boolean(), { minLength: 3, maxLength: 3 } ),
				fc.constantFrom( ...ATTRIBUTES ),
				( rows, selection, settings, open, name ) => {
					const items = itemStates(
						name,
						VALUES,
						new Map(
							VALUES.map( ( value, at ) => [
								value,
								open[ at ] ?? true,
							] )
						),
						{
							index: createVariationIndex( toMatrix( rows ) ),
							selection,
						},
						settings
					);
					VALUES.forEach( ( value, at ) =>
						expect( items.get( value ) ).toEqual(
							expected(
								rows,
								name,
								value,
								open[ at ] ?? true,
								selection,
								settings
							)
						)
					);
				}
			),
			{ numRuns: 500 }
		);
	} );

	it( '[PROD-06] distinguishes sold out from not available with the other values', () => {
		const items = states(
			[
				one( [ 0, 0, ANY ], { isInStock: false } ),
				one( [ 1, 1, ANY ] ),
			],
			{ attribute_pa_b: 'x' }
		);
		expect( items.get( 'x' )?.reason ).toBe( 'outOfStock' );
		expect( items.get( 'y' )?.reason ).toBe( 'unavailable' );
	} );

	it( '[PROD-06] is disabled if another plugin has disabled the option', () => {
		const items = states( [ one( [ ANY, ANY, ANY ] ) ], {}, NONE, {
			y: false,
		} );
		expect( items.get( 'x' )?.state ).toBe( 'enabled' );
		expect( items.get( 'y' )?.state ).toBe( 'disabled' );
	} );

	it( '[PROD-06] is unavailable, and never selectable, if the select has no option for it', () => {
		const items = itemStates(
			'attribute_pa_a',
			VALUES,
			new Map( [ [ 'x', true ] ] ),
			{
				index: createVariationIndex(
					toMatrix( [ one( [ 0, 0, ANY ] ), one( [ 1, 1, ANY ] ) ] )
				),
				selection: { attribute_pa_b: 'x' },
			},
			{ ...NONE, deselectUnavailable: true }
		);
		expect( items.get( 'x' )?.isChoosable ).toBe( true );
		expect( items.get( 'y' ) ).toMatchObject( {
			reason: 'unavailable',
			isChoosable: false,
		} );
	} );

	it( '[PROD-06] never makes a value selectable that no variation has, with any settings', () => {
		const items = states(
			[ one( [ 0, ANY, ANY ] ) ],
			{},
			{ ...NONE, deselectUnavailable: true, clickableOutOfStock: true }
		);
		expect( items.get( 'z' )?.isChoosable ).toBe( false );
	} );

	it.each( [
		[ 'at the threshold', 5, true, 5 ],
		[ 'above it', 6, true, undefined ],
		[ 'where nobody counts', null, true, undefined ],
		[ 'out of stock', 5, false, undefined ],
	] )(
		'[PROD-06] says how many are left: %s',
		( _, stock, isInStock, left ) => {
			const items = states(
				[ one( [ 0, 0, 0 ], { stock, isInStock } ) ],
				{ attribute_pa_b: 'x', attribute_pa_c: 'x' },
				{ ...NONE, stockThreshold: 5 }
			);
			expect( items.get( 'x' )?.left ).toBe( left );
		}
	);

	it( '[PROD-06] shows no stock while two attributes are not selected, or none', () => {
		const rows = [ one( [ 0, 0, 0 ], { stock: 2 } ) ];
		const settings = { ...NONE, stockThreshold: 5 };
		const left = ( selection: Selection ) =>
			states( rows, selection, settings ).get( 'x' )?.left;
		expect( left( { attribute_pa_b: 'x' } ) ).toBeUndefined();
		expect(
			left( {
				attribute_pa_a: 'x',
				attribute_pa_b: 'x',
				attribute_pa_c: 'x',
			} )
		).toBeUndefined();
	} );
} );
