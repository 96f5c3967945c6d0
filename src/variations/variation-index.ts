import {
	bitsWhere,
	intersection,
	hasAllFlags,
	intersects,
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

/** Number of cached results: shoppers often return to an earlier selection. */
const MAX_CACHED = 300;

export interface IndexedVariation {
	readonly id: number;
	readonly isInStock: boolean;
	/** Items in stock; null if stock is not managed. */
	readonly stock: number | null;
}

/** Attribute name → values. */
export type ValueSets = Readonly< Record< string, ReadonlySet< string > > >;

export interface IndexOptions {
	/** Ignores variations that are out of stock (`disable_out_of_stock`). */
	readonly isInStockOnly?: boolean;
}

export interface ResolveOptions extends IndexOptions {
	/** Clears all other choices, not only the impossible ones (`deselect_unavailable`). */
	readonly isDeselecting?: boolean;
}

/**
 * Lookups over the variations of one product. A value matches if it equals the
 * variation's, or if either of them is empty (spec §5).
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
	/** Index in the matrix's `pictures`, if all variations that still match share one image. */
	sharedImage: (
		selection: Selection,
		options?: IndexOptions
	) => number | undefined;
	/**
	 * The selection after a change: values that no variation combines with the changed
	 * one are cleared, in the order of the form. The changed value stays; if no
	 * variation has it at all, nothing is cleared.
	 */
	resolve: (
		selection: Selection,
		changed?: string,
		options?: ResolveOptions
	) => Selection;
	/** Fills the cache for every first choice; one step per value. */
	precompute: ( options?: IndexOptions ) => Generator< void >;
}

/** The state of a form. */
export interface Choice {
	readonly index: VariationIndex;
	readonly selection: Selection;
}

/** Builds the index, once per product. */
export function createVariationIndex(
	matrix: VariationMatrix
): VariationIndex {
	const { attributes, ids, columns, flags } = matrix;
	const withFlags = ( sum: number ) =>
		bitsWhere( ids.length, ( place ) =>
			hasAllFlags( flags[ place ]!, sum )
		);
	const all = withFlags( 0 );
	const inStock = withFlags( FLAGS.inStock );
	const active = withFlags( FLAGS.active );
	const activeInStock = intersection( active, inStock );

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

	/** Variations with a value of an attribute; undefined, as for an empty value, means all. */
	const matching = ( column: number, value = '' ): Bits | undefined =>
		value === ''
			? undefined
			: ( sets[ column ]!.byValue.get( value ) ?? sets[ column ]!.any );

	const narrow = ( from: Bits, selection: Selection, except = -1 ): Bits =>
		attributes.reduce( ( rest, { name }, column ) => {
			const next =
				column === except
					? undefined
					: matching( column, selection[ name ] );
			return next ? intersection( rest, next ) : rest;
		}, from );

	const selectable = ( { isInStockOnly }: IndexOptions = {} ) =>
		isInStockOnly ? activeInStock : active;

	const describe = ( place: number ): IndexedVariation => ( {
		id: ids[ place ]!,
		isInStock: hasAllFlags( flags[ place ]!, FLAGS.inStock ),
		stock: matrix.stock[ place ] ?? null,
	} );

	const findPossible = (
		selection: Selection,
		options: IndexOptions
	): ValueSets =>
		Object.fromEntries(
			attributes.map( ( { name, values }, column ) => {
				const rest = narrow( selectable( options ), selection, column );
				return [
					name,
					new Set(
						values.filter( ( value ) =>
							intersects( rest, matching( column, value )! )
						)
					),
				];
			} )
		);

	/** Form and swatches request the same results several times per choice. */
	const cache = new Map< string, ValueSets >();
	const cached = (
		kind: string,
		selection: Selection,
		find: () => ValueSets
	): ValueSets => {
		const key = JSON.stringify( [
			kind,
			...attributes.map( ( { name } ) => selection[ name ] ?? '' ),
		] );
		const known = cache.get( key );
		if ( known ) {
			return known;
		}
		if ( cache.size > MAX_CACHED ) {
			cache.clear();
		}
		const found = find();
		cache.set( key, found );
		return found;
	};
	const possible = ( selection: Selection, options: IndexOptions = {} ) =>
		cached(
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
		cached( 'out of stock', selection, () => findOutOfStock( selection ) );

	return {
		matrix,
		possible,
		outOfStock,
		find( selection, { isInStockOnly } = {} ) {
			const found = narrow( isInStockOnly ? inStock : all, selection );
			const { value } = members( found ).next();
			return value === undefined ? value : describe( value );
		},
		sharedImage: ( selection, options ) =>
			sharedImage( narrow( selectable( options ), selection ), matrix ),
		*precompute( options ) {
			for ( const { name, values } of attributes ) {
				for ( const value of values ) {
					const selection = { [ name ]: value };
					possible( selection, options );
					outOfStock( selection );
					yield;
				}
			}
		},
		resolve( selection, changed = '', options = {} ) {
			const from = selectable( options );
			const start = narrow( from, {
				[ changed ]: selection[ changed ] ?? '',
			} );
			const isPossible = intersects( start, all );
			const isMatch = intersects( narrow( from, selection ), all );
			if ( isMatch || ! ( isPossible || options.isDeselecting ) ) {
				return selection;
			}
			let rest = start;
			const resolved = { ...selection };
			attributes.forEach( ( { name }, column ) => {
				const own = matching( column, selection[ name ] );
				if ( ! own || name === changed ) {
					return;
				}
				if ( options.isDeselecting || ! intersects( rest, own ) ) {
					resolved[ name ] = '';
				} else {
					rest = intersection( rest, own );
				}
			} );
			return resolved;
		},
	};
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
