import {
	bitsWhere,
	both,
	sizeOf,
	holds,
	meet,
	members,
	type Bits,
} from './bits';
import {
	ANY,
	FLAGS,
	NO_IMAGE,
	type Selection,
	type VariationMatrix,
} from './matrix';

/** Answers about what is possible that are kept; a shopper goes back and forth. */
const MOST_ANSWERS = 300;

/** One variation of the matrix. */
export interface IndexedVariation {
	readonly id: number;
	/** Its place in the matrix. */
	readonly place: number;
	/** An empty value means any. */
	readonly attributes: Selection;
	readonly isPurchasable: boolean;
	readonly isInStock: boolean;
	readonly isVisible: boolean;
	readonly isActive: boolean;
	/** Minor units. */
	readonly price: number | null;
	/** Pieces left; null where nobody counts. */
	readonly stock: number | null;
	/** Place in the matrix's `pictures`, or NO_IMAGE. */
	readonly image: number;
}

/** What all variations share that a selection still allows. */
export interface Common {
	/** How many they are. */
	readonly count: number;
	/** Minor units; undefined where none has a price. */
	readonly price: { readonly min: number; readonly max: number } | undefined;
	/** Place in the matrix's `pictures`, if they share one image. */
	readonly image: number | undefined;
	/** How many of them are in stock. */
	readonly stock: 'all' | 'some' | 'none';
}

/** Attribute name → values. */
export type ValueSets = Readonly< Record< string, ReadonlySet< string > > >;

export interface IndexOptions {
	/** Variations that are out of stock do not count (`disable_out_of_stock`). */
	readonly isInStockOnly?: boolean;
}

export interface SettleOptions extends IndexOptions {
	/** Clears all other choices, not only the impossible (`deselect_unavailable`). */
	readonly isDeselecting?: boolean;
}

/**
 * Answers about the variations of one product. A value matches when it is the
 * variation's own, or when either side is empty (spec §5).
 */
export interface VariationIndex {
	readonly matrix: VariationMatrix;
	/** Values that a variation can still have, given the other choices. */
	possible: ( selection: Selection, options?: IndexOptions ) => ValueSets;
	/** Values that are possible, but only out of stock. */
	outOfStock: ( selection: Selection ) => ValueSets;
	/** The first variation that matches; open attributes match all. */
	find: (
		selection: Selection,
		options?: IndexOptions
	) => IndexedVariation | undefined;
	/** What the variations share that can still be meant. */
	common: ( selection: Selection, options?: IndexOptions ) => Common;
	/**
	 * The selection after a change: others' values that no variation has
	 * together with the changed one are cleared, in the order of the form. The
	 * changed one stays; one that no variation has at all clears nothing.
	 */
	settle: (
		selection: Selection,
		changed?: string,
		options?: SettleOptions
	) => Selection;
	/** Finds the answers to every first choice; a step for each attribute's value. */
	foresee: ( options?: IndexOptions ) => Generator< void >;
}

/**
 * Builds the index, once per product.
 *
 * @param matrix The product's variations.
 */
export function createVariationIndex(
	matrix: VariationMatrix
): VariationIndex {
	const { attributes, ids, columns, flags } = matrix;
	const withFlags = ( sum: number ) =>
		bitsWhere( ids.length, ( place ) => holds( flags[ place ]!, sum ) );
	const all = withFlags( 0 );
	const inStock = withFlags( FLAGS.inStock );
	const active = withFlags( FLAGS.active );
	const activeInStock = both( active, inStock );

	const sets = attributes.map( ( { values }, column ) => {
		const own = columns[ column ]!;
		const any = bitsWhere( ids.length, ( place ) => own[ place ] === ANY );
		const byValue = new Map(
			values.map( ( value, at ) => [
				value,
				bitsWhere(
					ids.length,
					( place ) => own[ place ] === ANY || own[ place ] === at
				),
			] )
		);
		return { any, byValue };
	} );

	/**
	 * Variations that match one value; undefined stands for all.
	 *
	 * @param column The attribute's place.
	 * @param value  The value; an empty one matches all.
	 */
	const having = ( column: number, value = '' ): Bits | undefined =>
		value === ''
			? undefined
			: ( sets[ column ]!.byValue.get( value ) ?? sets[ column ]!.any );

	const narrow = ( from: Bits, selection: Selection, except = -1 ): Bits =>
		attributes.reduce( ( rest, { name }, column ) => {
			const next =
				column === except
					? undefined
					: having( column, selection[ name ] );
			return next ? both( rest, next ) : rest;
		}, from );

	const choosable = ( { isInStockOnly }: IndexOptions = {} ) =>
		isInStockOnly ? activeInStock : active;

	const describe = ( place: number ): IndexedVariation => {
		const has = ( flag: number ) => holds( flags[ place ]!, flag );
		return {
			id: ids[ place ]!,
			place,
			attributes: Object.fromEntries(
				attributes.map( ( { name, values }, column ) => [
					name,
					values[ columns[ column ]![ place ]! ] ?? '',
				] )
			),
			isPurchasable: has( FLAGS.purchasable ),
			isInStock: has( FLAGS.inStock ),
			isVisible: has( FLAGS.visible ),
			isActive: has( FLAGS.active ),
			price: matrix.prices[ place ] ?? null,
			stock: matrix.stock[ place ] ?? null,
			image: matrix.images[ place ] ?? NO_IMAGE,
		};
	};

	const findPossible = (
		selection: Selection,
		options: IndexOptions
	): ValueSets =>
		Object.fromEntries(
			attributes.map( ( { name, values }, column ) => {
				const rest = narrow( choosable( options ), selection, column );
				return [
					name,
					new Set(
						values.filter( ( value ) =>
							meet( rest, having( column, value )! )
						)
					),
				];
			} )
		);

	/** Form and swatches ask the same several times for one choice. */
	const answers = new Map< string, ValueSets >();
	const remember = (
		what: string,
		selection: Selection,
		answer: () => ValueSets
	): ValueSets => {
		const question = JSON.stringify( [
			what,
			...attributes.map( ( { name } ) => selection[ name ] ?? '' ),
		] );
		const known = answers.get( question );
		if ( known ) {
			return known;
		}
		if ( answers.size > MOST_ANSWERS ) {
			answers.clear();
		}
		const found = answer();
		answers.set( question, found );
		return found;
	};
	const possible = ( selection: Selection, options: IndexOptions = {} ) =>
		remember(
			options.isInStockOnly ? 'in stock' : 'possible',
			selection,
			() => findPossible( selection, options )
		);
	const findOutOfStock = ( selection: Selection ): ValueSets => {
		const left = possible( selection, { isInStockOnly: true } );
		return Object.fromEntries(
			Object.entries( possible( selection ) ).map(
				( [ name, values ] ) => [
					name,
					new Set(
						[ ...values ].filter(
							( value ) => ! left[ name ]!.has( value )
						)
					),
				]
			)
		);
	};
	const outOfStock = ( selection: Selection ) =>
		remember( 'out of stock', selection, () =>
			findOutOfStock( selection )
		);

	return {
		matrix,
		possible,
		outOfStock,
		find( selection, { isInStockOnly } = {} ) {
			const found = narrow( isInStockOnly ? inStock : all, selection );
			const { value } = members( found ).next();
			return value === undefined ? value : describe( value );
		},
		common( selection, options ) {
			const left = narrow( choosable( options ), selection );
			const size = sizeOf( left );
			const stocked = sizeOf( both( left, inStock ) );
			return {
				count: size,
				// Only who wants the prices walks through them.
				get price() {
					return priceRange( left, matrix );
				},
				image: sharedImage( left, matrix ),
				stock: toStock( stocked, size ),
			};
		},
		*foresee( options ) {
			for ( const { name, values } of attributes ) {
				for ( const value of values ) {
					const selection = { [ name ]: value };
					possible( selection, options );
					outOfStock( selection );
					yield;
				}
			}
		},
		settle( selection, changed = '', options = {} ) {
			const from = choosable( options );
			const start = narrow( from, {
				[ changed ]: selection[ changed ] ?? '',
			} );
			const isAlive = meet( start, all );
			const isMatch = meet( narrow( from, selection ), all );
			if ( isMatch || ! ( isAlive || options.isDeselecting ) ) {
				return selection;
			}
			let rest = start;
			const settled = { ...selection };
			attributes.forEach( ( { name }, column ) => {
				const own = having( column, selection[ name ] );
				if ( ! own || name === changed ) {
					return;
				}
				if ( options.isDeselecting || ! meet( rest, own ) ) {
					settled[ name ] = '';
				} else {
					rest = both( rest, own );
				}
			} );
			return settled;
		},
	};
}

function priceRange( left: Bits, { prices }: VariationMatrix ) {
	const known = [ ...members( left ) ]
		.map( ( place ) => prices[ place ] ?? NaN )
		.filter( ( price ) => ! isNaN( price ) );
	return known.length
		? { min: Math.min( ...known ), max: Math.max( ...known ) }
		: undefined;
}

function sharedImage(
	left: Bits,
	{ images }: VariationMatrix
): number | undefined {
	let shared = NO_IMAGE;
	for ( const place of members( left ) ) {
		const image = images[ place ] ?? NO_IMAGE;
		if (
			image === NO_IMAGE ||
			( shared !== NO_IMAGE && image !== shared )
		) {
			return undefined;
		}
		shared = image;
	}
	return shared === NO_IMAGE ? undefined : shared;
}

function toStock( stocked: number, count: number ): Common[ 'stock' ] {
	if ( stocked === 0 ) {
		return 'none';
	}
	return stocked === count ? 'all' : 'some';
}
